/** What the number of a cell means, by its format: a number, a share, a time, or a day counted from 1900 or 1904. */
import { calendarDate } from '../cells/dates.ts';

export type NumberMeaning = 'number' | 'percent' | 'date' | 'time';

/** Formats that every workbook has without naming them. */
export function builtInMeaning(id: number): NumberMeaning {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date';
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? 'time' : 'number';
}

/** By the letters of the first section that are no literal text. */
export function meaningOfFormat(code: string): NumberMeaning {
  const letters = (code.split(';')[0] ?? '').replace(/"[^"]*"|\\.|_.|\*./g, '').replace(/\[(?![hms]+\])[^\]]*\]/gi, '').replace(/general/gi, '').toLowerCase();
  if (letters.includes('%')) return 'percent';
  if (/[yd]/.test(letters)) return 'date';
  if (/[hs]/.test(letters)) return 'time';
  return /m/.test(letters) && !/[0#]/.test(letters) ? 'date' : 'number';
}

const DAY_MS = 86_400_000;
/** A serial number is a floating-point number: a moment before midnight is midnight. */
const ROUNDING_DAYS = 1e-6;

/** The calendar day of a serial number, in ISO; null where it names none. Serial 60 is the 29th of February 1900, which never was. */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial + ROUNDING_DAYS);
  if (!Number.isFinite(serial) || days < 0 || days > 2_958_465 || (!is1904 && days === 60)) return null;
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30);
  const date = new Date(start + days * DAY_MS);
  return calendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** "13:45", of the part of a day. */
export function timeOfSerial(serial: number): string {
  const minutes = Math.floor((serial - Math.floor(serial)) * 1_440 + ROUNDING_DAYS);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Significant digits that a spreadsheet keeps: beyond them stand the leftovers of binary fractions. */
const SIGNIFICANT_DIGITS = 15;

/** Plain digits with a point, as exact as the spreadsheet shows them; null for what is no number. */
export function plainNumber(value: number): string | null {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return null;
  const rounded = Number(value.toPrecision(SIGNIFICANT_DIGITS));
  // The shortest text that means this number; only very small ones are written with an exponent.
  const shortest = String(rounded);
  const digits = shortest.includes('e') ? rounded.toFixed(SIGNIFICANT_DIGITS) : shortest;
  // Three decimals could be taken for thousands.
  return /\.\d{3}$/.test(digits) ? `${digits}0` : digits;
}
