/** Which transactions stand behind the figures of the overview, for the drawer that shows them. */
import { formatMoney } from '../../format/money.ts';
import type { CategoryBreakdown_FiguresFragment, MetricCards_FiguresFragment } from '../../generated/graphql.ts';
import { KINDS_OF_MEASURE, MEASURE_LABEL, type Measure } from '../transactions/measures.ts';
import type { CategoryBar } from './largest-categories.ts';
import type { FigureRows } from '../transactions/TransactionsDrawer.tsx';

export function rowsOfMeasure(measure: Measure, figures: MetricCards_FiguresFragment): FigureRows {
  const { currency, period: { from, to, label } } = figures;
  return {
    title: MEASURE_LABEL[measure],
    subtitle: `${formatMoney(figures[measure], currency)}, ${label}`,
    currency,
    filter: { from, to, currency, kinds: KINDS_OF_MEASURE[measure] },
  };
}

export function rowsOfCategory({ category, amount }: CategoryBar, figures: CategoryBreakdown_FiguresFragment): FigureRows {
  const { currency, period: { from, to, label } } = figures;
  return {
    title: category,
    subtitle: `${formatMoney(amount, currency)}, ${label}`,
    currency,
    filter: { from, to, currency, category },
  };
}
