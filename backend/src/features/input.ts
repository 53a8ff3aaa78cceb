/** Reads what a caller sent, field by field, and refuses it once with every field at fault named. */
import { AppError } from '../errors.ts';

export class Input {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #faults: Record<string, string> = {};

  /** Anything but an object counts as an empty one: each required field is then named as missing. */
  constructor(fields: unknown) {
    this.#fields = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  }

  /** A text without surrounding white space, from 1 to `longest` characters; '' after a fault. */
  text(field: string, label: string, longest: number): string {
    const value = this.#fields[field];
    const text = typeof value === 'string' ? value.trim() : '';
    if (value != null && typeof value !== 'string') this.fault(field, `${label} must be a text.`);
    else if (text === '') this.fault(field, `${label} is required.`);
    else if (text.length > longest) this.fault(field, `${label} must be at most ${longest} characters long.`);
    else if (text.includes('\0')) this.fault(field, `${label} must not contain control characters.`);
    return text;
  }

  /** As `text`, but null where the field is absent or null. */
  optionalText(field: string, label: string, longest: number): string | null {
    return this.#fields[field] == null ? null : this.text(field, label, longest);
  }

  /** Whether the field was sent at all; null counts as absent. */
  has(field: string): boolean {
    return this.#fields[field] != null;
  }

  /** Null where the field is absent or null. */
  optionalFlag(field: string, label: string): boolean | null {
    const value = this.#fields[field] ?? null;
    if (value === null || typeof value === 'boolean') return value;
    this.fault(field, `${label} must be true or false.`);
    return null;
  }

  /** A text exactly as it was sent: white space in a password counts. */
  secret(field: string, label: string): string {
    const value = this.#fields[field];
    if (typeof value === 'string' && value !== '') return value;
    this.fault(field, `${label} is required.`);
    return '';
  }

  oneOf<T extends string>(field: string, label: string, values: readonly T[]): T {
    const value = this.#fields[field];
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) this.fault(field, `${label} must be one of ${values.join(', ')}.`);
    return found ?? (values[0] as T);
  }

  /** Notes what is wrong; the first fault of a field stays. */
  fault(field: string, message: string): void {
    this.#faults[field] ??= message;
  }

  /** Throws BAD_USER_INPUT with all faults. Call it once every field is read. */
  check(): void {
    const messages = Object.values(this.#faults);
    if (messages.length > 0) throw new AppError('BAD_USER_INPUT', messages.join(' '), { fields: this.#faults });
  }
}
