/** Told for each of those who are paid, whatever their trade calls them: by carrier, mill by mill, a figure for each firm. Add a noun or a line to teach one. */
import type { Saying } from './saying.ts';

const FIRMS = [
  ['firm', 'firms'], ['carrier', 'carriers'], ['mill', 'mills'], ['seller', 'sellers'], ['dealer', 'dealers'], ['lender', 'lenders'], ['agency', 'agencies'], ['distributor', 'distributors'], ['wholesaler', 'wholesalers'],
  ['manufacturer', 'manufacturers'], ['maker', 'makers'], ['grower', 'growers'], ['farm', 'farms'], ['insurer', 'insurers'], ['contractor', 'contractors'], ['utility', 'utilities'],
] as const;
const FIGURE = '(a|one|the|an) (figure|number|amount|total|sum|line|subtotal|row)';
const EACH = '(for each|for every|per|for each of the|each|for each separate|for each single)';
const BY = ', by company';

export const BY_WHOM_SAYINGS: readonly Saying[] = [
  ...FIRMS.flatMap(([firm, firms]): Saying[] => [
    [`${firm} by ${firm}`, 'by company'], [`(by|per) ${firm} !<comparison>`, 'by company'], [`(,|-|:|) (with|) ${FIGURE} ${EACH} (${firm}|${firms}) $`, BY], [`(split|broken|divided|separated) (out|up|down|) (by|between|among|per) (the|our|) (${firm}|${firms})`, 'by company'],
  ]),
  ...['company', 'vendor', 'supplier', 'name', 'person', 'payee'].map((one): Saying => [`(,|-|:|) (with|) ${FIGURE} ${EACH} ${one} $`, `, by ${one}`]),
  ['which firm', 'which company'], ['split (out|up|) by (provider|vendor|supplier|payee)', 'by vendor'], ...FIRMS.map(([firm]): Saying => [`(break|split|separate|divide) … out by ${firm}`, 'break down … by company']), ['(break|split|separate|divide) … out by', 'break down … by'],
  ['how much did (each|every) (company|vendor|supplier|payee) (get|receive|collect|take) (of us|from us|off us|)', 'expenses by vendor'],
];
