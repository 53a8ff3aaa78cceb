/** Which transactions stand behind the figures of the overview, for the drawer that shows them. */
import { formatMoney } from '../../format/money.ts';
import type { MetricCards_FiguresFragment, MoneySides_FiguresFragment } from '../../generated/graphql.ts';
import { KINDS_OF_MEASURE, MEASURE_LABEL, type Measure } from '../transactions/measures.ts';
import type { FigureRows } from '../transactions/TransactionsDrawer.tsx';
import type { RankedAmount } from './ranked-amounts.ts';

export function rowsOfMeasure(measure: Measure, figures: MetricCards_FiguresFragment): FigureRows {
  const { currency, period: { from, to, label } } = figures;
  return {
    title: MEASURE_LABEL[measure],
    subtitle: `${formatMoney(figures[measure], currency)}, ${label}`,
    currency,
    filter: { from, to, currency, kinds: KINDS_OF_MEASURE[measure] },
  };
}

export function rowsOfCategory({ name, amount }: RankedAmount, figures: MoneySides_FiguresFragment): FigureRows {
  const { currency, period: { from, to, label } } = figures;
  return { title: name, subtitle: `${formatMoney(amount, currency)}, ${label}`, currency, filter: { from, to, currency, category: name } };
}

/** What a customer brought is revenue, what a vendor got is cost: loans or draws of the same name are not in the figure. */
export function rowsOfCounterparty({ name, amount }: RankedAmount, direction: 'in' | 'out', figures: MoneySides_FiguresFragment): FigureRows {
  const { currency, period: { from, to, label } } = figures;
  const kinds = KINDS_OF_MEASURE[direction === 'in' ? 'revenue' : 'expenses'];
  return { title: name, subtitle: `${formatMoney(amount, currency)}, ${label}`, currency, filter: { from, to, currency, counterparty: name, kinds } };
}
