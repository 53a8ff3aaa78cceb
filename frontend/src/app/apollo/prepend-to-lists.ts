/** Puts a new object at the head of the cached lists that it belongs to, so that what was just made is seen at once. */
import type { ApolloCache, Reference } from '@apollo/client';
import { argumentsOf, type ListArguments } from './list-arguments.ts';

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
