/** What a balance sheet says, in sentences: what is owned, owed and left, and how that moved. */
import { dateInWords } from '../local-date.ts';
import { moneyInWords } from '../money.ts';
import { assetsOf, equityOf, liabilitiesOf } from '../statements/balance-sheet.ts';
import type { ComparedSheets } from './compared-sheets.ts';
import type { ReportFigures } from './report-figures.ts';

export function standing({ currency }: Pick<ReportFigures, 'currency'>, { now, before }: ComparedSheets): string[] {
  if (now === null) return [];
  const money = (amountMinor: number): string => moneyInWords(amountMinor, currency);
  const [equity, then] = [equityOf(now), before && equityOf(before)];
  return [
    `On ${dateInWords(now.on)} the business owned ${money(assetsOf(now))} and owed ${money(liabilitiesOf(now))}: ${equity < 0 ? `it owed ${money(-equity)} more than it owned` : `${money(equity)} was the owners'`}.`,
    before === null || then === null || equity === then ? '' : `Equity ${equity > then ? 'rose' : 'fell'} by ${money(Math.abs(equity - then))} since ${dateInWords(before.on)}.`,
  ];
}
