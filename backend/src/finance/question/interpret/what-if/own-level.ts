/** "If rent goes up 4%, what is the new monthly rent": the level of the one thing that changes is asked for, not what the change does to profit. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import type { PlanLever, Subject } from '../../plan.ts';
import { lemma } from '../lexicon/lemma.ts';
import { isEarned } from './effect-on.ts';

const ASKED: readonly RegExp[] = [
  /\bnew (?:monthly |total |average )?([a-z]+)\b/,
  /\b(?:what|how much) (?:would|will|is|might|could) (?:the |our |my |its )?(?:new |monthly )*([a-z]+) (?:then )?(?:be|become|come to|look like|amount to)\b/,
  /\b([a-z]+) (?:then )?(?:would|will) (?:then )?(?:be|become|come to) how much\b/,
];
const PAID = /\b(?:what|how much) (?:would|will) (?:we|i) (?:then )?(?:be paying|pay|have to pay)\b/;

/** Another change is told beside it. */
const SIZES = /(?<![\d.])\d{1,3}(?:\.\d+)?(?![\d.])/g;

/** Null where another figure is asked, or more than one thing changes. */
export function ownLevel(levers: readonly PlanLever[], text: string, { categories }: LedgerVocabulary): Omit<Subject, 'period'> | null {
  const [lever, another] = levers;
  if (lever?.kind !== 'category-change' || another !== undefined || (text.match(SIZES) ?? []).length > 1) return null;
  const category = categories.find(({ number }) => number === lever.category);
  const words = category?.name.toLowerCase().split(/[^a-z]+/).map(lemma) ?? [];
  const isAsked = PAID.test(text) || ASKED.some((pattern) => { const word = pattern.exec(text)?.[1]; return word !== undefined && words.includes(lemma(word)); });
  return isAsked ? { metric: isEarned(category?.role) ? 'revenue' : 'expenses', filters: { categories: [lever.category] } } : null;
}
