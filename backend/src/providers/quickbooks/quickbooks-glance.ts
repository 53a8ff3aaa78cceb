/** A QuickBooks company at a glance, read anew: the figures of its last twelve months, its newest movements, its accounts with money. */
import { addDays, addMonths } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { PulledRow } from '../contract.ts';
import { minorOfDecimal, type WireObject } from '../wire-value.ts';
import { readAccount, type AccountBook, type QuickBooksLedgerAccount } from './quickbooks-account.ts';
import type { QuickBooksApi } from './quickbooks-api.ts';
import { CASH_ENTITIES } from './quickbooks-legs.ts';
import { readBankTotal, readCashIncrease, readProfitAndLoss, type ProfitAndLoss } from './quickbooks-reports.ts';
import { rowsOfTransaction } from './quickbooks-row.ts';

export interface GlanceAccount {
  readonly id: string;
  readonly name: string;
  /** QuickBooks' AccountType. */
  readonly type: string;
  readonly balanceMinor: number;
  readonly currency: string;
}

export interface QuickBooksGlance {
  readonly profitAndLoss: ProfitAndLoss;
  readonly cashIncreaseMinor: number;
  /** Of all bank accounts. */
  readonly bankMinor: number;
  /** Newest first; transfers between own accounts are left out. */
  readonly movements: readonly PulledRow[];
  readonly transactionCount: number;
  readonly accounts: readonly GlanceAccount[];
}

/** Of each kind, newest first. */
const MOST_OF_A_KIND = 100;
/** QuickBooks takes ten calls at once; a sync may be under way beside. */
const AT_ONCE = 4;

/** `today` is the last day of the twelve months. Throws ProviderError. */
export async function readGlance(api: QuickBooksApi, today: LocalDate): Promise<QuickBooksGlance> {
  const first = addDays(addMonths(today, -12), 1);
  const period = { start_date: first, end_date: today, accounting_method: 'Cash' };
  const [told, profitReport, balanceReport, cashReport] = await Promise.all([api.accounts(), api.report('ProfitAndLoss', period), api.report('BalanceSheet', period), api.report('CashFlow', { start_date: first, end_date: today })]);
  const profitAndLoss = readProfitAndLoss(profitReport);
  const [bankMinor, cashIncreaseMinor] = profitAndLoss ? [readBankTotal(balanceReport, profitAndLoss.currency), readCashIncrease(cashReport, profitAndLoss.currency)] : [null, null];
  if (!profitAndLoss || bankMinor === null || cashIncreaseMinor === null) throw api.broken('reports that cannot be read or do not add up');
  const accounts = told.map((object) => ({ object, account: readAccount(object) })).filter((one): one is { object: WireObject; account: QuickBooksLedgerAccount } => one.account !== null);
  const newest = await readNewest(api, new Map(accounts.map(({ account }) => [account.id, account])), first);
  return { profitAndLoss, bankMinor, cashIncreaseMinor, ...newest, accounts: accounts.flatMap(({ object, account }) => glanceAccount(object, account, profitAndLoss.currency)) };
}

async function readNewest(api: QuickBooksApi, book: AccountBook, first: LocalDate): Promise<Pick<QuickBooksGlance, 'movements' | 'transactionCount'>> {
  const movements: PulledRow[] = [];
  let transactionCount = 0;
  const where = `TxnDate >= '${first}'`;
  for (let from = 0; from < CASH_ENTITIES.length; from += AT_ONCE) {
    await Promise.all(CASH_ENTITIES.slice(from, from + AT_ONCE).map(async (entity) => {
      const objects = await api.query(entity, { where, orderBy: 'TxnDate desc', start: 1, most: MOST_OF_A_KIND });
      movements.push(...objects.flatMap((object) => rowsOfTransaction(entity, object, book).rows));
      transactionCount += objects.length < MOST_OF_A_KIND ? objects.length : await api.count(entity, where);
    }));
  }
  const shown = movements.filter(({ category, kind }) => kind !== 'transfer' && category !== 'Transfer');
  return { transactionCount, movements: shown.sort((one, other) => (one.date === other.date ? compare(one.externalId, other.externalId) : compare(other.date, one.date))) };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Active accounts with money; one whose balance cannot be read is left out. */
function glanceAccount(object: WireObject, { id, name, type, currency, money }: QuickBooksLedgerAccount, homeCurrency: string): GlanceAccount[] {
  const known = currency ?? homeCurrency;
  const balanceMinor = minorOfDecimal(object.CurrentBalance, known);
  return money && object.Active !== false && balanceMinor !== null ? [{ id, name, type, balanceMinor, currency: known }] : [];
}
