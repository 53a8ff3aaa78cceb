/** Reads what a caller of the forecast wants to see: how many months, and in which currency. */
import { AppError } from '../../errors.ts';
import { FEWEST_MONTHS, MOST_MONTHS } from '../../finance/forecast/forecast-types.ts';

export interface ForecastRequest {
  /** Whole months behind the running one; null: as many as there can be. */
  readonly months: number | null;
  readonly currency: string | null;
}

/** Throws BAD_USER_INPUT naming every field at fault. */
export function readForecastRequest({ months, currency }: ForecastRequest): { months: number; currency: string | null } {
  const fields: Record<string, string> = {};
  if (months !== null && !(Number.isInteger(months) && months >= FEWEST_MONTHS && months <= MOST_MONTHS)) fields.months = `months must be a whole number from ${FEWEST_MONTHS} to ${MOST_MONTHS}.`;
  if (currency !== null && !/^[A-Z]{3}$/.test(currency)) fields.currency = 'currency must be an ISO 4217 code like USD.';
  if (Object.keys(fields).length > 0) throw new AppError('BAD_USER_INPUT', Object.values(fields).join(' '), { fields });
  return { months: months ?? MOST_MONTHS, currency };
}
