/** What makes something of the plan before, once a turn of the talk is known by its word. */
import type { Interpretation, Plan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { GOT_NOUNS, PAID_NOUNS, POINTING } from '../lexicon/sayings/turns/sets.ts';
import { sideOfSubject } from '../sides/side-of-subject.ts';
import type { Token } from '../words/tokenize.ts';

export interface Turn {
  /** The fragment without what leads up to it and what is said behind it. */
  readonly words: readonly Token[];
  /** What the lexicon has behind the turn's word: the place in a list, the kind of a margin. Empty where it has nothing. */
  readonly detail: string;
}

/** What nothing can be told for, and what can be instead. */
export type AskedBack = Extract<Interpretation, { readonly kind: 'clarify' }>;

/** Null where the plan before has nothing of the kind. */
export type Maker = (previous: Plan, frame: Frame, turn: Turn) => Plan | AskedBack | null;

export const askedBack = (message: string, questions: readonly string[]): AskedBack => ({ kind: 'clarify', message, choices: questions.map((question) => ({ label: question, question })), plan: null });

const wordsOf = (names: string): ReadonlySet<string> => new Set(names.split('|'));
const [PAID, GOT, POINTS] = [wordsOf(PAID_NOUNS), wordsOf(GOT_NOUNS), wordsOf(POINTING)];

/** Deposits are none of what was spent, and bills none of what was sold. */
export function isOfOtherSide({ words }: Turn, previous: Plan): boolean {
  const side = sideOfSubject(previous);
  return words.some(({ text }) => side === 'in' && PAID.has(text) || side === 'out' && GOT.has(text));
}

export const pointsBack = ({ words }: Turn): boolean => words.some(({ text }) => POINTS.has(text));

/** A party or a category that the figure before is about. */
export const hasName = ({ filters }: Plan): boolean => (filters.counterparties ?? filters.categories) !== undefined;

/** "What is it now?" looks at the whole file; what follows it is of the time that the talk was of before. */
export const inItsTime = (previous: Plan): Plan => (previous.task === 'latest' && previous.period.unit === 'all' && previous.replacedPeriod ? { ...previous, period: previous.replacedPeriod } : previous);
