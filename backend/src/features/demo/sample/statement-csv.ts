/** Writes a sample account as its bank would: a CSV file with a running balance. */
import { minorToDecimal } from '../../../finance/money.ts';
import type { SampleAccount } from './sample-company.ts';

export function statementFileName(account: SampleAccount): string {
  return `${account.name}.csv`;
}

export function statementCsv(account: SampleAccount): string {
  let balanceMinor = account.openingMinor;
  const lines = account.rows.map((row) => {
    balanceMinor += row.amountMinor;
    return [row.date, row.description, minorToDecimal(row.amountMinor, 'USD'), minorToDecimal(balanceMinor, 'USD')].join(',');
  });
  return ['Date,Description,Amount,Balance', ...lines, ''].join('\n');
}
