/** "Our Christmas peak ran December 18, 2025 through January 4, 2026. Boarding receipts inside that window?": days that one sentence tells and the next points back to are said where they are meant; what the stretch is called says nothing more of it. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { NameIndex } from '../names/names.ts';
import { MONTHS } from './period-words.ts';
import type { Token } from '../words/token.ts';

const TELLS = /^(ran|runs?|was|were|is|went|goes|lasted|lasts|covered|covers|spanned|spans|stretched|from|between|being|[a-z]+ed)$/;
const ASKS = /^(what|whats|how|which|who|whose|when|where|why|did|do|does|show|give|list|tell|compare|vs|versus|against)$/;
const UNTIL = /^(to|through|thru|until|till|til|-|–|and)$/;
const OF_DATE = /^(the|of|,|1st|2nd|3rd|\d+(st|nd|rd|th)|from|on|between|up|starting|end|beginning|start|inclusive)$/;
const IN = /^(in|inside|within|over|during|for|across|throughout|between)$/;
const POINTS = /^(that|those|these|this|the|it|them|same)$/;
const STRETCH = /^(window|stretch|period|dates|days|span|time|timeframe|frame|weeks|rush|peak|season|run|spell|event|festival|sale|break|interval|range|same)$/;

/** A figure of the whole business. */
const OF_ALL = /^(revenue|sales|income|turnover|takings|profits?|margins?|expenses)$/;

const isYear = (token: Token | undefined): boolean => token?.kind === 'number' && /^20\d\d$/.test(token.text);
const isDate = (token: Token | undefined): boolean => token !== undefined && (MONTHS[token.text] !== undefined || token.date !== undefined || token.kind === 'number' && (isYear(token) || (token.value ?? 99) < 32));

export function withDatesTold(tokens: readonly Token[], { words }: Pick<NameIndex, 'words'>): readonly Token[] {
  const end = tokens.findIndex(({ text }, at) => at > 3 && /^[.;:!]$/.test(text) && at < tokens.length - 2);
  if (end < 0) return tokens;
  const telling = tokens.slice(0, end);
  const dates = datesIn(telling);
  if (!dates || telling.some(({ text }) => ASKS.test(text)) || !telling.slice(0, dates.from).some(({ text }) => TELLS.test(text))) return tokens;
  const asked = tokens.slice(end + 1);
  // "Gusto was our provider from … to …. How much did we pay in that window": whom, only the telling says.
  const isNamed = (token: Token): boolean => token.isName === true || words.has(token.text) && !PLAIN_WORDS.has(token.text);
  if ([...telling.slice(0, dates.from), ...telling.slice(dates.to)].some(isNamed) && !asked.some((token) => isNamed(token) || OF_ALL.test(token.text))) return tokens;
  // A time of its own is what is asked about, or what is held against the one that was told.
  const told = new Set(telling.slice(0, dates.from).filter(({ text }) => /^[a-z]{4,}$/.test(text) && !TELLS.test(text)).map(({ text }) => text));
  const pointed = asked.some((token) => isYear(token) || MONTHS[token.text] !== undefined) ? null : pointedAt(asked, told);
  return pointed ? [...asked.slice(0, pointed.from), asWord('from'), ...telling.slice(dates.from, dates.to).map((token) => (token.text === 'and' ? asWord('to') : token)), ...asked.slice(pointed.to)] : tokens;
}

const asWord = (text: string): Token => ({ text, raw: text, kind: 'word' });

/** From its first day to its last, of which at least the last has its year: all that the sentence tells of time. */
function datesIn(telling: readonly Token[]): { from: number; to: number } | null {
  const from = telling.findIndex((token) => isDate(token));
  const to = telling.findLastIndex((token) => isDate(token)) + 1;
  const said = telling.slice(from, to);
  const isRange = from >= 0 && said.every((token) => isDate(token) || UNTIL.test(token.text) || OF_DATE.test(token.text)) && said.filter(({ text }) => UNTIL.test(text)).length === 1;
  const years = said.filter(isYear).length;
  const days = said.filter((token) => token.kind === 'number' && !isYear(token) || /^\d+(st|nd|rd|th)$/.test(token.text)).length;
  const isWhole = said.some(({ date }) => date !== undefined) ? said.filter(({ date }) => date !== undefined).length === 2 : years > 0 && years < 3 && days === 2 && said.some(({ text }) => MONTHS[text] !== undefined);
  return isRange && isWhole ? { from, to } : null;
}

/** "Inside that window", "within those dates", "over it". */
function pointedAt(asked: readonly Token[], told: ReadonlySet<string>): { from: number; to: number } | null {
  for (let at = 0; at < asked.length; at++) {
    if (!IN.test(asked[at]?.text ?? '') || !POINTS.test(asked[at + 1]?.text ?? '')) continue;
    const pointer = asked[at + 1]?.text ?? '';
    let to = at + 2;
    // "That christmas window": one word may say once more what it is called.
    if (!STRETCH.test(asked[to]?.text ?? '') && STRETCH.test(asked[to + 1]?.text ?? '')) to++;
    while (STRETCH.test(asked[to]?.text ?? '') || told.has(asked[to]?.text ?? '')) to++;
    const isNoun = to > at + 2;
    const isAlone = /^(it|that|them)$/.test(pointer) && to === at + 2 && (asked[to] === undefined || asked[to]?.kind === 'stop');
    if (isNoun || isAlone) return { from: at, to };
  }
  return null;
}
