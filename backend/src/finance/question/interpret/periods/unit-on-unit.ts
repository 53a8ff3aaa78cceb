/** "Month over month" of a longer stretch is a line for each month of it; of one month, or of none, it holds the month against the one before. */
import { wordTable } from '../../../word-table.ts';
import { MONTHS } from './period-words.ts';
import type { Token } from '../words/token.ts';

const SHORT = wordTable<string>({ mom: 'month', qoq: 'quarter', wow: 'week', yoy: 'year' });
const UNIT = /^(week|month|quarter|year)$/;
const STEP = /^(over|on|to|upon|by|after|-)$/;
/** What is said of the steps themselves, which the lines show. */
const OF_STEPS = /^(changes?|growth|movements?|comparisons?|differences?|trends?|development|variations?|evolution|numbers|figures|performance|view|breakdown)$/;
/** One figure of all steps, or a yes or no: not the lines. */
const OF_ALL = /\b(biggest|largest|highest|greatest|smallest|lowest|most|least|best|worst|average|mean|typical|how many|how often|which|every|each|consecutive|in a row|ever|compound|percent|percentage|than|versus|vs|against)\b|^(and |so |but )?(did|does|do|has|have|is|are|was|were) /;

export function withUnitOnUnit(tokens: readonly Token[]): readonly Token[] {
  const found = stepsIn(tokens);
  // "Month over month growth in 2025", of nothing that is named, is that of revenue: a saying knows it.
  const isOfNothing = found?.from === 0 && tokens[found.to]?.text === 'growth' && /^(in|for|during|over|20\d\d|this|last)$/.test(tokens[found.to + 1]?.text ?? '');
  if (!found || isOfNothing || !hasSeveral(tokens, found) || tokens.some(({ isPercent }) => isPercent) || OF_ALL.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  let to = found.to;
  if (OF_STEPS.test(tokens[to]?.text ?? '')) to++;
  if (to > found.to && /^(in|of|for)$/.test(tokens[to]?.text ?? '') && !isTime(tokens[to + 1])) to++;
  const before = tokens.slice(0, found.from);
  const ahead = OF_STEPS.test(before.at(-1)?.text ?? '') && before.length > 1 ? before.slice(0, -1) : before;
  const rest = tokens.slice(to);
  const ends = rest.findIndex(({ kind, text }) => kind === 'stop' && text !== ',');
  const [own, after] = ends < 0 ? [rest, []] : [rest.slice(0, ends), rest.slice(ends)];
  return [...ahead.filter(({ text }, at) => !(text === ',' && at === ahead.length - 1)), ...own.filter(({ text }, at) => !(text === ',' && at === 0)), word('by'), word(found.unit), ...after];
}

interface Steps { readonly from: number; readonly to: number; readonly unit: string }

/** "Month over month", "quarter-on-quarter", "mom". */
function stepsIn(tokens: readonly Token[]): Steps | null {
  for (let at = 0; at < tokens.length; at++) {
    const said = tokens[at]?.text ?? '';
    const [spelt, length] = tokens[at + 1]?.text === 'o' ? [tokens.slice(at, at + 3).map(({ text }) => text).join(''), 3] : [said, 1];
    const short = SHORT[spelt];
    if (short !== undefined) return { from: at, to: at + length, unit: short };
    const glued = /^(week|month|quarter|year)-(?:over|on|to|by)-\1$/.exec(said)?.[1];
    if (glued !== undefined) return { from: at, to: at + 1, unit: glued };
    if (!UNIT.test(said)) continue;
    const step = tokens[at + 1]?.text === '-' ? at + 2 : at + 1;
    const again = tokens[step + 1]?.text === '-' ? step + 2 : step + 1;
    if (STEP.test(tokens[step]?.text ?? '') && tokens[again]?.text === said) return { from: at, to: again + 1, unit: said };
  }
  return null;
}

/** Whether the stretch that is named has several of these units. */
function hasSeveral(tokens: readonly Token[], { from, to, unit }: Steps): boolean {
  const rest = [...tokens.slice(0, from), word('.'), ...tokens.slice(to)];
  const said = rest.map(({ text }) => text).join(' ');
  const years = rest.filter(({ text }) => /^20\d\d$/.test(text)).length;
  const months = rest.filter(({ text }) => MONTHS[text] !== undefined).length;
  const isRange = /\b(since|starting|from|between|through|until)\b/.test(said) || /\b(last|past|previous|trailing) (\d+|two|three|four|five|six|eight|nine|ten|twelve|few|couple of) (full |calendar )?(weeks|months|quarters|years)\b/.test(said);
  if (unit === 'year') return years > 1 || isRange && !/\b(weeks|months|quarters)\b/.test(said);
  if (isRange) return true;
  if (months > 0) return unit === 'week' || months > 1;
  const isInYear = years > 0 || /\b(this|last|the|current|previous) (calendar |fiscal )?year\b|\bytd\b|\byear to date\b/.test(said);
  const isInQuarter = /\bq[1-4]\b|\b(this|last|first|second|third|fourth) quarter\b/.test(said);
  if (unit === 'quarter') return isInYear && !isInQuarter;
  return isInYear || isInQuarter || /\bh[12]\b|\b(first|second) half\b/.test(said) || unit === 'week' && /\b(this|last) month\b/.test(said);
}

const isTime = (token: Token | undefined): boolean => token !== undefined && (/^(20\d\d|the|this|last|q[1-4]|h[12]|current)$/.test(token.text) || MONTHS[token.text] !== undefined);
const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
