/** "How much have they paid us in total?", "what did we spend with them in 2024": whoever the question before was about stands in the pronoun's place. */
import type { Interpretation, Plan } from '../../plan.ts';
import { asksEver } from '../leaning.ts';
import type { Reading } from '../reading.ts';
import { namedGroups } from '../reading.ts';

const PAYS = 'pay|pays|paid|paying|buy|bought|bring|brought|spend|spent|charge|charged|charging|bill|billed|billing|cost|costing|send|sent|order|ordered|invoice|invoiced|give|given|gave|take|taken|took|get|got|make|made|earn|earned|refund|refunded|credit|credited|return|returned|receive|received|contribute|contributed';
const BESIDE = '(?:(?:ever|last|first|also|just|actually|really|still|already|altogether|in total|each|both) )?';
/** Somebody who pays, and somebody to whom, from whom or with whom something is paid. */
const WHO_PAYS = new RegExp(`\\b(they|he|she)(?= (?:(?:have|has|had|did|do|does|ve) )?${BESIDE}(?:${PAYS})\\b)`, 'gi');
const WHO_IS_PAID = new RegExp(`\\b(?<=\\b(?:to|from|with|at|by|${PAYS}) )(them|him|her)\\b(?! (?:all|both|two|[a-z]+ (?:of|in|for)\\b))`, 'gi');

const WHOLE = /\b(ever|so far|since|to date|all time)\b/;

/** The question with the name said, read alone; null where it has a name of its own or nobody pays or is paid. */
export function aboutPartyBefore(text: string, previous: Plan, reading: Reading, read: (question: string) => Interpretation): Interpretation | null {
  const [party, another] = previous.filters.counterparties ?? [];
  if (party === undefined || another !== undefined || reading.names.length + reading.exceptions.length + reading.leftovers.length + namedGroups(reading).length > 0) return null;
  const said = text.replace(WHO_PAYS, party).replace(WHO_IS_PAID, party);
  const found = said === text ? null : read(said);
  if (found?.kind !== 'plan' || !found.plan.filters.counterparties?.includes(party)) return null;
  const isOfAll = reading.periods.length > 0 || asksEver(reading) || WHOLE.test(reading.text) || found.plan.period.unit !== 'all';
  const { plan } = found;
  const { period } = previous;
  return { ...found, plan: isOfAll ? plan : { ...plan, period, against: plan.against && { ...plan.against, period } }, isOfBefore: true };
}
