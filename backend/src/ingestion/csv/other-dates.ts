/** For files whose dates are none as they stand; loaded for those alone. */
import type { OpenedCsv } from './open-csv.ts';
import { withDatesForSerials } from './serial-dates.ts';
import { withYearsOfPeriod } from './yearless-dates.ts';

/** The same file with dates that can be read; null where nothing tells them. */
export const withOtherDates = (opened: OpenedCsv): OpenedCsv | null => withDatesForSerials(opened) ?? withYearsOfPeriod(opened);
