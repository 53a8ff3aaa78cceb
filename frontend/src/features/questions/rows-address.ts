/** The address of the ledger that lists the rows behind a figure. */
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';
import { paths, type TransactionPlace } from '../../paths.ts';

/** The filter of the transactions query, as the server made it. */
export type Place = NonNullable<AnswerCard_AnswerFragment['place']>;

export function rowsAddress(place: Place): string {
  return paths.transactions(place as TransactionPlace);
}

/** Where the labels of a chart lead; undefined where none of them leads anywhere. */
export function rowsAddresses(places: readonly (Place | null)[] | null): (string | null)[] | undefined {
  return places?.some((place) => place !== null) ? places.map((place) => place && rowsAddress(place)) : undefined;
}
