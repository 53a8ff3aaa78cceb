/** "What did the gym cost us" where the ledger pays Gold's Gym: that, or the business itself, is for the user to say. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { lemma, lemmas } from '../lexicon/lemma.ts';
import { covers } from '../words/phrase-table.ts';
import { BUSINESS } from './own-business.ts';

const MOST = 4;
/** All that a category is called beside the word: "Gym Membership", "Farm Expenses". */
const IS_COST = /^(expense|cost|membership|fee|due|spending|bill)$/;

export function businessOrName({ reading: { tokens, names, exceptions, text }, vocabulary }: Frame): Interpretation | null {
  const said = [...names, ...exceptions].filter((name) => name.names.length > 0);
  const at = tokens.findIndex((token, i) => BUSINESS.test(token.text) && !covers(said, i) && isPaid(tokens.slice(0, i).map((one) => one.text).join(' '), tokens.slice(i + 1).map((one) => one.text).join(' ')));
  if (at < 0 || /\b(whole|entire)\b/.test(text)) return null;
  const word = lemma(tokens[at]?.text ?? '');
  const categories = vocabulary.categories.filter(({ name, count }) => count > 0 && lemmas(name)[0] === word && lemmas(name).length > 1 && lemmas(name).slice(1).every((other) => IS_COST.test(other)));
  const parties = vocabulary.counterparties.filter(({ name, count }) => count > 0 && lemmas(name).length > 1 && lemmas(name).at(-1) === word);
  const called = [...categories, ...parties].map(({ name }) => name);
  if (called.length === 0 || called.length > MOST) return null;
  const from = /^(the|our|my)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const asked = (name: string): string => [...tokens.slice(0, from).map(({ raw }) => raw), name, ...tokens.slice(at + 1).map(({ raw }) => raw)].join(' ').replace(/ (?=[?.,!])/g, '');
  const choices = [...called.map((name) => ({ label: name, question: asked(name) })), { label: 'The whole business', question: asked('the whole business') }];
  return { kind: 'clarify', plan: null, message: `“${tokens[at]?.raw ?? word}” may be ${called.join(' or ')}, or the business itself. Which do you mean?`, choices };
}

/** What it costs, or what is spent there. */
const isPaid = (before: string, after: string): boolean =>
  /^(costs?|costing) (us|me)\b/.test(after) || /^(costs?|expenses?|spending|bills?)\b/.test(after)
  || /\b(spend|spent|spending|pay|paid|paying|payments?|bought)( (at|to|with|on|for))?( the| our| my)$/.test(before);
