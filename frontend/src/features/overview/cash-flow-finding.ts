/** The sentence above the cash-flow chart of a period in which money moved: what a person would see in it. */
import type { CashFlowChart_FiguresFragment } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';

type Point = CashFlowChart_FiguresFragment['series'][number];

const DAY_MS = 86_400_000;

function unitOf(points: readonly Point[]): string {
  const longestDays = Math.max(...points.map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1));
  if (longestDays <= 1) return 'day';
  return longestDays <= 7 ? 'week' : 'month';
}

export function cashFlowFinding(points: readonly Point[]): string {
  const moved = points.filter((point) => [point.moneyIn, point.moneyOut].some((amount) => Number(amount) !== 0));
  const gained = moved.filter((point) => Number(point.cashFlow) > 0).length;
  const unit = unitOf(points);
  if (moved.length === 1) return gained === 1 ? `More came in than went out` : `More went out than came in`;
  if (gained === moved.length) return `In every ${unit} with movement more came in than went out`;
  if (gained === 0) return `In every ${unit} with movement more went out than came in`;
  return `More came in than went out in ${gained} of ${formatQuantity(moved.length, unit)}`;
}
