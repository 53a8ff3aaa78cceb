/** "Money out including draws", "expenses, taxes included": what a measure is said to hold is no condition on its rows. */
import type { NameMention } from './find-names.ts';
import type { Span } from './phrase-table.ts';
import { covers } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

const BEFORE = /^(including|include|includes|incl|counting|inclusive)$/;
const BEHIND = /^(included|inclusive|counted|too|also)$/;
/** Plain words that include only what a measure of cash holds beside income and costs. */
const BEFORE_OWN_MONEY = /^(with|plus)$/;
const OWN_MONEY = /^(loan|owner|transfer)$/;
const BETWEEN = /^(and|or|plus|,|\+|&|the|our|my|any|all|of|both|also|payments?|costs?|expenses?|money|cash|from|own|private|in|are|is|was|were|been|what|we|\.)$/;

/** The names that are said to be included; none beside another name, which they then widen ("payroll including taxes"), or without a measure to hold them. */
export function includedNames(names: readonly NameMention[], tokens: readonly Token[], hasMeasure: boolean): NameMention[] {
  const included = names.filter((name) => isIncluded(tokens, name, names));
  const others = names.filter((name) => !included.includes(name));
  if (others.length > 0 && others.every(isParty) && !included.some(isParty)) return included;
  return hasMeasure && included.length === names.length ? included : [];
}

const isParty = (name: NameMention): boolean => name.names.length > 0 && name.names.every(({ kind }) => kind === 'counterparty');

function isIncluded(tokens: readonly Token[], name: NameMention, names: readonly Span[]): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const skip = (from: number, step: 1 | -1): number => {
    let at = from;
    while (BETWEEN.test(text(at)) || covers(names, at)) at += step;
    return at;
  };
  const before = skip(name.from - 1, -1);
  const isOwnMoney = name.names.length > 0 && name.names.every(({ role }) => role !== null && OWN_MONEY.test(role));
  if (isOwnMoney && (BEFORE_OWN_MONEY.test(text(before)) || text(name.from - 1) === 'also')) return true;
  if (BEFORE.test(text(before))) return !/^(not|without|no)$/.test(text(before - 1));
  const behind = skip(name.to, 1);
  const isAsWell = text(behind) === 'as' && text(behind + 1) === 'well';
  return (BEHIND.test(text(behind)) || isAsWell) && !/^(not|no)$/.test(text(behind - 1));
}
