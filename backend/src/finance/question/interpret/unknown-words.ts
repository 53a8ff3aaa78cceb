/** What to do with words that nothing explains: where they stand for a name they are looked up in the bank's texts, never dropped. */
import type { Interpretation, Plan, PlanFilters } from '../plan.ts';
import { choicesFor } from './choices.ts';
import type { Frame } from './frame.ts';
import { lemma } from './lexicon/lemma.ts';

export function withUnknownWords(found: Interpretation, frame: Frame): Interpretation {
  if (found.kind !== 'plan') return found;
  const { reading } = frame;
  const nameless = reading.names.find((name) => name.names.length === 0);
  if (nameless) return { kind: 'clarify', message: `This ledger has no category for "${nameless.said}".`, choices: choicesFor(frame.vocabulary), plan: null };
  const unknown = reading.leftovers.filter((left) => !isInjected(left.said));
  if (unknown.length === 0 || found.plan.task === 'runway' || found.plan.task === 'burn' || found.plan.task === 'overview') return found;
  const negated = unknown.filter((left) => isNegated(frame, left.from));
  const wanted = unknown.filter((left) => !negated.includes(left));
  const words = wanted.flatMap((left) => left.said.split(' ')).map(lemma);
  const notWords = negated.flatMap((left) => left.said.split(' ')).map(lemma);
  const filters: PlanFilters = { ...found.plan.filters, ...(words.length > 0 ? { words } : {}), ...(notWords.length > 0 ? { notWords } : {}) };
  const plan: Plan = { ...found.plan, filters };
  return { kind: 'plan', plan };
}

const isInjected = (_said: string): boolean => false;

function isNegated({ reading }: Frame, at: number): boolean {
  const before = reading.tokens.slice(Math.max(0, at - 3), at).map((token) => token.text).join(' ');
  return /\b(excluding|except|without|not|besides|minus|other than|apart from|but)\b/.test(before);
}
