/** The balance sheet on a day: what the books state, carried to that day by both legs of the ledger's own postings. Nothing is plugged. */
import { filterOf, type RowSource } from '../figures/figure-source.ts';
import type { AccountRole, LocalDate } from '../ledger/entry.ts';
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { addDays } from '../local-date.ts';
import { PROFIT_ROLES, readRoleTotals, type RoleTotals } from '../metrics.ts';
import type { Period } from '../period.ts';
import { ASSET_KINDS, LIABILITY_KINDS, type StatedBalances, type StatedKind } from './stated-balances.ts';

export interface BalanceLine {
  /** The same in every sheet of the same books. */
  readonly key: string;
  readonly name: string;
  readonly kind: StatedKind;
  readonly amountMinor: number;
  /** The rows of the ledger behind it; null for what the books state. */
  readonly carried: { readonly roles?: readonly AccountRole[]; readonly accounts?: readonly number[]; readonly period: Period } | null;
}

export interface BalanceSheet {
  readonly on: LocalDate;
  readonly stated: StatedBalances;
  readonly lines: readonly BalanceLine[];
}

/** As much of the ledger as carrying takes. */
export type CarrySource = RowSource & { readonly vocabulary: Pick<LedgerVocabulary, 'currency' | 'accounts'> };

export async function balanceSheetOn(source: CarrySource, stated: StatedBalances, on: LocalDate): Promise<BalanceSheet> {
  const own = stated.accounts.map(({ key, name, kind, balanceMinor }): BalanceLine => ({ key: key ?? `name:${name}`, name, kind, amountMinor: balanceMinor, carried: null }));
  return { on, stated, lines: [...own, ...(stated.asOf < on ? await carriedLines(source, { from: addDays(stated.asOf, 1), to: on }) : [])] };
}

/**
 * Each posting has two legs that add up to zero, so these lines change assets by as much as liabilities and equity:
 * bank − transfers = −cards + loans + owners + profit.
 */
async function carriedLines(source: CarrySource, period: Period): Promise<BalanceLine[]> {
  const filter = filterOf(source, period);
  const [totals, byAccount] = await Promise.all([readRoleTotals(source.reader, filter), source.reader.totals(filter, ['account'])]);
  const cards = new Set(source.vocabulary.accounts.filter(({ role }) => role === 'card').map(({ number }) => number));
  /** What is no card holds money: no row is left out. */
  const movedOn = (side: 'cards' | 'banks'): { accounts: readonly number[]; amountMinor: number } => {
    const those = byAccount.filter(({ key }) => cards.has(Number(key.account)) === (side === 'cards'));
    return { accounts: those.map(({ key }) => Number(key.account)), amountMinor: those.reduce((sum, { inMinor, outMinor }) => sum + inMinor - outMinor, 0) };
  };
  const [bank, card] = [movedOn('banks'), movedOn('cards')];
  const byRoles = (name: string, kind: StatedKind, roles: readonly AccountRole[], sign: 1 | -1 = 1): BalanceLine => ({ key: `since:${name}`, name, kind, amountMinor: sign * net(totals, roles) || 0, carried: { roles, period } });
  const lines: BalanceLine[] = [
    { key: 'since:bank', name: 'Moved since, by your bank accounts', kind: 'bank', amountMinor: bank.amountMinor, carried: { accounts: bank.accounts, period } },
    byRoles('Transfers under way since', 'other-current-asset', ['transfer'], -1),
    { key: 'since:card', name: 'Moved since, by your cards', kind: 'card', amountMinor: -card.amountMinor || 0, carried: { accounts: card.accounts, period } },
    byRoles('Loans received less repaid since', 'long-term-liability', ['loan']),
    byRoles('Owner contributions less draws since', 'equity', ['owner']),
    byRoles('Net profit since', 'equity', PROFIT_ROLES),
  ];
  return lines.filter(({ amountMinor }) => amountMinor !== 0);
}

export function sumOfKinds({ lines }: Pick<BalanceSheet, 'lines'>, kinds: readonly StatedKind[]): number {
  return lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

export const assetsOf = (sheet: Pick<BalanceSheet, 'lines'>): number => sumOfKinds(sheet, ASSET_KINDS);
export const liabilitiesOf = (sheet: Pick<BalanceSheet, 'lines'>): number => sumOfKinds(sheet, LIABILITY_KINDS);
export const equityOf = (sheet: Pick<BalanceSheet, 'lines'>): number => sumOfKinds(sheet, ['equity']);
/** The money in bank accounts less what is owed on cards: what the ledger's own accounts hold. */
export const moneyOf = (sheet: Pick<BalanceSheet, 'lines'>): number => sumOfKinds(sheet, ['bank']) - sumOfKinds(sheet, ['card']);

function net(totals: RoleTotals, roles: readonly AccountRole[]): number {
  return roles.reduce((sum, role) => sum + (totals[role]?.inMinor ?? 0) - (totals[role]?.outMinor ?? 0), 0);
}
