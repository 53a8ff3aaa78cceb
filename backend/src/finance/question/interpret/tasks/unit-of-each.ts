/** The calendar unit for each of which names are counted: "how many customers paid us each quarter", "new clients per month". */
import type { Grouping, PerUnit } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { unitNamed } from './slots.ts';

/** Who pays "every month" is a regular payer. */
const OF_EACH = /\b(each|per|by|for every|in every) (calendar )?(week|month|quarter|year)\b|\bpaid (us )?every (week|month|quarter|year)\b|\b(month|quarter|year|week) (by|on|over|after) (month|quarter|year|week)\b|^(monthly|quarterly|weekly|yearly) (number|count)\b/;

export const unitOfEach = (frame: Frame): (PerUnit & Grouping) | null => (OF_EACH.test(frame.reading.text) ? unitNamed(frame) : null);
