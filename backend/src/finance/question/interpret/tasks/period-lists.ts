/** The rule for three and more periods in a row: "revenue in March, April and May". */
import { addDays } from '../../../local-date.ts';
import type { Grouping, Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { planned, planPeriod, subject } from '../frame.ts';
import type { DatedPeriod } from '../periods/period-atom.ts';
import { has } from '../reading.ts';
import { EACH } from './compared-names.ts';

/** Neighbours are added up, or listed where they are compared; others are asked about. */
export function periodList(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const periods = distinct(reading.periods.map(({ period }) => period));
  const [first, last] = [periods[0], periods.at(-1)];
  if (periods.length < 3 || !first || !last) return null;
  if (!periods.every((period, at) => at === 0 || period.from === addDays(periods[at - 1]?.to ?? '', 1))) return apart(frame, periods);
  const over = subject(frame, planPeriod({ from: first.from, to: last.to, unit: 'range' }));
  const unit = periods.every((period) => period.unit === first.unit) ? groupingOf(first) : null;
  const isListed = has(reading, 'compare', 'more', 'growth', 'trend', 'each', 'list', 'largest', 'smallest', 'average') || EACH.test(reading.text);
  if (!over || isListed && !unit) return null;
  return isListed ? planned('trend', over, { groupBy: unit }) : planned('total', over);
}

function distinct(periods: readonly DatedPeriod[]): DatedPeriod[] {
  return periods.filter((period, at) => periods.findIndex(({ from, to }) => from === period.from && to === period.to) === at).sort((a, b) => (a.from < b.from ? -1 : 1));
}

const groupingOf = ({ unit }: DatedPeriod): Grouping | null => (unit === 'day' || unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : null);

function apart({ reading }: Frame, periods: readonly DatedPeriod[]): Interpretation {
  const what = reading.measures.find((mention) => !mention.isWeak) ?? reading.names[0];
  const said = what ? reading.tokens.slice(what.from, what.to).map((token) => token.text).join(' ') : 'expenses';
  const choices = periods.slice(0, 4).map((period) => `${said.charAt(0).toUpperCase()}${said.slice(1)} in ${planPeriod(period).label}`);
  return { kind: 'clarify', plan: null, message: 'These periods are not next to each other. Which one would you like first?', choices: choices.map((question) => ({ label: question, question })) };
}
