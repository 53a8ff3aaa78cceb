/** "Once the stock is paid for, what percent of 2025 revenue is left? Gross margin I mean": the figure that is named at last is what is asked, of the time that was told before. */
import { isDated } from './remarks-words.ts';
import type { Token } from '../words/token.ts';

const MEANT = /^(?:i mean (?:the |our )?)?((?:gross|net|operating) (?:profit )?(?:margin|profit)|profit margin|cash flow|net cash flow)(?: i mean| that is| is what i mean)?$/;
const SAYS_SO = /\b(i mean|that is|is what i mean)\b/;
/** They make more of it than one figure. */
const MORE = /^(than|vs|versus|against|compared|compare|by|per|each|every|month|which|without|excluding|except|not|why|who)$/;
const MOST_WORDS = 7;

export function withMeasureMeant(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const stop = tokens.slice(0, end).findLastIndex(({ text }) => /^[?.;,-]$/.test(text));
  const said = tokens.slice(stop + 1, end).map(({ text }) => text).join(' ');
  const meant = MEANT.exec(said)?.[1];
  const before = tokens.slice(0, Math.max(0, stop));
  if (meant === undefined || !SAYS_SO.test(said) || end - stop > MOST_WORDS || before.length < 4 || before.some(({ text }) => MORE.test(text))) return tokens;
  const times = before.filter(({ text, date }) => date !== undefined || isDated(text));
  return times.length === 0 ? tokens : [...meant.split(' ').map((text): Token => ({ text, raw: text, kind: 'word' })), { text: 'in', raw: 'in', kind: 'word' }, ...times];
}
