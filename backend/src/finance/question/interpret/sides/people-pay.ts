/** People who are paid are payroll: "pay our employees" and "worker wages" ask for a cost, "how many employees" for a number of people. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import type { Token } from '../words/tokenize.ts';

const PEOPLE = /^(employees?|workers?|staff|crew|workforce|people|team)$/;
const DETERMINER = /^(our|the|my|all|of|for|to|on|its)$/;
const PAY_VERB = /^(pay|paid|pays|paying|spend|spent|spending|cost|costs|go|goes|went|going)$/;
const PAY_NOUN = /^(salary|salaries|wages?|pay|payroll|paychecks?|compensation|costs?)$/;
const COUNTED = /^(many|per|each|every|which|average)$/;

/** The words for paid people read as "payroll". */
export function peopleAsPayroll(tokens: readonly Token[], { byWord }: NameIndex): Token[] {
  const isPaidFor = tokens.some((token) => PAY_VERB.test(token.text));
  return tokens.map((token, at) => (PEOPLE.test(token.text) && !isCalledSo(lemma(token.text), [tokens[at - 1], tokens[at + 1]].map((beside) => lemma(beside?.text ?? '')), byWord) && isPaid(tokens, at, isPaidFor) ? { ...token, text: 'payroll' } : token));
}

/** "Staff wages", "seasonal staff" where the ledger tells Staff Wages or Seasonal Staff from those of others. */
const isCalledSo = (people: string, beside: readonly string[], byWord: NameIndex['byWord']): boolean => (byWord.get(people) ?? []).some(({ kind, count, words }) => kind === 'category' && count > 0 && (beside.some((word) => words.includes(word)) || words[0] === people && words.includes('wage')));

function isPaid(tokens: readonly Token[], at: number, isPaidFor: boolean): boolean {
  let before = at - 1;
  while (DETERMINER.test(tokens[before]?.text ?? '')) before--;
  const [verb, next] = [tokens[before]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (COUNTED.test(verb) || COUNTED.test(tokens[at - 1]?.text ?? '')) return false;
  // An agency of theirs is somebody else.
  if (/^(agency|agencies|company|firm|provider|supplier)$/.test(next)) return false;
  // Workers' compensation is an insurance.
  if (next === 'comp' || /^workers?$/.test(tokens[at]?.text ?? '') && next === 'compensation') return false;
  if (PAY_NOUN.test(next)) return /^(employee|worker|staff|crew|workforce)/.test(tokens[at]?.text ?? '');
  return PAY_VERB.test(verb) && isPaidFor && !/^(who|that|members?|lunch|lunches|meals?|dinner|party|training|events?)$/.test(next);
}
