/** "5/4/2026", "since 5/4": the day stands first wherever the dollar of the United States is not what people count in. */
import { UNTIL_WORDS } from './period-words.ts';
import type { Token } from '../words/tokenize.ts';

const MONTH_FIRST = /^(USD|CAD)$/;
const BEFORE_DATE = /^(on|since|from|between|and|to|until|till|through|thru|by|-)$/;
const MONTHS_MOST = 12;

export function withLocalDates(tokens: readonly Token[], currency: string): Token[] {
  if (MONTH_FIRST.test(currency)) return [...tokens];
  const local = tokens.map(withDayFirst);
  for (let at = 0; at < local.length - 2; at++) {
    const [day, slash, month] = local.slice(at, at + 3) as [Token, Token, Token];
    const beginsRange = UNTIL_WORDS.test(local[at + 3]?.text ?? '') && local[at + 5]?.text === '/';
    if (slash.text !== '/' || !beginsRange && !BEFORE_DATE.test(local[at - 1]?.text ?? '') || !isPlain(day) || !isPlain(month) || (month.value ?? 0) > MONTHS_MOST) continue;
    [local[at], local[at + 2]] = [month, day];
  }
  return local;
}

const isPlain = ({ kind, isMoney, date }: Token): boolean => kind === 'number' && isMoney !== true && date === undefined;

function withDayFirst(token: Token): Token {
  const [, day, month] = /^(\d{1,2})\/(\d{1,2})\/\d{2,4}$/.exec(token.raw) ?? [];
  if (token.date === undefined || day === undefined || month === undefined || Number(day) > MONTHS_MOST || Number(month) > MONTHS_MOST) return token;
  return { ...token, date: `${token.date.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}
