/** Puts a new object at the head of the cached lists that it belongs to, so that what was just made is seen at once. */
import type { ApolloCache, Reference } from '@apollo/client';

export type ListArguments = Readonly<Record<string, unknown>>;

/** A stored field is named `reports({"type":"monthly","limit":20})`, or just `reports` without arguments. */
function argumentsOf(storeFieldName: string): ListArguments {
  const json = storeFieldName.slice(storeFieldName.indexOf('(') + 1, -1);
  return storeFieldName.includes('(') ? (JSON.parse(json) as ListArguments) : {};
}

export function prependToLists(
  cache: ApolloCache,
  fieldName: string,
  object: { __typename?: string | undefined; id: string },
  belongsTo: (list: ListArguments) => boolean = () => true,
): void {
  const id = cache.identify(object);
  cache.modify({
    fields: {
      [fieldName](existing, { storeFieldName, toReference }) {
        const list = existing as readonly Reference[];
        const reference = id ? toReference(id) : undefined;
        if (!reference || !belongsTo(argumentsOf(storeFieldName))) return list;
        return [reference, ...list.filter((known) => known.__ref !== id)];
      },
    },
  });
}
