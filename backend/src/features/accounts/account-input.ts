/** Reads what an owner changes about a bank or card account. */
import { decimalToMinor, minorToDecimal } from '../../finance/money.ts';
import { isLocalDate } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { Input } from '../input.ts';

export interface AccountChange {
  /** Null: it keeps its name. */
  readonly name: string | null;
  /** Undefined: the opening balance stays as it is; null: there is none any more. */
  readonly opening: { readonly amountMinor: number; readonly date: LocalDate } | null | undefined;
}

const LONGEST_NAME = 80;
/** Balances stay exact with it, whatever the rows add up to. */
const LARGEST_OPENING_MINOR = 1_000_000_000_000_000;

/** `currency` is the account's. Throws BAD_USER_INPUT with every field at fault. */
export function readAccountChange(fields: unknown, currency: string): AccountChange {
  const input = new Input(fields);
  const name = input.optionalText('name', 'The name', LONGEST_NAME);
  const isOpeningSent = (fields as { openingBalance?: unknown } | null)?.openingBalance !== undefined;
  const opening = isOpeningSent ? readOpening(input, currency) : undefined;
  input.check();
  return { name, opening };
}

function readOpening(input: Input, currency: string): AccountChange['opening'] {
  const balance = input.optionalText('openingBalance', 'The opening balance', 30);
  const date = input.optionalText('openingDate', 'The day of the opening balance', 10);
  if (balance === null) return null;
  const amountMinor = decimalToMinor(balance, currency);
  if (amountMinor === null) input.fault('openingBalance', `The opening balance must be an amount in ${currency} like 1250.00.`);
  else if (Math.abs(amountMinor) > LARGEST_OPENING_MINOR) input.fault('openingBalance', `The opening balance must lie within ${minorToDecimal(LARGEST_OPENING_MINOR, currency)} ${currency}, above or below zero.`);
  if (date === null || !isLocalDate(date)) input.fault('openingDate', 'Give the day of the opening balance as a date like 2025-03-31.');
  return { amountMinor: amountMinor ?? 0, date: date ?? '' };
}
