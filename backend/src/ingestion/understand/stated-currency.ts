/** The currency that a statement names beside its payments: above them, in its headings, in the lines of its balances. */
import { currencyOfCode, takeCurrency } from '../cells/currencies.ts';
import { printedMinor } from '../columns/arithmetic.ts';
import { isOfOriginal, wereExchanged } from '../columns/currency-column.ts';
import { headingMatches } from '../columns/heading.ts';
import type { ColumnPlan } from '../columns/plan.ts';

const LABEL = /(?<!\p{L})(?:currency|العملة|döviz (?:cinsi|kodu|türü)|para cinsi|w[aä]hrung|devise|moneda|divisa|valuta|munt|waluta|měna|moeda|para birimi|mata uang|валюта|通貨|币种|幣別|통화)\s*[:;,=]?\s*(?:code)?\s*([A-Z]{3})(?!\p{L})/iu;
const CODE = /(?<![\p{L}\d.@-])[A-Z]{3}(?![\p{L}\d.@])/gu;
/** Codes that are words, or short for something else, in capitals; counted only in brackets. */
const ALSO_WORDS = new Set('ALL TOP CUP MAD BAM BOB COP GEL RON SOS TRY NAD SAR PEN MOP ANG LAK BIF DOP'.split(' '));
const IN_BRACKETS = /[([]([A-Z]{3})[)\]]/g;
const SIGN = /(?:€|£|₹|₽|zł|Kč|₺|₪|₩|₫|฿|₴|₦|₱|R\$)/gu;
const EURO = /(?<!\p{L})euros?(?!\p{L})/iu;
/** What is told in such a line is about another currency as much as about this one. */
const EXCHANGE = /exchange|rate|kurs|cours|cambio|converted|foreign/i;

/** Null where none is named, or more than one. */
export function statedCurrency(lines: readonly string[]): string | null {
  return onlyOne(lines.map((line) => currencyOfCode(LABEL.exec(line)?.[1] ?? ''))) ?? onlyOne(lines.filter((line) => !EXCHANGE.test(line)).flatMap(named));
}

function named(line: string): (string | null)[] {
  const codes = [...line.matchAll(CODE)].map(([code]) => code).filter((code) => !ALSO_WORDS.has(code));
  const bracketed = [...line.matchAll(IN_BRACKETS)].map(([, code]) => code!);
  const signs = [...line.matchAll(SIGN)].map(([sign]) => takeCurrency(sign)?.currency ?? null);
  return [...[...codes, ...bracketed].map(currencyOfCode), ...signs, ...(EURO.test(line) ? ['EUR'] : [])];
}

function onlyOne(found: readonly (string | null)[]): string | null {
  const [first, ...others] = new Set(found.filter((code) => code !== null));
  return first !== undefined && others.length === 0 ? first : null;
}

const FEWEST_ORIGINALS = 5;
const NEARLY_ALL = 0.8;

/** What payments were made in, in a file of one account whose amounts name no currency: that of the account. Beside the amounts abroad those tell it that are the same in both; without them all payments have to agree, and none was exchanged. */
export function currencyOfOriginals({ money }: ColumnPlan, headings: readonly string[], rows: readonly (readonly string[])[]): string | null {
  const [codes, others] = [headings.findIndex((heading) => isOfOriginal(heading) && headingMatches(heading).some(({ role }) => role === 'currency')), headings.findIndex((heading) => isOfOriginal(heading) && headingMatches(heading).some(({ role }) => role === 'amount'))];
  if (codes < 0 || money.kind !== 'signed') return null;
  const codeOf = (cells: readonly string[]): string | null => currencyOfCode(cells[codes] ?? '');
  if (others < 0 || others === money.amount) return rows.length >= FEWEST_ORIGINALS && !wereExchanged(headings, rows) ? onlyOneOfAll(rows.map(codeOf)) : null;
  const isOfAccount = (cells: readonly string[]): boolean => (cells[others] ?? '').trim() === '' || Math.abs(printedMinor(cells[others]) ?? 0) === Math.abs(printedMinor(cells[money.amount]) ?? 0);
  const named = rows.filter(isOfAccount).flatMap((cells) => codeOf(cells) ?? []);
  const [most] = [...Map.groupBy(named, (code) => code)].sort((a, b) => b[1].length - a[1].length);
  return most && most[1].length >= Math.max(FEWEST_ORIGINALS, rows.length * NEARLY_ALL) ? most[0] : null;
}

const onlyOneOfAll = (codes: readonly (string | null)[]): string | null => (codes.every((code) => code === codes[0]) ? codes[0]! : null);
