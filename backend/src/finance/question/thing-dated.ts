/** "When did we buy the Pedego bikes for the rental fleet": beside who sold it, what was bought only tells which payment, and says nothing of where it was booked. */
import type { Plan } from './plan.ts';

export const datesThingOfParty = ({ task, filters }: Pick<Plan, 'task' | 'filters'>): boolean => task === 'date' && filters.counterparties !== undefined;
