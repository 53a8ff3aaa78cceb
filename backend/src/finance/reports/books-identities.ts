/** What must add up between the ledger and what accounting software states, each with its difference. */
import { moneyMetric } from '../metrics.ts';
import { dateInWords } from '../local-date.ts';
import { assetsOf, equityOf, liabilitiesOf, moneyOf, type BalanceSheet } from '../statements/balance-sheet.ts';
import type { IntegrityCheck } from './document.ts';
import { identity, movementOf } from './integrity.ts';
import type { ReportContext } from './report-context.ts';

const ONE_SIDE_ONLY = 'What only one of the two knows makes a difference: the balance at a payment processor, a bank account that is not in your accounting software, rows that were matched or categorised otherwise, or payments on another day.';

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
  const owner = (totals.owner?.inMinor ?? 0) - (totals.owner?.outMinor ?? 0);
  return [
    identity('Cash flow = change in cash', ['What the accounts of the ledger moved', await movementOf(context)], ['Change of bank accounts less cards in the books', moneyOf(now) - moneyOf(before)], ONE_SIDE_ONLY),
    identity('Net profit and owner movements = change in equity', ['Net profit and owner movements', moneyMetric('netProfit', totals) + owner], ['Change of equity in the books', equityOf(now) - equityOf(before)], ONE_SIDE_ONLY),
  ];
}
