/** The fiscal year that a question states for itself. */
import { MONTHS, UNTIL_WORDS } from './period-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const VERB = /^(runs?|running|starts?|starting|begins?|beginning|is|goes|ends?|ending|from|means?|covers?|equals?)$/;

/** "our fiscal year runs July to June", "FY starts in October": "fiscal year 2025 starting April": the month, and the tokens to leave alone (a year between them is still a period; months with their years are the period themselves). */
export function readFiscalYear(tokens: readonly Token[]): (Span & { startMonth: number }) | null {
  for (const [at, token] of tokens.entries()) {
    const isSaid = /^fy('?\d{2}|\d{4})?$/.test(token.text) || /^(fiscal|financial|tax|accounting)$/.test(token.text) && (/^(year|calendar)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'number');
    const found = isSaid ? startAfter(tokens, at) : null;
    if (found) return found;
  }
  return null;
}

/** The month in the words behind "fiscal year". */
function startAfter(tokens: readonly Token[], at: number): (Span & { startMonth: number }) | null {
  let verb = at + 1;
  while (verb < at + 5 && !VERB.test(tokens[verb]?.text ?? '')) verb++;
  const isDated = /\d/.test(tokens[at]?.text ?? '') || tokens.slice(at, verb).some((token) => token.kind === 'number');
  for (let i = verb + 1; i < Math.min(verb + 4, tokens.length) && verb < at + 5; i++) {
    const month = MONTHS[tokens[i]?.text ?? ''];
    const day = tokens[i + 1];
    const hasDay = day?.kind === 'number' ? (day.value ?? 99) <= 31 : /^\d{1,2}(st|nd|rd|th)$/.test(day?.text ?? '');
    const isYear = /^20\d\d$/.test(day?.text ?? '') && (UNTIL_WORDS.test(tokens[i + 2]?.text ?? '') && MONTHS[tokens[i + 3]?.text ?? ''] !== undefined) && isDated;
    if (month === undefined || (day?.kind === 'number' && !hasDay && !isYear)) continue;
    if (isYear) return { from: at, to: i, startMonth: 1 };
    const startMonth = /^end(s|ing)?$/.test(tokens[verb]?.text ?? '') ? month % 12 + 1 : month;
    let to = hasDay ? i + 2 : i + 1;
    if (UNTIL_WORDS.test(tokens[to]?.text ?? '') && MONTHS[tokens[to + 1]?.text ?? ''] !== undefined && tokens[to + 2]?.kind !== 'number') to += 2;
    const isNamed = isDated || /^(this|last|previous|prior|current|past)$/.test(tokens[at - 1]?.text ?? '');
    return { from: isNamed ? verb : at, to, startMonth };
  }
  return null;
}
