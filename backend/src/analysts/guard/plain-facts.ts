/** The local words with what they put side by side told one after the other, so that every figure stands beside what it belongs to. */
import { namesIn } from './named-text.ts';
import { sentencesOf } from './sentences.ts';

const FIGURE = String.raw`[-\u2212]?[A-Z]{0,3}[$€£¥₹]?[\d,.]*\d%?`;
/** "Revenue and expenses by quarter, 2025: $6 and $7 in Q4 2025." */
const TWO_MEASURES = new RegExp(`^(.+?) and (.+?) by \\w+, [^:]+: (${FIGURE}) and (${FIGURE}) in ([^.,]+?)(?=[.,]( |$))`, 'u');
/** "Net profit by month, 2025 beside 2024: December $6 against $7." */
const TWO_PERIODS = new RegExp(`^(.+?) by \\w+, ([^:]+?) beside ([^:]+?): (.+?) (${FIGURE}) against (${FIGURE})(?=\\.( |$))`, 'u');
/** Of break-even answers: nothing in them is of sales. */
const FIXED_COSTS = ' a month of costs that do not move with sales';
const YEAR = /^(?:19|20)\d{2}$/;

/** Words of ours that would be taken for a measure. */
export const withoutAsides = (text: string): string => text.replace(FIXED_COSTS, ' a month of other costs');

/** `facts`: with their names as signs. */
export function plainFacts(facts: string): string {
  const [opening = '', ...rest] = facts.split(/\n{2,}/);
  const told = opening
    .replace(TWO_MEASURES, (_all, one: string, other: string, first: string, second: string, when: string) => `${one} was ${first} in ${when}. ${capital(other)} was ${second} in ${when}`)
    .replace(TWO_PERIODS, (all, what: string, now: string, before: string, when: string, first: string, second: string) => (YEAR.test(now) && YEAR.test(before) ? `${what} was ${first} in ${when} ${now}. ${what} was ${second} in ${when} ${before}` : all));
  const count = new Set(namesIn(sentencesOf(opening)[0] ?? '')).size;
  // How many stand together may be said, though the words only name them.
  const isCounted = count < 2 || new RegExp(`\\b${count}\\b`).test(opening);
  return [isCounted ? told : `${told} ${count} names.`, ...rest].join('\n\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
