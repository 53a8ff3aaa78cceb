/** Names that a speaker takes back: misheard ones said once more as they should sound, and others that take their place. */
import { CALENDAR_WORDS, WEEKDAYS } from '../periods/period-words.ts';
import { ASKS, BETWEEN, BROKEN_MOST, IS_SURE, TWO_SAY_SO, isOfLedger } from './correction-words.ts';
import { editDistance, soundsLike } from './spelling.ts';
import type { Token } from './tokenize.ts';

const NAME_MOST = 4;

/** "Jolly marketti no wait jolie marchetti": a name of several words that is said anew as it should sound, word by word. */
export function withoutMisheardName(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length; at++) {
    let next = at;
    while (tokens[next]?.kind === 'stop' && tokens[next]?.text !== '?' || BETWEEN.test(tokens[next]?.text ?? '')) next++;
    if (!tokens.slice(at, next).some(({ text }) => IS_SURE.test(text) || text === 'make')) continue;
    const named = tokens[next];
    const right = named?.isName ? named.raw.toLowerCase().split(/\s+/) : tokens.slice(next, next + NAME_MOST).map(({ text }) => text);
    // "Rent and utilities no wait rent and insurance": begun again from the same word on.
    const again = tokens.slice(0, at).findLastIndex(({ text, kind }, i) => i >= at - BROKEN_MOST && kind === 'word' && text.length > 3 && text === right[0]);
    if (again >= 0 && !WEEKDAYS[right[0] ?? ''] && !CALENDAR_WORDS.has(right[0] ?? '') && !ASKS.test(right[0] ?? '') && tokens.slice(again, at).every(({ kind }) => kind === 'word')) return withoutMisheardName([...tokens.slice(0, again), ...tokens.slice(next)]);
    for (let length = Math.min(NAME_MOST, right.length, at); length > 1; length--) {
      const wrong = tokens.slice(at - length, at);
      if (wrong.every(({ kind, text }, i) => kind === 'word' && areHeardAlike(text, right[i] ?? ''))) return withoutMisheardName([...tokens.slice(0, at - length), ...tokens.slice(next)]);
    }
  }
  return tokens;
}

/** "What did Acme pay us no wait Blue Heron in 2025": a name takes the place of the one before it, whatever was said between. */
export function withoutWrongName(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  for (let at = 2; at < tokens.length; at++) {
    let next = at;
    while (tokens[next]?.kind === 'stop' && tokens[next]?.text !== '?' || BETWEEN.test(tokens[next]?.text ?? '')) next++;
    const between = tokens.slice(at, next);
    if (!between.some(({ text }) => /^(sorry|meant|rather|correction|scratch|oops)$/.test(text)) && !TWO_SAY_SO.test(between.map(({ text }) => text).join(' '))) continue;
    const to = endOfName(tokens, next, ledger);
    let last = at - 1;
    while (last > at - NAME_MOST && tokens[last]?.kind === 'word' && !isOfLedger(tokens[last], ledger)) last--;
    if (to === next || last === at - 1 || !isOfLedger(tokens[last], ledger)) continue;
    let from = last;
    while (isOfLedger(tokens[from - 1], ledger) || /^(and|&)$/.test(tokens[from - 1]?.text ?? '') && isOfLedger(tokens[from - 2], ledger)) from--;
    return [...tokens.slice(0, from), ...tokens.slice(next, to), ...tokens.slice(last + 1, at), ...tokens.slice(to)];
  }
  return tokens;
}

function endOfName(tokens: readonly Token[], from: number, ledger: ReadonlySet<string>): number {
  // "Van Son": a common word may begin a name.
  let to = ledger.has(tokens[from]?.text ?? '') && isOfLedger(tokens[from + 1], ledger) ? from + 1 : from;
  while (isOfLedger(tokens[to], ledger) || to > from && /^(and|&)$/.test(tokens[to]?.text ?? '') && isOfLedger(tokens[to + 1], ledger)) to++;
  return to;
}

const areHeardAlike = (wrong: string, right: string): boolean => soundsLike(wrong, right) || wrong[0] === right[0] && wrong.length > 2 && editDistance(wrong, right, Math.ceil(right.length / 2)) <= Math.ceil(right.length / 2);
