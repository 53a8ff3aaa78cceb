/** Days and moments as people read them: ledger days are calendar days, moments are told in the reader's own time zone. */
const dayOptions = { year: 'numeric', month: 'short', day: 'numeric' } as const;

function atMidnightUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** Made once: a long list formats thousands of days, and making one takes longer than using it. */
const ledgerDays = new Intl.DateTimeFormat('en-US', { ...dayOptions, timeZone: 'UTC' });

/** A ledger day: `2026-11-20` → `Nov 20, 2026`. */
export function formatDay(day: string): string {
  return ledgerDays.format(atMidnightUtc(day));
}

/** `2026-11-01`, `2026-11-30` → `Nov 1 – 30, 2026`. */
export function formatPeriod(from: string, to: string): string {
  return ledgerDays.formatRange(atMidnightUtc(from), atMidnightUtc(to));
}

function isWholeMonths(from: string, to: string): boolean {
  const dayAfter = new Date(atMidnightUtc(to).getTime() + 86_400_000);
  return from.endsWith('-01') && dayAfter.getUTCDate() === 1;
}

/** As short as it can be beside another period: whole months without their days, and no year where both are of the same: `Oct 1 – 21`, `Oct`, `Nov 2025 – Apr 2026`. */
export function formatPeriodBeside({ from, to }: { from: string; to: string }, beside: { from: string }): string {
  const isSameYear = [from, to].every((day) => day.slice(0, 4) === beside.from.slice(0, 4));
  const year = isSameYear ? {} : ({ year: 'numeric' } as const);
  const day = isWholeMonths(from, to) ? {} : ({ day: 'numeric' } as const);
  return new Intl.DateTimeFormat('en-US', { month: 'short', ...day, ...year, timeZone: 'UTC' }).formatRange(atMidnightUtc(from), atMidnightUtc(to));
}

/** `2026-11` or a day in it → `Nov 2026`. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(atMidnightUtc(`${month.slice(0, 7)}-01`));
}

/** The same in full: `2026-11` → `November 2026`. */
export function formatMonthInFull(month: string): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(atMidnightUtc(`${month.slice(0, 7)}-01`));
}

/** The day of a moment: `2026-11-20T21:14:00Z` → `Nov 20, 2026`. */
export function formatDate(moment: string | Date): string {
  return new Intl.DateTimeFormat('en-US', dayOptions).format(new Date(moment));
}

/** The day of a moment in figures, as titles carry it: `11/20/2026`. */
export function formatShortDate(moment: string | Date): string {
  return new Intl.DateTimeFormat('en-US').format(new Date(moment));
}

/** `2026-11-20T21:14:00Z` → `Nov 20, 2026, 9:14 PM`. */
export function formatMoment(moment: string | Date): string {
  return new Intl.DateTimeFormat('en-US', { ...dayOptions, hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}

/** The reader's time zone, such as `Europe/Paris`; UTC where the browser knows no place. */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'UTC';
}
