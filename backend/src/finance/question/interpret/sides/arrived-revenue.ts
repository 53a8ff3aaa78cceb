/** "How much came in as revenue": the word for its coming in is no measure of its own, unless the two are set side by side. */
import type { Measure } from '../../measures.ts';
import { MONTHS } from '../periods/period-words.ts';
import type { Match } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

export function withoutArrival<T extends Match<{ readonly measure: Measure; readonly isWeak: boolean }>>(measures: readonly T[], tokens: readonly Token[]): T[] {
  const saysRevenue = measures.some(({ values }) => values.some(({ measure, isWeak }) => measure === 'revenue' && !isWeak));
  const isArrival = ({ from, to }: T): boolean => ARRIVES.test(tokens.slice(from, to).map(({ text }) => text).join(' '));
  return !saysRevenue || tokens.some(({ text }, at) => /^(and|vs|versus|against|than|plus|compared?|minus)$/.test(text) && !isBetweenMonths(tokens, at)) ? [...measures] : measures.filter((match) => !isArrival(match));
}

/** "March and April and May": a list of times. */
const isBetweenMonths = (tokens: readonly Token[], at: number): boolean => tokens[at]?.text === 'and' && [at - 1, at + 1].every((beside) => MONTHS[tokens[beside]?.text ?? ''] !== undefined);

const ARRIVES = /^((money|cash) (has )?)?(came in|come in|coming in|entered|came into|come into|coming into)$/;
