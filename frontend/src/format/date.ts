/** Days and moments as people read them: ledger days are calendar days, moments are told in the reader's own time zone. */
const dayOptions = { year: 'numeric', month: 'short', day: 'numeric' } as const;

function atMidnightUtc(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** A ledger day: `2026-11-20` → `Nov 20, 2026`. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { ...dayOptions, timeZone: 'UTC' }).format(atMidnightUtc(day));
}

/** `2026-11-01`, `2026-11-30` → `Nov 1 – 30, 2026`. */
export function formatPeriod(from: string, to: string): string {
  return new Intl.DateTimeFormat('en-US', { ...dayOptions, timeZone: 'UTC' }).formatRange(atMidnightUtc(from), atMidnightUtc(to));
}

/** `2026-11` or a day in it → `Nov 2026`. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(atMidnightUtc(`${month.slice(0, 7)}-01`));
}

/** The day of a moment: `2026-11-20T21:14:00Z` → `Nov 20, 2026`. */
export function formatDate(moment: string | Date): string {
  return new Intl.DateTimeFormat('en-US', dayOptions).format(new Date(moment));
}

/** `2026-11-20T21:14:00Z` → `Nov 20, 2026, 9:14 PM`. */
export function formatMoment(moment: string | Date): string {
  return new Intl.DateTimeFormat('en-US', { ...dayOptions, hour: 'numeric', minute: '2-digit' }).format(new Date(moment));
}

/** The reader's time zone, such as `Europe/Paris`. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
