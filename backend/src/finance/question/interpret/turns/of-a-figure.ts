/** Of a figure: another kind of it, one side of the cash, what of it was given back, the balance that it lacked. */
import { currencyDigits } from '../../../money.ts';
import { type Measure, isPercentMeasure } from '../../measures.ts';
import { totalPlan } from '../../plan.ts';
import { wordTable } from '../../../word-table.ts';
import type { Maker } from './maker.ts';

const MARGINS = wordTable<Measure>({ net: 'netMargin', gross: 'grossMargin', operating: 'operatingMargin' });
const SIDES = wordTable<Measure>({ in: 'cashIn', out: 'cashOut', net: 'cashFlow' });

export const otherMargin: Maker = (previous, _, { detail }) => (isPercentMeasure(previous.metric) ? { ...previous, metric: MARGINS[detail] ?? previous.metric } : null);

export const sideOfCash: Maker = (previous, _, { detail }) => {
  const metric = SIDES[detail] ?? 'cashFlow';
  const isOfCash = /^(cashFlow|cashIn|cashOut)$/.test(previous.metric) && /^(total|trend|average|compare)$/.test(previous.task);
  return isOfCash && previous.metric !== metric || isOfCash && metric !== 'cashFlow' ? { ...previous, metric, against: previous.against && { ...previous.against, metric } } : null;
};

export const partGivenBack: Maker = ({ metric, filters, period }) => (/^(revenue|grossSales)$/.test(metric) ? { ...totalPlan({ metric: 'refunds', filters, period }), task: 'share', against: { metric: 'grossSales', filters, period } } : null);

/** "And if it was only 120k?": of a runway. */
export const balanceTold: Maker = (previous, { reading: { amounts: { alone }, periods }, vocabulary: { currency } }, { words }) => {
  // "And if it were 80,000": a turn that tells the balance tells money, also without its sign.
  const [plain, another] = words.filter(({ kind, value }) => kind === 'number' && (value ?? 0) >= LEAST_PLAIN);
  const told = alone.length === 1 ? alone[0]?.amountMinor : alone.length === 0 && plain && !another ? Math.round((plain.value ?? 0) * 10 ** currencyDigits(currency)) : undefined;
  return previous.task === 'runway' && told !== undefined && periods.length === 0 ? { ...previous, balanceMinor: told } : null;
};
const LEAST_PLAIN = 1000;
