/** Reads the fields of one lever as the doors take them, and names each that is at fault by its path ("levers.0.amount"). */
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { currencyDigits, decimalToMinor } from '../../finance/money.ts';
import { isMonth } from '../../finance/scenario/lever.ts';

export type Fault = (field: string, message: string) => void;
export type LeverVocabulary = Pick<LedgerVocabulary, 'currency' | 'categories'>;

/** So that a thousand of them are still exact. */
const MOST_MINOR = 1_000_000_000_000;
const LONGEST_LABEL = 100;

export class LeverFields {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #path: string;
  readonly #fault: Fault;
  readonly #vocabulary: LeverVocabulary;

  constructor(fields: unknown, path: string, fault: Fault, vocabulary: LeverVocabulary) {
    this.#fields = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
    this.#path = path;
    this.#fault = fault;
    this.#vocabulary = vocabulary;
  }

  get kind(): unknown {
    return this.#fields.kind;
  }

  fault(field: string, message: string): void {
    this.#fault(`${this.#path}.${field}`, message);
  }

  /** A decimal string in the currency, as minor units; 0 after a fault. */
  money(field: string, label: string, sign: 'positive' | 'either'): number {
    const { currency } = this.#vocabulary;
    const value = this.#fields[field];
    const minor = typeof value === 'string' ? decimalToMinor(value, currency) : null;
    const most = currencyDigits(currency);
    if (minor === null) this.fault(field, `${label} must be a decimal string with at most ${most} decimal ${most === 1 ? 'digit' : 'digits'}, such as "${most === 0 ? '1234' : '1234.50'}".`);
    else if (minor === 0 || (sign === 'positive' && minor < 0)) this.fault(field, `${label} must be ${sign === 'positive' ? 'more than zero' : 'other than zero'}.`);
    else if (Math.abs(minor) > MOST_MINOR) this.fault(field, `${label} is too large.`);
    else return minor;
    return 0;
  }

  number(field: string, label: string, [least, most]: readonly [number, number]): number {
    const value = this.#fields[field];
    if (typeof value === 'number' && value >= least && value <= most) return value;
    this.fault(field, `${label} must be a number from ${least} to ${most}.`);
    return least;
  }

  whole(field: string, label: string, [least, most]: readonly [number, number]): number {
    const value = this.#fields[field];
    if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return Number(value);
    this.fault(field, `${label} must be a whole number from ${least} to ${most}.`);
    return least;
  }

  month(field: string, label: string): string {
    const value = this.#fields[field];
    if (isMonth(value)) return value;
    this.fault(field, `${label} must be a month as YYYY-MM.`);
    return '2000-01';
  }

  optionalMonth(field: string, label: string): string | null {
    return this.#fields[field] == null ? null : this.month(field, label);
  }

  /** The number of the category of that name, in any case. */
  category(field: string): number {
    const name = this.#fields[field];
    const found = typeof name === 'string' ? this.#vocabulary.categories.find((category) => category.name.toLowerCase() === name.trim().toLowerCase()) : undefined;
    if (!found) this.fault(field, typeof name === 'string' ? `There is no category "${name.slice(0, LONGEST_LABEL)}".` : 'The category is required.');
    else if (found.role === 'transfer') this.fault(field, 'Transfers between your own accounts change no cash.');
    return found?.number ?? 0;
  }

  /** What somebody calls it; undefined without one. */
  label(): string | undefined {
    const value = this.#fields.label;
    if (value == null || value === '') return undefined;
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' || text.length > LONGEST_LABEL || text.includes('\0')) this.fault('label', `The name of a change must be a text of 1 to ${LONGEST_LABEL} characters.`);
    return text;
  }
}
