/** What the figures need to know about an open ledger, without its vocabulary. */
import type { OverviewLedger } from '../../finance/figures/overview-figures.ts';
import type { OpenLedger } from './ledger-source.ts';

export function overviewLedger({ chart, currencies, currency }: OpenLedger): OverviewLedger {
  const outline = currencies.find((candidate) => candidate.currency === currency);
  return { currency, currencies: currencies.map((candidate) => candidate.currency), dateTo: outline?.dateTo ?? null, entryCount: outline?.entryCount ?? 0, categories: chart };
}
