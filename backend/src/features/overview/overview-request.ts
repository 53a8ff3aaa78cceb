/** Reads what a caller of the overview wants to see: a period and a currency. */
import { AppError } from '../../errors.ts';
import type { WantedPeriod } from '../../finance/figures/chosen-period.ts';
import { readPeriod, type PeriodRequest } from './period-request.ts';

export interface OverviewRequest extends PeriodRequest {
  readonly currency: string | null;
}

/** Throws BAD_USER_INPUT naming the field at fault. */
export function readOverviewRequest(request: OverviewRequest): { wanted: WantedPeriod; currency: string | null } {
  const wanted = readPeriod(request);
  if (request.currency !== null && !/^[A-Z]{3}$/.test(request.currency)) {
    const message = 'currency must be an ISO 4217 code like USD.';
    throw new AppError('BAD_USER_INPUT', message, { fields: { currency: message } });
  }
  return { wanted, currency: request.currency };
}
