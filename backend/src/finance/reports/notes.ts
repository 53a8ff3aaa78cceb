/** How the figures of a report are made, in sentences. */
import { asOf } from '../as-of.ts';
import { spanOf } from '../figures/figure-source.ts';
import { dateInWords } from '../local-date.ts';
import { yearBefore as yearBeforeOf } from '../previous-period.ts';
import { reaches } from './report-figures.ts';
import type { ReportContext } from './report-context.ts';

export function reportNotes(context: ReportContext): string[] {
  const { request: { today }, figures: { period, previousPeriod, yearBefore, currency, entryCount }, source: { vocabulary } } = context;
  const { notice } = asOf(today, vocabulary.dateTo);
  return [
    `Period: ${period.from} to ${period.to}, compared with ${previousPeriod.from} to ${previousPeriod.to}${yearBefore ? ` and ${yearBefore.from} to ${yearBefore.to}` : ''}. Currency: ${currency}.`,
    `Transactions: ${entryCount.toLocaleString('en-US')}. Written on ${dateInWords(today)}.`,
    ...coverage(context),
    ...(notice ? [notice] : []),
    'Cash basis: money counts on the day it moved. Revenue is net of customer refunds; expenses are net of vendor credits.',
    'Transfers between own accounts count nowhere; owner and loan movements count in cash flow only.',
  ];
}

/** A comparison with days of which the ledger knows nothing would mislead. */
function coverage({ source, figures: { period, previousPeriod, yearBefore } }: ReportContext): string[] {
  const span = spanOf(source);
  if (!span) return [];
  const starts = `The ledger begins on ${dateInWords(span.from)}`;
  if (!reaches(source, period)) return [`${starts}: this report holds only what came after.`];
  if (!reaches(source, previousPeriod)) return [`${starts}: what is shown for ${previousPeriod.label} is ${span.from > previousPeriod.to ? 'empty' : 'only a part'}.`];
  return yearBefore || reaches(source, yearBeforeOf(period)) ? [] : [`${starts}: there is no comparison with the year before.`];
}
