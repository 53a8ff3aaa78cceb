/** The one side whose rows a subject holds; null where money of both ways is of it. */
import type { Subject } from '../../plan.ts';

const IN: ReadonlySet<Subject['metric']> = new Set(['revenue', 'grossSales', 'cashIn', 'otherIncome']);
const OUT: ReadonlySet<Subject['metric']> = new Set(['expenses', 'operatingExpenses', 'cogs', 'cashOut']);

export const sideOfSubject = ({ metric, filters }: Subject): 'in' | 'out' | null => filters.direction ?? (IN.has(metric) ? 'in' : OUT.has(metric) ? 'out' : null);
