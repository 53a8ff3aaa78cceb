/** Looks through a whole ledger, each currency by itself, a piece at a time so that requests are answered in between. */
import { setImmediate as others } from 'node:timers/promises';
import { cashOutlook } from '../../finance/anomalies/cash-outlook.ts';
import { alertSteps } from '../../finance/anomalies/find-alerts.ts';
import type { FoundAlert } from '../../finance/anomalies/alert.ts';
import type { SaidAlert } from '../../finance/anomalies/owner-words.ts';
import { asOf } from '../../finance/as-of.ts';
import { MOST_MONTHS } from '../../finance/forecast/forecast-types.ts';
import type { EntryColumns } from '../../finance/ledger/entry-columns.ts';
import { fromDayNumber } from '../../finance/local-date.ts';
import { CASH_ROLES } from '../../finance/metrics.ts';
import { minorToDecimal } from '../../finance/money.ts';
import type { ForecastsService } from '../forecasts/forecasts.service.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import type { StoredFinding } from './alert-rows.ts';

/** Other currencies hold a few rows each. */
const MOST_CURRENCIES = 8;

export interface LedgerScan {
  readonly found: readonly StoredFinding[];
  readonly transactionCount: number;
}

export interface Scanned {
  readonly ledgers: LedgerSource;
  /** The cash ahead is that of the forecast screen, as far as it looks. */
  readonly forecasts: Pick<ForecastsService, 'forBusiness'>;
}

export async function scanLedger({ ledgers, forecasts }: Scanned, businessId: string, known: { keys: ReadonlySet<string>; said: readonly SaidAlert[] }): Promise<LedgerScan> {
  const currencies = await ledgers.with({ businessId, fileId: null }, null, async (ledger) => ledger.currencies.slice(0, MOST_CURRENCIES).map(({ currency }) => currency));
  const found: StoredFinding[] = [];
  let transactionCount = 0;
  for (const currency of currencies) {
    const { rows, vocabulary, today } = await ledgers.atOneMoment({ businessId, fileId: null }, currency, async (ledger) => ({
      vocabulary: await ledger.vocabulary(), today: ledger.today, rows: await ledger.reader.rows({ currency, roles: CASH_ROLES }, { descriptions: true }),
    }));
    const { outcome } = await forecasts.forBusiness(businessId, MOST_MONTHS, currency);
    const steps = alertSteps({
      rows, categories: new Map(vocabulary.categories.map(({ number, name, role }) => [number, { name, role }])), asOf: asOf(today, vocabulary.dateTo).date,
      outlook: cashOutlook(outcome), said: known.said, known: known.keys, keyPrefix: currency === currencies[0] ? '' : `${currency}|`,
    });
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) await others();
    found.push(...withCitations(step.value, rows));
    transactionCount += vocabulary.entryCount;
  }
  return { found, transactionCount };
}

function withCitations(alerts: readonly FoundAlert[], rows: EntryColumns): StoredFinding[] {
  const wanted = new Set(alerts.flatMap(({ entryIds }) => entryIds));
  const places = new Map<string, number>();
  rows.ids.forEach((id, place) => { if (wanted.has(id)) places.set(id, place); });
  return alerts.map((alert) => ({
    alert, currency: rows.currency,
    citations: alert.entryIds.flatMap((id) => {
      const place = places.get(id);
      return place === undefined ? [] : [{ transactionId: id, date: fromDayNumber(rows.days[place]!), description: rows.descriptions?.[place] ?? '', amount: minorToDecimal(rows.amountsMinor[place]!, rows.currency) }];
    }),
  }));
}
