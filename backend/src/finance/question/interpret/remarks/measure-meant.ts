/** "Once the stock is paid for, what percent of 2025 revenue is left? Gross margin I mean": the figure that is named at last is what is asked, of the time that was told before. */
import { isDated } from './remarks-words.ts';
import type { Token } from '../words/token.ts';

const MEANT = /^(?:i mean (?:the |our )?)?((?:gross|net|operating) (?:profit )?(?:margin|profit)|profit margin|cash flow|net cash flow)(?: i mean| that is| is what i mean)?$/;
const SAYS_SO = /\b(i mean|that is|is what i mean)\b/;
/** They make more of it than one figure. */
const MORE = /^(than|vs|versus|against|compared|compare|by|per|each|every|month|which|without|excluding|except|not|why|who)$/;
const MOST_WORDS = 7;

/** "How much did we make in 2025? Revenue, not profit." */
const MADE = /^(?:so |and )?(?:how much|what) (?:did|have|do) (?:we|i) (?:make|made|earn|earned|do|take home|bring in|get|gotten)(?: in| for| during| over| on)?(?: the)?$/;
const FIGURE = '(revenue|sales|turnover|income|takings|net profit|gross profit|operating profit|profit|cash flow|net income)';
const NOT_OTHER = new RegExp(`^(?:the |our |i mean )?${FIGURE}(?: ?,? (?:and )?(?:not|rather than|instead of) (?:the |our )?${FIGURE})?$`);

/** "Revenue in 2025? Not profit.": what was named stays. */
const NOT_IT = new RegExp(`^not (?:the |our )?${FIGURE}$`);
const NAMED_FIRST = new RegExp(`^(?:(?:what|whats|s|is|was|were|so|and|our|the|my|total|show|give|me|tell) )*${FIGURE}\\b`);

function contrasted(tokens: readonly Token[], end: number): readonly Token[] | null {
  const sentence = tokens.slice(0, end).findLastIndex(({ text }) => /^[.?;-]$/.test(text));
  const stop = sentence < 0 ? tokens.slice(0, end).findLastIndex(({ text }) => text === ',') : sentence;
  const said = tokens.slice(stop + 1, end).map(({ text }) => text).join(' ');
  const meant = NOT_OTHER.exec(said)?.[1];
  const before = tokens.slice(0, Math.max(0, stop));
  if (NOT_IT.test(said) && NAMED_FIRST.test(before.map(({ text }) => text).join(' '))) return before;
  const isTime = ({ text, date, kind }: Token): boolean => date !== undefined || isDated(text) || kind === 'number';
  const times = before.filter(isTime);
  const isAskedSo = MADE.test(before.filter((token) => !isTime(token)).map(({ text }) => text).join(' '));
  return meant === undefined || !isAskedSo ? null : [...words(meant), ...(times.length > 0 ? [...words('in'), ...times] : [])];
}

const words = (text: string): Token[] => text.split(' ').map((word): Token => ({ text: word, raw: word, kind: 'word' }));

const ONE_FIGURE = /^(revenue|sales|turnover|income|takings|profit|expenses|costs|spending)$/;

/** "Revenue and not profit for 2025": what is not meant says nothing more. */
function withoutOther(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => i > 1 && text === 'not' && ONE_FIGURE.test(tokens[i + 1]?.text ?? '') && (tokens[i + 2] === undefined || tokens[i + 2]?.kind !== 'word' || /^(for|in|during|over|of)$/.test(tokens[i + 2]?.text ?? '') || isDated(tokens[i + 2]?.text ?? '')));
  let from = at;
  while (/^(,|and|but)$/.test(tokens[from - 1]?.text ?? '')) from--;
  return at < 0 || !ONE_FIGURE.test(tokens[from - 1]?.text ?? '') || tokens.some(({ text }) => /^(why|is|are|was|if)$/.test(text)) ? tokens : [...tokens.slice(0, from), ...tokens.slice(at + 2)];
}

export function withMeasureMeant(given: readonly Token[]): readonly Token[] {
  const tokens = withoutOther(given);
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const other = contrasted(tokens, end);
  if (other) return other;
  const stop = tokens.slice(0, end).findLastIndex(({ text }) => /^[?.;,-]$/.test(text));
  const said = tokens.slice(stop + 1, end).map(({ text }) => text).join(' ');
  const meant = MEANT.exec(said)?.[1];
  const before = tokens.slice(0, Math.max(0, stop));
  if (meant === undefined || !SAYS_SO.test(said) || end - stop > MOST_WORDS || before.length < 4 || before.some(({ text }) => MORE.test(text))) return tokens;
  const times = before.filter(({ text, date }) => date !== undefined || isDated(text));
  return times.length === 0 ? tokens : [...words(meant), ...words('in'), ...times];
}
