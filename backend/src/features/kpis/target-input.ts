/** Reads a target as an owner states it: an amount of money, or a number of the figure's own unit. */
import { AppError } from '../../errors.ts';
import { decimalToMinor } from '../../finance/money.ts';
import type { KpiDefinition } from '../../finance/kpis/kpi.ts';
import { KPIS, type KpiId } from '../../finance/kpis/kpis.ts';

/** Throws NOT_FOUND. */
export function kpiNamed(id: string): KpiDefinition<KpiId> {
  const found = KPIS.find((kpi) => kpi.id === id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such key figure.');
  return found;
}

/** No owner aims higher in percent, months, days or a ratio. */
const MOST_NUMBER = 100_000;

/** Minor units of the currency for a figure in money. Throws BAD_USER_INPUT. */
export function readTarget({ unit }: KpiDefinition, fields: unknown, currency: string): number {
  const given = typeof fields === 'object' && fields !== null ? (fields as { value?: unknown }).value : undefined;
  const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : '';
  if (unit === 'currency') return decimalToMinor(text, currency) ?? refuse(`value must be an amount of money like 12000.50 in ${currency}.`);
  const value = /^-?\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : NaN;
  return Math.abs(value) <= MOST_NUMBER ? value : refuse('value must be a number with at most two decimals, like 12.5.');
}

function refuse(message: string): never {
  throw new AppError('BAD_USER_INPUT', message, { fields: { value: message } });
}
