/** Days of the week from one to another: "Monday to Friday" are five of them, "Monday to Sunday" is what a week is. */
import type { Span } from '../words/phrase-table.ts';
import { SHORT_DAYS, WEEKDAYS } from './period-words.ts';
import type { Token } from '../words/token.ts';

const UNTIL = /^(to|through|thru|till|til|until|-)$/;
/** Where each day is wanted by itself, all seven of them are said as a list. */
const APART = /^(split|splits|breakdown|broken|break|by|each|every|per|daily|separately|which|best|busiest|quietest|worst)$/;
const IN_A_WEEK = 7;

/** The days from the one that stands here to the one behind "to"; null where no such run begins here. */
export function weekdayRun(tokens: readonly Token[], at: number): (Span & { readonly days: readonly number[] }) | null {
  const [first, last] = [dayOf(tokens[at]), dayOf(tokens[at + 2])];
  if (first === null || last === null || !UNTIL.test(tokens[at + 1]?.text ?? '')) return null;
  const length = (last - first + IN_A_WEEK) % IN_A_WEEK + 1;
  return { from: at, to: at + 3, days: Array.from({ length }, (_, i) => (first + i) % IN_A_WEEK) };
}

const dayOf = (token: Token | undefined): number | null => {
  const days = WEEKDAYS[token?.text ?? ''];
  return days?.length === 1 ? days[0] ?? null : SHORT_DAYS[token?.text ?? ''] ?? null;
};

/** "Last week's takings, Monday to Sunday": only says again how long a week is. */
export function withoutWholeWeek(tokens: readonly Token[]): readonly Token[] {
  const isWeekNamed = tokens.some(({ text }) => /^weeks?$/.test(text)) && !tokens.some(({ text }) => APART.test(text));
  const at = isWeekNamed ? tokens.findIndex((_, i) => weekdayRun(tokens, i)?.days.length === IN_A_WEEK) : -1;
  return at < 0 ? tokens : tokens.filter((_, i) => i < at || i >= at + 3);
}
