/** People who are paid are payroll: "pay our employees" and "worker wages" ask for a cost, "how many employees" for a number of people. */
import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import type { Token } from '../words/tokenize.ts';

const PEOPLE = /^(employees?|workers?|staff|crew|workforce|people|team|guys|girls|boys|lads|ladies)$/;
const DETERMINER = /^(our|the|my|all|of|for|to|on|its)$/;
const PAY_VERB = /^(pay|paid|pays|paying|spend|spent|spending|cost|costs|go|goes|went|going)$/;
const PAY_NOUN = /^(salary|salaries|wages?|pay|payroll|paychecks?|compensation|costs?)$/;
const COUNTED = /^(many|per|each|every|which|average)$/;

/** The words for paid people read as "payroll". */
export function peopleAsPayroll(tokens: readonly Token[], { byWord }: NameIndex): Token[] {
  const isPaidFor = tokens.some((token) => PAY_VERB.test(token.text));
  const paid = tokens.map((token, at) => (PEOPLE.test(token.text) && !isCalledSo(lemma(token.text), [tokens[at - 1], tokens[at + 1]].map((beside) => lemma(beside?.text ?? '')), byWord) && isPaid(tokens, at, isPaidFor) ? { ...token, text: 'payroll' } : token));
  // "The guys' wages" are all of it, whatever else is called wages.
  return paid.filter(({ text }, at) => !(PAY_NOUN.test(text) && text !== 'costs' && text !== 'cost' && paid[at - 1]?.text === 'payroll' && MEN.test(tokens[at - 1]?.text ?? '')));
}

const MEN = /^(guys|girls|boys|lads|ladies)$/;

/** "Staff wages", "seasonal staff" where the ledger tells Staff Wages or Seasonal Staff from those of others. */
const isCalledSo = (people: string, beside: readonly string[], byWord: NameIndex['byWord']): boolean => (byWord.get(people) ?? []).some(({ kind, count, words }) => kind === 'category' && count > 0 && (beside.some((word) => words.includes(word)) || words[0] === people && words.includes('wage')));

function isPaid(tokens: readonly Token[], at: number, isPaidFor: boolean): boolean {
  let before = at - 1;
  while (DETERMINER.test(tokens[before]?.text ?? '')) before--;
  const [verb, next] = [tokens[before]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (COUNTED.test(verb) || COUNTED.test(tokens[at - 1]?.text ?? '')) return false;
  // An agency of theirs is somebody else.
  if (/^(agency|agencies|company|firm|provider|supplier)$/.test(next)) return false;
  // "The front desk girls" are some of them.
  if (MEN.test(tokens[at]?.text ?? '') && !/^(the|our|my|all|on|for|to|pay|paid|)$/.test(tokens[at - 1]?.text ?? '')) return false;
  // Workers' compensation is an insurance.
  if (next === 'comp' || /^workers?$/.test(tokens[at]?.text ?? '') && next === 'compensation') return false;
  if (isListed(tokens, at)) return true;
  if (PAY_NOUN.test(next)) return /^(employee|worker|staff|crew|workforce|guys|girls|boys|lads|ladies)/.test(tokens[at]?.text ?? '');
  return PAY_VERB.test(verb) && isPaidFor && !/^(who|that|members?|lunch|lunches|meals?|dinner|party|training|events?|building|outings?|retreats?|offsites?|uniforms?)$/.test(next);
}

/** "Contractors and staff", "staff, subs and rent": beside another kind of cost, and with nothing behind that would say what else of theirs is meant. */
function isListed(tokens: readonly Token[], at: number): boolean {
  if (!LISTED.test(tokens[at]?.text ?? '')) return false;
  const next = tokens[at + 1];
  const before = JOINT.test(tokens[at - 1]?.text ?? '') && isCost(tokens[at - 2]?.text ?? '');
  const behind = JOINT.test(next?.text ?? '') && isCost(tokens[/^(and|&|plus|or|our|the)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2]?.text ?? '');
  return behind || before && (next === undefined || next.kind !== 'word' || ENDS.test(next.text));
}

const LISTED = /^(staff|employees?|workers?|crew)$/;
const JOINT = /^(and|&|plus|or|,|\+|\/|with|vs|versus|than)$/;
const ENDS = /^(in|for|last|this|since|during|over|and|or|plus|together|combined|altogether|total|cost|costs|by|per|each|q[1-4]|h[12]|between|from|so|on|both|did|do)$/;
const isCost = (word: string): boolean => COSTS.has(lemma(word));
const COSTS: ReadonlySet<string> = new Set(CATEGORY_WORDS.filter(({ kind }) => /^(rent|utilities|advertising|software|insurance|travel|meals|professional-fees|repairs|vehicle|equipment|taxes|materials|subcontractors|training|shipping|office-supplies)$/.test(kind)).flatMap(({ phrases }) => phrases.split('|')).filter((phrase) => !phrase.includes(' ')).map(lemma));
