/** The eight periods of the overview, as the address bar and the server spell them. */

export const PERIODS = [
  { name: 'today', label: 'Today' },
  { name: 'this-week', label: 'This week' },
  { name: 'last-week', label: 'Last week' },
  { name: 'this-month', label: 'This month' },
  { name: 'last-month', label: 'Last month' },
  { name: 'last-6-months', label: 'Last 6 months' },
  { name: 'this-year', label: 'This year' },
  { name: 'last-year', label: 'Last year' },
] as const;

export type PeriodName = (typeof PERIODS)[number]['name'];

export const DEFAULT_PERIOD: PeriodName = 'this-month';

/** Anything that is no period's name reads as the default, so that an old or mistyped address still shows something. */
export function periodFrom(text: string | null, standard: PeriodName = DEFAULT_PERIOD): PeriodName {
  return PERIODS.find((period) => period.name === text)?.name ?? standard;
}
