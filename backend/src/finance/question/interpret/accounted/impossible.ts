/** Plans that the ledger's rows cannot carry: profit needs both sides, and costs are not tied to single customers or kinds of income. */
import type { Measure } from '../../measures.ts';
import { MEASURES } from '../../measures.ts';
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { strongMeasures } from '../subject.ts';

const BOTH_SIDES: readonly Measure[] = ['netProfit', 'grossProfit', 'operatingProfit', 'netMargin', 'grossMargin', 'operatingMargin'];

/** A question back where a profit or margin is asked for one party or category; null where nothing is in the way. */
export function impossible(found: Interpretation, { reading }: Frame): Interpretation | null {
  if (found.kind !== 'plan' || !/^(total|average|trend|ranking|best-period|compare|share|count-periods)$/.test(found.plan.task)) return null;
  const { task, metric, groupBy, filters: { categories, counterparties, words } } = found.plan;
  // Rent as a part of net profit can be told, the part of net profit that is one client's cannot.
  const measure = strongMeasures(reading).find((one) => BOTH_SIDES.includes(one) && (task !== 'share' || one === metric)) ?? (words && BOTH_SIDES.includes(metric) ? metric : undefined);
  if (!measure || !categories && !counterparties && !words && (task === 'share' || groupBy !== 'category' && groupBy !== 'counterparty')) return null;
  const who = reading.names.map((name) => name.said).join(' and ');
  const label = MEASURES[measure].label;
  return {
    kind: 'clarify', plan: null,
    message: `${label} needs income and costs, but costs here are not tied to ${who === '' ? 'single names or categories' : `“${who}”`}, so it can only be told for the whole business.`,
    choices: [`What was my ${label.toLowerCase()} last year?`, ...(who === '' ? [] : [`Total for ${who}`])].map((question) => ({ label: question, question })),
  };
}
