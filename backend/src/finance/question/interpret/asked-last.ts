/** "When did we pay most for power, which month?": what a question asks in its last words stands where it begins. */
import type { Token } from './tokenize.ts';

const UNIT = /^(day|week|month|quarter|year)$/;
const ASKS = /^(what|which)$/;
/** What leads up to the word that asks. */
const LEADS_IN = /^(so|and|hey|ok|okay|well|in|during|for|of|last|this|year|'?\d+|,)$/;

/** The unit behind the last comma takes the place of the "when" that the question begins with; without one everything stays. */
export function withUnitAskedFirst(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop');
  const [comma, asks, unit] = [tokens[end - 2], tokens[end - 1], tokens[end]];
  const when = tokens.findIndex(({ text }) => text === 'when');
  if (comma?.text !== ',' || !asks || !unit || !ASKS.test(asks.text) || !UNIT.test(unit.text) || when < 0 || !tokens.slice(0, when).every(({ text }) => LEADS_IN.test(text))) return tokens;
  return tokens.flatMap((token, at) => (at === when ? [{ ...asks, text: 'which', raw: 'which' }, unit] : at >= end - 2 && at <= end ? [] : [token]));
}
