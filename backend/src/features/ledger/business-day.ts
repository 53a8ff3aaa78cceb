/** What day it is for a business: its own time zone's calendar date, from a clock that is handed in. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { BusinessEntity } from '../users/business.entity.ts';

export type Clock = () => Date;

/** `timeZone` is an IANA name; one that this platform does not know counts as UTC. */
export function localDay(now: Date, timeZone: string): LocalDate {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
  } catch {
    return now.toISOString().slice(0, 10);
  }
}

export async function businessToday(em: EntityManager, businessId: string, clock: Clock): Promise<LocalDate> {
  const business = await em.findOneOrFail(BusinessEntity, { id: businessId });
  return localDay(clock(), business.timeZone);
}
