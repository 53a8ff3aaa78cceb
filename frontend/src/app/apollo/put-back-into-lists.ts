/** Puts a restored object back where it stood in the cached lists that it belongs to. */
import type { ApolloCache, Reference } from '@apollo/client';
import { argumentsOf, type ListArguments } from './list-arguments.ts';

/** Lists are newest first and identifiers rise with time. */
export function putBackIntoLists(
  cache: ApolloCache,
  fieldName: string,
  object: { __typename?: string | undefined; id: string },
  belongsTo: (list: ListArguments) => boolean = () => true,
): void {
  const id = cache.identify(object);
  cache.modify({
    fields: {
      [fieldName](existing, { storeFieldName, toReference, readField, canRead }) {
        const reference = id ? toReference(id) : undefined;
        const list = argumentsOf(storeFieldName);
        if (!reference || !belongsTo(list)) return existing as readonly Reference[];
        const others = (existing as readonly Reference[]).filter((known) => known.__ref !== id && canRead(known));
        const at = others.findIndex((known) => String(readField('id', known)) < object.id);
        // Older than everything that is loaded: it comes with the rest of the list, unless there is no rest.
        if (at < 0) return others.length < Number(list['limit'] ?? Infinity) ? [...others, reference] : others;
        return [...others.slice(0, at), reference, ...others.slice(at)];
      },
    },
  });
}
