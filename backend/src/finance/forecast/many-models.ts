/** A monthly series as many models together foresee it (decision 0037), once there are two years to tell a season from chance. */
import { combine } from './models/combine.ts';
import { askModels } from './models/pool.ts';
import { seasonalAverage, type MonthModel } from './plain-model.ts';

/** Below it they lose to the simple one, on ledgers, and cost more. */
const ENOUGH_MONTHS = 24;

export const manyModels: MonthModel = (values, horizon) => {
  const usual = values.reduce((sum, value) => sum + Math.abs(value), 0) / Math.max(1, values.length);
  if (values.length < ENOUGH_MONTHS || usual === 0) return seasonalAverage(values, horizon);
  return combine(askModels(values.map((value) => value / usual), 12, horizon), [], horizon).map((value) => Math.max(0, value * usual));
};
