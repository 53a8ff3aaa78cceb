/** Reads what an owner says of expected money: an item of his own, or what is different about one. */
import { EXPECTED_RHYTHMS, type ExpectedRhythm } from '../../finance/forecast/expected-items.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { isLocalDate } from '../../finance/local-date.ts';
import { decimalToMinor } from '../../finance/money.ts';
import { Input } from '../input.ts';

export interface ItemFields {
  readonly name: string | null;
  readonly amountMinor: number | null;
  readonly dueOn: LocalDate | null;
  readonly rhythm: ExpectedRhythm | null;
  readonly endsOn: LocalDate | null;
  readonly category: string | null;
}

export interface ItemChange extends ItemFields {
  /** The one time that it is about; null: all of them. */
  readonly occursOn: LocalDate | null;
  readonly isExpected: boolean | null;
}

export interface Around {
  readonly currency: string;
  readonly asOf: LocalDate;
}

const LONGEST_NAME = 120;
/** Ten billion of a currency with cents. */
const MOST_MINOR = 1e12;

/** Throws BAD_USER_INPUT with every field at fault. */
export function readNewItem(fields: unknown, around: Around): ItemFields & { readonly name: string; readonly amountMinor: number; readonly dueOn: LocalDate; readonly rhythm: ExpectedRhythm } {
  const input = new Input(fields);
  const name = input.text('name', 'The name', LONGEST_NAME);
  const dueOn = input.has('dueOn') ? dateOf(input, 'dueOn', 'The date') : missing(input, 'dueOn', 'The date');
  const amountMinor = input.has('amount') ? amountOf(input, around.currency) : missing(input, 'amount', 'The amount');
  const rhythm = input.has('rhythm') ? input.oneOf('rhythm', 'The rhythm', EXPECTED_RHYTHMS) : 'once';
  const endsOn = input.has('endsOn') ? dateOf(input, 'endsOn', 'The last day') : null;
  const category = input.optionalText('category', 'The category', LONGEST_NAME);
  checkDays(input, { dueOn, endsOn, rhythm }, around);
  input.check();
  return { name, amountMinor: amountMinor as number, dueOn: dueOn as LocalDate, rhythm, endsOn, category };
}

/** Throws BAD_USER_INPUT with every field at fault. `sign`: which way the money goes; a change does not turn it round. */
export function readChange(fields: unknown, around: Around, direction: 'in' | 'out'): ItemChange {
  const input = new Input(fields);
  const occursOn = input.has('occursOn') ? dateOf(input, 'occursOn', 'The time') : null;
  const amountMinor = input.has('amount') ? amountOf(input, around.currency) : null;
  const dueOn = input.has('dueOn') ? dateOf(input, 'dueOn', 'The date') : null;
  const rhythm = input.has('rhythm') ? input.oneOf('rhythm', 'The rhythm', EXPECTED_RHYTHMS) : null;
  const endsOn = input.has('endsOn') ? dateOf(input, 'endsOn', 'The last day') : null;
  const change = { occursOn, amountMinor, dueOn, rhythm, endsOn, name: input.optionalText('name', 'The name', LONGEST_NAME), category: null, isExpected: input.optionalFlag('isExpected', 'isExpected') };
  if (amountMinor !== null && amountMinor < 0 !== (direction === 'out')) input.fault('amount', direction === 'out' ? 'This is money out: its amount is negative.' : 'This is money in: its amount is positive.');
  if (occursOn !== null) for (const field of ['name', 'rhythm', 'endsOn'] as const) if (input.has(field)) input.fault(field, 'This can only be said of all times.');
  checkDays(input, { dueOn, endsOn, rhythm: 'once' }, around);
  input.check();
  return change;
}

function checkDays(input: Input, { dueOn, endsOn, rhythm }: { dueOn: LocalDate | null; endsOn: LocalDate | null; rhythm: ExpectedRhythm }, { asOf }: Around): void {
  if (dueOn !== null && rhythm === 'once' && dueOn <= asOf) input.fault('dueOn', `The date must be after ${asOf}: what came by then is in the ledger.`);
  if (endsOn !== null && dueOn !== null && endsOn < dueOn) input.fault('endsOn', 'The last day must not be before the first.');
}

function missing(input: Input, field: string, label: string): null {
  input.fault(field, `${label} is required.`);
  return null;
}

function dateOf(input: Input, field: string, label: string): LocalDate | null {
  const text = input.text(field, label, 10);
  if (isLocalDate(text)) return text;
  input.fault(field, `${label} must be a day like 2026-12-31.`);
  return null;
}

function amountOf(input: Input, currency: string): number | null {
  const text = input.text('amount', 'The amount', 20);
  const minor = decimalToMinor(text, currency);
  if (minor !== null && minor !== 0 && Math.abs(minor) <= MOST_MINOR) return minor;
  input.fault('amount', `The amount must be a decimal like -1200.00 in ${currency}, and not zero; money out is negative.`);
  return null;
}
