/** A QuickBooks transaction as rows: one for each bank or card account whose money it moves. */
import { assertMinor, currencyDigits } from '../../finance/money.ts';
import type { PulledRow, SkippedMovement } from '../contract.ts';
import { currencyOf, dateOfText, idAt, isMovement, isObject, listAt, minorOfDecimal, shortText, textAt, type WireObject } from '../wire-value.ts';
import { categoryOf, type AccountBook, type QuickBooksLedgerAccount } from './quickbooks-account.ts';
import { legsOf, type CashEntity, type Leg, type Legs } from './quickbooks-legs.ts';

export interface TransactionRows {
  readonly rows: readonly PulledRow[];
  /** Of rows that an earlier state of the transaction may have had and this one has not. */
  readonly goneIds: readonly string[];
  readonly skipped: readonly SkippedMovement[];
}

interface Movement {
  readonly account: QuickBooksLedgerAccount;
  readonly currency: string;
  readonly amountMinor: number;
}

export function rowsOfTransaction(entity: CashEntity, transaction: WireObject, book: AccountBook): TransactionRows {
  const id = idAt(transaction, 'Id');
  if (!id) return { rows: [], goneIds: [], skipped: [{ externalId: `${entity}:unnamed`, reason: `A QuickBooks ${entity} has no identifier.` }] };
  if (transaction.status === 'Deleted') return { rows: [], goneIds: idsOf(entity, id, book), skipped: [] };
  const date = dateOfText(transaction.TxnDate);
  if (!date) return skip(entity, id, 'has no usable date');
  const legs = legsOf(entity, transaction);
  const movements = movementsOf(transaction, legs.legs, book);
  if (typeof movements === 'string') return skip(entity, id, movements);
  const rows = movements.filter(({ amountMinor }) => amountMinor !== 0).map((movement): PulledRow => ({
    externalId: externalIdOf(entity, id, movement.account.id),
    account: movement.account.money ?? { key: movement.account.id, name: movement.account.name, role: 'bank' },
    date, amountMinor: movement.amountMinor, currency: movement.currency,
    ...wordsOf(transaction, legs),
    category: categoryFor(legs, movement, book),
    kind: legs.kind,
  }));
  const kept = new Set(rows.map(({ externalId }) => externalId));
  return { rows, goneIds: idsOf(entity, id, book).filter((one) => !kept.has(one)), skipped: [] };
}

function externalIdOf(entity: CashEntity, id: string, accountId: string): string {
  return `${entity}:${id}:${accountId}`;
}

/** Of every row that the transaction could have. */
function idsOf(entity: CashEntity, id: string, book: AccountBook): string[] {
  return [...book.values()].filter(({ money }) => money).map((account) => externalIdOf(entity, id, account.id));
}

/** Legs of one account are one movement. A text says what is wrong. */
function movementsOf(transaction: WireObject, legs: readonly Leg[], book: AccountBook): Movement[] | string {
  const movements = new Map<string, Movement>();
  for (const { accountId, amount, sign } of legs) {
    const account = book.get(accountId);
    if (!account?.money) continue;
    const named = textAt(transaction, 'CurrencyRef', 'value');
    const transactionCurrency = currencyOf(named);
    const currency = currencyOf(account.currency ?? named);
    if (!currency || (named !== null && !transactionCurrency)) return 'has no known currency';
    const minor = inCurrency(transaction, amount, transactionCurrency ?? currency, currency);
    if (minor === null) return 'has an amount that cannot be read in the currency of its account';
    const amountMinor = (movements.get(accountId)?.amountMinor ?? 0) + sign * minor;
    if (!isMovement(amountMinor)) return 'moves more than a business does';
    movements.set(accountId, { account, currency, amountMinor });
  }
  return [...movements.values()];
}

/** ExchangeRate is how much of the home currency one unit of the transaction's currency is; QuickBooks rounds the product half up. */
function inCurrency(transaction: WireObject, amount: unknown, from: string, to: string): number | null {
  const minor = minorOfDecimal(amount, from);
  if (from === to || minor === null) return minor;
  if (amount === transaction.TotalAmt && transaction.HomeTotalAmt !== undefined) return minorOfDecimal(transaction.HomeTotalAmt, to);
  const rate = transaction.ExchangeRate;
  // At a rate of one the transaction is in the home currency, and nothing tells what that is in the account's.
  if (typeof rate !== 'number' || !(rate > 0) || rate === 1 || rate > 1e9) return null;
  const converted = Math.round(Math.abs(minor) * rate * 10 ** (currencyDigits(to) - currencyDigits(from)));
  return isMovement(converted) ? assertMinor(Math.sign(minor) * converted || 0) : null;
}

/** Of several accounts on the other side the one with the most money decides. */
function categoryFor({ others, category }: Legs, { account, amountMinor }: Movement, book: AccountBook): string | null {
  const weights = new Map<string, number>();
  for (const { accountId, amount } of others) {
    if (accountId === account.id) continue;
    weights.set(accountId, (weights.get(accountId) ?? 0) + (typeof amount === 'number' ? Math.abs(amount) : 0));
  }
  const heaviest = [...weights].sort(([, one], [, other]) => other - one)[0]?.[0];
  return heaviest === undefined ? category : categoryOf(book.get(heaviest), amountMinor > 0 ? 'in' : 'out');
}

function wordsOf(transaction: WireObject, { words }: Legs): { description: string; counterparty: string | null } {
  const lines = (listAt(transaction, 'Line') ?? []).filter(isObject);
  const counterparty = ['EntityRef', 'CustomerRef', 'VendorRef'].map((field) => textAt(transaction, field, 'name')).find((name) => name !== null)
    ?? lines.map((line) => textAt(line, 'DepositLineDetail', 'Entity', 'name') ?? textAt(line, 'JournalEntryLineDetail', 'Entity', 'EntityRef', 'name')).find((name) => name !== null)
    ?? null;
  const note = textAt(transaction, 'PrivateNote') ?? lines.map((line) => textAt(line, 'Description')).find((text) => text !== null) ?? null;
  return { counterparty, description: shortText([words, counterparty, note].filter((part) => part !== null).join(' - ')) };
}

function skip(entity: CashEntity, id: string, what: string): TransactionRows {
  return { rows: [], goneIds: [], skipped: [{ externalId: `${entity}:${id}`, reason: `QuickBooks ${entity} ${id} ${what}.` }] };
}
