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
  const unnamed = await accountsOutside(now, context);
  const why = unnamed === '' ? ONE_SIDE_ONLY : `${NOT_NAMED} ${unnamed}. ${ONE_SIDE_ONLY}`;
  const owner = (totals.owner?.inMinor ?? 0) - (totals.owner?.outMinor ?? 0);
  return [
    identity('Cash flow = change in cash', ['What the accounts of the ledger moved', await movementOf(context)], ['Change of bank accounts less cards in the books', moneyOf(now) - moneyOf(before)], why),
    identity('Net profit and owner movements = change in equity', ['Net profit and owner movements', moneyMetric('netProfit', totals) + owner], ['Change of equity in the books', equityOf(now) - equityOf(before)], why),
  ];
}

/** With what they moved: often the whole difference. */
async function accountsOutside({ stated }: BalanceSheet, { source, figures }: ReportContext): Promise<string> {
  const named = new Set(stated.accounts.filter(({ kind }) => kind === 'bank' || kind === 'card').map(({ name }) => name.toLowerCase()));
  const moved = await source.reader.totals(filterOf(source, figures.period), ['account']);
  const amountOf = (number: number): number => { const found = moved.find(({ key }) => key.account === String(number)); return found ? found.inMinor - found.outMinor : 0; };
  return source.vocabulary.accounts.filter(({ name, number }) => !named.has(name.toLowerCase()) && amountOf(number) !== 0)
    .map(({ name, number }) => `${name} moved ${moneyInWords(amountOf(number), figures.currency)}`).join(', ');
}
