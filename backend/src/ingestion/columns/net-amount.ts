/** Of several amounts of one payment the one that moved: with its tax, without its fee, as the balances go. */
import { isNetOf, isSumOf, printedMinor } from './arithmetic.ts';
import { bestChain, isProof } from './balance-chain.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';

type Rows = readonly (readonly string[])[];

/** What reaches the account is the amount without its fee, where a third column says so in every row. */
export function netOfFee(gross: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): HeadedColumn | null {
  const isMoney = ({ facts, matches }: HeadedColumn): boolean => facts.amountShare >= 0.8 && facts.dateShare < 0.5 && !matches.some(({ role }) => role === 'balance' || role === 'opening');
  const others = columns.filter((column) => column !== gross && column.heading !== '' && isMoney(column));
  for (const fee of others) {
    if (NO_FEE.test(normalisedHeading(fee.heading)) || !(fee.facts.negativeCount > 0 || fee.matches.some(({ role }) => role === 'fee'))) continue;
    const proof = fee.matches.some(({ role, strength }) => role === 'fee' && strength === 3) ? 'of a fee' : 'of any part';
    const net = others.find((column) => column !== fee && isNetOf(rows, [gross.facts.index, fee.facts.index, column.facts.index], proof));
    if (net) return net;
  }
  return null;
}

/** The one of the amounts that the balances go with: where they count the whole of it, what it cost is charged on rows of its own. */
export function movedBy(balance: number | null, chosen: HeadedColumn, amounts: readonly HeadedColumn[], rows: Rows): HeadedColumn {
  const follows = (amount: HeadedColumn): boolean => isProof(bestChain(rows.map((row) => ({ amountMinor: printedMinor(row[amount.facts.index]) ?? 0, balanceMinor: printedMinor(row[balance ?? -1]) ?? 0 }))));
  return balance === null || follows(chosen) ? chosen : amounts.find((amount) => amount !== chosen && amount.facts.index !== balance && follows(amount)) ?? chosen;
}

type Sides = readonly [debit: HeadedColumn | null, credit: HeadedColumn | null];

/** The pair of sides that the balances go with: what a service charges is called a charge, and is none of them. */
export function sidesMoved(balance: number | null, columns: readonly HeadedColumn[], chosen: Sides, rows: Rows): Sides {
  const of = (side: 'debit' | 'credit'): HeadedColumn[] => columns.filter(({ facts, matches }) => facts.index !== balance && matches.some(({ role }) => role === side));
  const follows = (sides: Sides): boolean => areMoved(balance, sides, rows);
  const [debits, credits] = [of('debit'), of('credit')];
  if (balance === null || debits.length * credits.length < 2 || follows(chosen)) return chosen;
  return debits.flatMap((debit) => credits.map((credit): Sides => [debit, credit])).find(follows) ?? chosen;
}

/** The balances go with these sides. */
export function areMoved(balance: number | null, [debit, credit]: Sides, rows: Rows): boolean {
  const minorOf = (row: readonly string[], column: HeadedColumn): number => Math.abs(printedMinor(row[column.facts.index]) ?? 0);
  return balance !== null && debit !== null && credit !== null && debit !== credit && isProof(bestChain(rows.map((row) => ({ amountMinor: minorOf(row, credit) - minorOf(row, debit), balanceMinor: printedMinor(row[balance]) ?? 0 }))));
}

/** What was paid is the amount with its tax, and with its tip. */
export function withTax(net: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): HeadedColumn | null {
  const tax = columns.find(({ heading }) => isOfTax(heading) || TIP.test(normalisedHeading(heading)));
  return (tax && columns.find((gross) => gross !== net && gross !== tax && isSumOf(rows, gross.facts.index, [net.facts.index, tax.facts.index], OF_NO_PAYMENT.test(normalisedHeading(gross.heading)) ? 'of every row' : 'of nearly every row'))) ?? null;
}

/** What was offered, ordered or is still owed comes to the sum of its parts only now and then. */
const OF_NO_PAYMENT = /(?:^| )(?:quot\w*|order\w*|dividend\w*|budget\w*|list|due)(?: |$)/;
export const isOfTax = (heading: string): boolean => TAX.test(normalisedHeading(heading));
const TIP = /^(?:tips?|tip amount|gratuity|trinkgeld(?:betrag)?|pourboire|propina|mancia|fooi|gorjeta|napiwek|dricks|drikkepenge)$/;
/** Taken from an amount these may be the tax within it; under other names a tax that was kept back tells what was paid out. */
const NO_FEE = /^(?:sales )?(?:vat|tax|gst|hst|pst|mwst|ust|iva|tva|btw|moms|dph)(?: amount)?$/;
const TAX = /^(?:(?:sales|montant|importe|importo|valor|bedrag|kwota|total) )?(?:vat|tax|gst|hst|pst|mwst|mehrwertsteuer|ust|umsatzsteuer|steuer|iva|tva|btw|moms|dph|ptu|afa|kdv|alv|mva|пдв|ндс)(?: ?(?:amount|betrag|bedrag|belop|belopp|belob|steuer|eur))?$/;
