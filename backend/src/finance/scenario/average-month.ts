/** An average month of the ledger by what levers can change in it. */
import { filterOf, type FigureSource } from '../figures/figure-source.ts';
import type { GroupTotal } from '../ledger/ledger-reader.ts';
import { CASH_ROLES, moneyMetric, type RoleTotals } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import type { Period } from '../period.ts';
import { rolesFromCategories } from '../figures/category-figures.ts';
import type { CategoryRoles, MonthParts } from './month-parts.ts';

export interface AverageMonth {
  readonly parts: MonthParts;
  readonly cashInMinor: number;
  readonly cashOutMinor: number;
  readonly netProfitMinor: number;
}

export const rolesOfCategories = ({ categories }: FigureSource['vocabulary']): CategoryRoles => new Map(categories.map(({ number, role }) => [number, role]));

/** The mean of these whole months, each figure rounded on its own; all zeros where there is no month. */
export async function readAverageMonth(source: FigureSource, months: readonly Period[]): Promise<AverageMonth> {
  const [first, last] = [months[0], months.at(-1)];
  const groups = first && last ? await source.reader.totals({ ...filterOf(source, { from: first.from, to: last.to }), roles: CASH_ROLES }, ['category']) : [];
  return averageOf(groups, source, Math.max(1, months.length));
}

function averageOf(groups: readonly GroupTotal[], { vocabulary }: FigureSource, months: number): AverageMonth {
  const totals: RoleTotals = rolesFromCategories(groups, vocabulary.categories);
  const mean = (minor: number): number => divideMinor(minor, months);
  return {
    parts: {
      revenueMinor: mean(moneyMetric('revenue', totals)),
      cogsMinor: mean(-moneyMetric('cogs', totals)),
      byCategory: Object.fromEntries(groups.map(({ key, inMinor, outMinor }) => [Number(key.category), mean(inMinor - outMinor)])),
    },
    cashInMinor: mean(moneyMetric('cashIn', totals)),
    cashOutMinor: mean(moneyMetric('cashOut', totals)),
    netProfitMinor: mean(moneyMetric('netProfit', totals)),
  };
}
