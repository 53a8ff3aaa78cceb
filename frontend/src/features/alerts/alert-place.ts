/** Where in the ledger an alert's surroundings are: the party's payments, or everything of its days. */
import type { AlertCard_AlertFragment } from '../../generated/graphql.ts';
import type { TransactionPlace } from '../../paths.ts';

export interface AlertPlace {
  readonly label: string;
  readonly place: TransactionPlace;
}

export function alertPlace({ counterparty, citations, currency }: AlertCard_AlertFragment): AlertPlace | null {
  if (counterparty !== null && counterparty !== undefined) return { label: `All transactions of ${counterparty}`, place: { counterparty, currency } };
  const days = citations.map(({ date }) => date).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? { label: 'These days in the ledger', place: { from, to, currency } } : null;
}
