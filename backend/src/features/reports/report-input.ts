/** What generating a report takes, checked field by field. */
import { isReportType, type ReportType } from '../../finance/reports/report-types.ts';
import type { Period } from '../../finance/period.ts';
import { Input } from '../input.ts';
import { readDates } from '../overview/period-request.ts';

export interface NewReport {
  readonly title: string;
  readonly type: ReportType;
  /** Null: the last whole month or quarter. */
  readonly period: Period | null;
}

const LONGEST_TITLE = 200;

/** Throws BAD_USER_INPUT with every field at fault. */
export function readNewReport(fields: unknown): NewReport {
  const input = new Input(fields);
  const title = input.text('title', 'The title', LONGEST_TITLE);
  const type = input.text('type', 'The type', 100);
  if (type !== '' && !isReportType(type)) input.fault('type', `There is no report type "${type}".`);
  input.check();
  return { title, type: type as ReportType, period: readPeriod((fields as { period?: unknown }).period ?? null) };
}

function readPeriod(period: unknown): Period | null {
  if (period === null) return null;
  const { from, to } = period as { from?: unknown; to?: unknown };
  return readDates(String(from ?? ''), String(to ?? ''));
}
