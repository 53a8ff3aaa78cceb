/** "Expenses August 26": the day or the month of that year is asked, not guessed. */
import { yearOf } from '../../../local-date.ts';
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { MONTHS } from './period-words.ts';

/** After them a day is named. */
const DAY_FOLLOWS = /^(on|since|from|until|till|to|through|thru|of|between|and|after|before|the|by|ending|ended|starting|beginning|last|this|-|,)$/;
const MEASURED = /^(expenses?|costs?|revenue|sales|income|profit|spend|spending|turnover|takings|margin|cogs|opex|overhead|cash|flow|outgoings)$/;

/** Null where something says which of the two is meant, or where only one of them can be. */
export function dayOrYear({ reading: { tokens, names, periods }, calendar }: Frame): Interpretation | null {
  const at = tokens.findIndex((token, i) => MONTHS[token.text] !== undefined && /^\d{2}$/.test(tokens[i + 1]?.text ?? '') && (i === 0 || MEASURED.test(tokens[i - 1]?.text ?? '') || tokens[i - 1]?.text === 'for' && !tokens.slice(i).some(({ text }) => /^(to|until|through|vs|and)$/.test(text)) || names.some(({ to }) => to === i)) && periods.some(({ from, period }) => from === i && period.unit === 'day'));
  const next = tokens[at + 2];
  if (at < 0 || next !== undefined && next.kind !== 'stop' && !(at === 0 && (MEASURED.test(next.text) || /^(way|down|up|far|much)$/.test(next.text))) || next?.text === '-' || DAY_FOLLOWS.test(tokens[at - 1]?.text ?? '')) return null;
  const year = 2000 + Number(tokens[at + 1]?.text);
  if (year < yearOf(calendar.dataFrom) || year > yearOf(calendar.asOf) || tokens.some(({ text }) => /^20\d\d$/.test(text))) return null;
  const words = (from: number, to?: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
  const said = at === 0 ? words(next?.kind === 'stop' ? 3 : 2) : words(0, tokens[at - 1]?.text === 'for' ? at - 1 : at);
  const month = tokens[at]?.text ?? '';
  const readings = [`${said} in ${month} ${year}`, `${said} on ${month} ${tokens[at + 1]?.text}`];
  return { kind: 'clarify', plan: null, message: `Do you mean ${month} ${year}, or the day ${month} ${tokens[at + 1]?.text}?`, choices: readings.map((question) => ({ label: question, question })) };
}
