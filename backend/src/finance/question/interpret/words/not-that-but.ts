/** "Rent for September, no sorry not the rent, utilities": what is named wrongly is told, and what is meant takes its place. */
import type { Token } from './tokenize.ts';

const TAKES_BACK = /^(no|sorry|wait|oops|actually|nope|er|um|hang|hold|on|scratch|strike|that)$/;
const IS_SURE = /^(sorry|wait|oops|scratch|strike|nope|no)$/;
const ARTICLE = /^(the|our|my|a|an|for|in|of|on)$/;
const ASKS = /^(how|what|which|who|when|where|show|give|tell)$/;
const WRONG_MOST = 3;
const MEANT_MOST = 4;

export function withoutNamedWrongly(tokens: readonly Token[]): readonly Token[] {
  for (let not = 2; not < tokens.length - 2; not++) {
    if (tokens[not]?.text !== 'not') continue;
    let marker = not;
    while (marker > 0 && (isStop(tokens[marker - 1]) || TAKES_BACK.test(tokens[marker - 1]?.text ?? ''))) marker--;
    if (marker === 0 || !tokens.slice(marker, not).some(({ text }) => IS_SURE.test(text))) continue;
    let from = not + 1;
    while (ARTICLE.test(tokens[from]?.text ?? '')) from++;
    const to = tokens.findIndex(({ text, kind }, at) => at > from && (kind === 'stop' || text === 'but'));
    if (to < 0 || to - from > WRONG_MOST) continue;
    const wrong = tokens.slice(from, to).map(({ text }) => text);
    const place = tokens.findLastIndex((_, at) => at + wrong.length <= marker && wrong.every((word, i) => tokens[at + i]?.text === word));
    if (place < 0) continue;
    let meant = to;
    while (isStop(tokens[meant]) || /^(but|i|mean|meant|rather|make|it)$/.test(tokens[meant]?.text ?? '')) meant++;
    const stop = tokens.findIndex(({ kind }, at) => at > meant && kind === 'stop');
    const end = stop < 0 ? tokens.length : stop;
    // A whole question behind it says all that is meant.
    const asked = tokens.findIndex(({ text }, at) => at >= meant && at <= end + 1 && ASKS.test(text));
    if (asked >= 0) return tokens.slice(asked);
    let said = meant;
    while (ARTICLE.test(tokens[said]?.text ?? '')) said++;
    if (end <= said || end - said > MEANT_MOST) continue;
    return [...tokens.slice(0, place), ...tokens.slice(said, end), ...tokens.slice(place + wrong.length, marker), ...tokens.slice(end)];
  }
  return tokens;
}

const isStop = (token: Token | undefined): boolean => token?.kind === 'stop' && /^[,.;:!-]$/.test(token.text);
