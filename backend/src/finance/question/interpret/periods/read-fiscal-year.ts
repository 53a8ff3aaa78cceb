/** The fiscal year that a question states for itself. */
import { MONTHS, UNTIL_WORDS } from './period-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const VERB = /^(runs?|running|starts?|starting|begins?|beginning|is|goes|ends?|ending|from|means?|covers?|equals?)$/;

/** "our fiscal year runs July to June", "FY starts in October": "fiscal year 2025 starting April": the month, and the tokens to leave alone (a year between them is still a period; months with their years are the period themselves). */
export function readFiscalYear(tokens: readonly Token[]): (Span & { startMonth: number }) | null {
  const told = toldByItself(tokens);
  if (told) return told;
  for (const [at, token] of tokens.entries()) {
    const isSaid = /^fy('?\d{2}|\d{4})?$/.test(token.text) || /^(fiscal|financial|tax|accounting)$/.test(token.text) && (/^(year|calendar)$/.test(tokens[at + 1]?.text ?? '') || tokens[at + 1]?.kind === 'number');
    const found = isSaid ? startAfter(tokens, at) : null;
    if (found) return found;
  }
  return null;
}

/** What says that a sentence asks for something itself. */
const ASKS = /^(what|how|which|who|when|where|why|give|show|list|tell|compare|find|was|were|did|do|does|revenue|income|sales|expenses?|spend|spent|spending|costs?|profit|margin|cash|total|refunds?|payroll|rent)$/;
const YEAR = /^(year|years|fy|books)$/;
const ENDS = /^(ends?|ending|ended|clos(e|es|ing|ed)|finish(es)?)$/;
const STATES = /^(runs?|starts?|begins?|is|goes|ends?|clos(e|es)|finish(es)?|count|counts|keep|reckon|measure|end)$/;
const SENTENCE_MOST = 16;

/** "For us the year starts on October 1.", "We count our year from September to August, so …": a sentence of its own in front of what is asked. */
function toldByItself(tokens: readonly Token[]): (Span & { startMonth: number }) | null {
  const end = tokens.findIndex(({ kind, text }, at) => kind === 'stop' && (/^[.;:!\n]$/.test(text) || text === ',' && /^(so|then|what|how)$/.test(tokens[at + 1]?.text ?? '')));
  const said = tokens.slice(0, end);
  const months = said.flatMap(({ text }, at) => (MONTHS[text] === undefined ? [] : [at]));
  const [first] = months;
  if (end < 3 || end > SENTENCE_MOST || first === undefined || months.length > 2 || !said.some(({ text }) => YEAR.test(text)) || !said.some(({ text }) => STATES.test(text)) || said.some(({ text }) => ASKS.test(text)) || said.some(({ text }) => /^20\d\d$/.test(text))) return null;
  // A quarter may be theirs or the calendar's.
  if (tokens.slice(end).some(({ text }) => /^(q[1-4]|quarters?)$/.test(text))) return null;
  const month = MONTHS[said[first]?.text ?? ''] ?? 1;
  const isEnd = months.length === 1 && said.slice(0, first).some(({ text }) => ENDS.test(text));
  return { from: 0, to: end, startMonth: isEnd ? month % 12 + 1 : month };
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
