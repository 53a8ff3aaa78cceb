/** A list with notes where its deleted things stood. Identifiers rise with time and lists are newest first, so the identifier tells the place. */
import type { DeletedItem } from './use-deletions.ts';

export type Place<Item> = { item: Item; deleted: null } | { item: null; deleted: DeletedItem };

export function withDeleted<Item extends { id: string }>(items: readonly Item[], deleted: readonly DeletedItem[]): Place<Item>[] {
  const gone = deleted.filter(({ id }) => !items.some((item) => item.id === id));
  const places: Place<Item>[] = [...items.map((item) => ({ item, deleted: null })), ...gone.map((note) => ({ item: null, deleted: note }))];
  const idOf = (place: Place<Item>) => place.item?.id ?? place.deleted?.id ?? '';
  return gone.length === 0 ? places : places.sort((one, other) => (idOf(one) < idOf(other) ? 1 : -1));
}
