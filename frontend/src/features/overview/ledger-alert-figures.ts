/** What the alerts are told about the ledger: the profit margin of the period, and how much there is in all. */
import type { FinancialOverviewQuery } from '../../generated/graphql.ts';
import type { AlertFigures } from './alert-messages.ts';

export function ledgerAlertFigures({ revenue, netProfit, transactionCount }: FinancialOverviewQuery['financialData']): AlertFigures {
  const earned = Number(revenue);
  return { marginPercent: earned > 0 ? (Number(netProfit) / earned) * 100 : null, transactionCount };
}
