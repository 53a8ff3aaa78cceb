/** Reading what a provider sent without trusting its shape: each reader gives the value or null. */
import { isLocalDate } from '../finance/local-date.ts';
import type { LocalDate } from '../finance/ledger/entry.ts';
import { withoutTurns } from '../finance/ledger/ledger-text.ts';
import { currencyDigits, decimalToMinor } from '../finance/money.ts';

export type WireObject = Readonly<Record<string, unknown>>;

/** Above any movement of a small business in any currency, and small enough that thousands of them still add up exactly. */
const MOST_MINOR = 1_000_000_000_000;
const LONGEST_TEXT = 500;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export function isObject(value: unknown): value is WireObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: unknown, ...path: readonly string[]): WireObject | null {
  const found = valueAt(value, path);
  return isObject(found) ? found : null;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] | null {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found : null;
}

/** One line of text, trimmed and cut; null when there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(value, path);
  if (typeof found !== 'string') return null;
  const text = shortText(withoutTurns(found).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim());
  return text === '' ? null : text;
}

/** Cut where it is too long, and never within a character: half of one is no text that can be stored. */
export function shortText(text: string): string {
  const cut = text.slice(0, LONGEST_TEXT);
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut).toWellFormed();
}

/** An identifier: a short word of printable ASCII. */
export function idAt(value: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(value, path);
  return typeof found === 'string' && /^[\x21-\x7e]{1,200}$/.test(found) ? found : null;
}

export function secretAt(value: unknown, ...path: readonly string[]): string | null {
  const found = valueAt(value, path);
  return typeof found === 'string' && /^[\x21-\x7e]{1,16384}$/.test(found) ? found : null;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

/** An ISO 4217 code in either case; of another nobody knows how many decimals its amounts have. */
export function currencyOf(value: unknown): string | null {
  const code = typeof value === 'string' && /^[A-Za-z]{3}$/.test(value) ? value.toUpperCase() : null;
  return code !== null && CURRENCIES.has(code) ? code : null;
}

/** Whether amounts of that size are believed. */
export function isMovement(minor: number): boolean {
  return Number.isSafeInteger(minor) && Math.abs(minor) <= MOST_MINOR;
}

/** A decimal number or decimal text of the currency's main unit: 12.5 and "12.50" USD are 1250. */
export function minorOfDecimal(value: unknown, currency: string): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const minor = decimalToMinor(String(value), currency);
  return minor === null || !isMovement(minor) ? null : minor || 0;
}

/** A whole number of units of which the vendor counts ten to the power of `digits` in the currency's main unit. */
export function minorOfUnits(value: unknown, currency: string, digits: number): number | null {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return null;
  const minor = value * 10 ** (currencyDigits(currency) - digits);
  return isMovement(minor) ? minor || 0 : null;
}

/** Seconds since 1970 as the calendar date of UTC. */
export function dateOfSeconds(value: unknown): LocalDate | null {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || Math.abs(value) > 7_300_000_000) return null;
  return dateOfText(new Date(value * 1_000).toISOString());
}

/** The date of a text that begins with one, such as "2026-11-05" or "2026-11-05T10:00:00Z", as written there. */
export function dateOfText(value: unknown): LocalDate | null {
  const date = typeof value === 'string' ? value.slice(0, 10) : '';
  return isLocalDate(date) ? date : null;
}

/** A moment in ISO 8601 as milliseconds since 1970. */
export function momentOfText(value: unknown): number | null {
  const moment = typeof value === 'string' && value.length <= 40 && dateOfText(value) ? Date.parse(value) : NaN;
  return Number.isNaN(moment) ? null : moment;
}
