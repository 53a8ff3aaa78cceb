/** "What day did we buy the walk-in cooler": the words of a thing that is asked about by its purchase. */
import type { Reading } from '../reading.ts';

const BOUGHT = /^(?:so |and )?(?:when|(?:on )?(?:what|which) (?:day|date)|date)\b.*\b(?:buy|bought|purchased?|pay for|paid for|paying for) (?:the|that|our|an?|this) ((?:[a-z0-9&'-]+ ){0,3}[a-z0-9&'-]+)[ ?.!]*$/;
const SHORTEST = 3;

export function boughtThing({ text, periods, names }: Reading): string[] {
  const said = BOUGHT.exec(text)?.[1] ?? '';
  if (periods.length > 0 || names.some((name) => name.names.some(({ kind }) => kind === 'counterparty'))) return [];
  return said.split(' ').filter((word) => word.length >= SHORTEST);
}
