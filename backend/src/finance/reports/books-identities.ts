/** What must add up between the ledger and what accounting software states, each with its difference. */
import { moneyMetric } from '../metrics.ts';
import { filterOf } from '../figures/figure-source.ts';
import { dateInWords } from '../local-date.ts';
import { moneyInWords } from '../money.ts';
import { assetsOf, equityOf, liabilitiesOf, moneyOf, type BalanceSheet } from '../statements/balance-sheet.ts';
import type { IntegrityCheck } from './document.ts';
import { identity, movementOf } from './integrity.ts';
import type { ReportContext } from './report-context.ts';

const NOT_NAMED = 'Accounts of the ledger that the books do not name:';
const ONE_SIDE_ONLY = 'What only one of the two knows makes a difference: another account, rows that were matched or categorised otherwise, or payments on another day.';

export async function booksIdentities(context: ReportContext): Promise<IntegrityCheck[]> {
  const { now, before } = context.sheets;
  if (now === null) return [];
  return [...sheetIdentities(now), ...(before === null ? [] : await betweenSheets(before, now, context))];
}

function sheetIdentities(sheet: BalanceSheet): IntegrityCheck[] {
  const { stated, on } = sheet;
  const accounts = { lines: sheet.lines.filter(({ carried }) => carried === null) };
  return [
    identity('Assets = liabilities + equity', ['Assets', assetsOf(sheet)], ['Liabilities and equity', liabilitiesOf(sheet) + equityOf(sheet)], `The accounts that your accounting software states for ${dateInWords(on)} do not balance.`),
    identity('The accounts = the total that your accounting software states', ['Asset accounts added up', assetsOf(accounts)], ['Its total of assets', stated.assetsMinor], 'An account is missing from what it told.'),
  ];
}

/** Whatever the books did between two days stands against what the ledger's rows did. */
async function betweenSheets(before: BalanceSheet, now: BalanceSheet, context: ReportContext): Promise<IntegrityCheck[]> {
  const { figures: { now: totals } } = context;
  const outside = await accountsOutside(now, context);
  const owner = (totals.owner?.inMinor ?? 0) - (totals.owner?.outMinor ?? 0);
  return [
    explained('Cash flow = change in cash', ['What the accounts of the ledger moved', await movementOf(context)], ['Change of bank accounts less cards in the books', moneyOf(now) - moneyOf(before)], outside, context),
    explained('Net profit and owner movements = change in equity', ['Net profit and owner movements', moneyMetric('netProfit', totals) + owner], ['Change of equity in the books', equityOf(now) - equityOf(before)], outside, context),
  ];
}

interface Outside { readonly name: string; readonly movedMinor: number }
type Side = readonly [label: string, amountMinor: number];

function explained(name: string, left: Side, right: Side, outside: readonly Outside[], { figures: { currency } }: ReportContext): IntegrityCheck {
  const accounts = outside.map((one) => `${one.name} moved ${moneyInWords(one.movedMinor, currency)}`).join(', ');
  const isAll = outside.reduce((sum, { movedMinor }) => sum + movedMinor, 0) === left[1] - right[1];
  return identity(name, left, right, outside.length === 0 ? ONE_SIDE_ONLY : `${NOT_NAMED} ${accounts}. ${isAll ? 'That is the whole difference.' : ONE_SIDE_ONLY}`);
}

/** Accounts of the ledger that the books do not name, with what they moved. */
async function accountsOutside({ stated }: BalanceSheet, { source, figures }: ReportContext): Promise<Outside[]> {
  const named = new Set(stated.accounts.filter(({ kind }) => kind === 'bank' || kind === 'card').map(({ name }) => name.toLowerCase()));
  const moved = new Map((await source.reader.totals(filterOf(source, figures.period), ['account'])).map(({ key, inMinor, outMinor }) => [key.account, inMinor - outMinor]));
  return source.vocabulary.accounts.filter(({ name }) => !named.has(name.toLowerCase()))
    .map(({ name, number }) => ({ name, movedMinor: moved.get(String(number)) ?? 0 })).filter(({ movedMinor }) => movedMinor !== 0);
}
