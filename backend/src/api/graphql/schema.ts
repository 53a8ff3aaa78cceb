/** The GraphQL schema: made from the resolver classes; their instances and the live topics are wired in `app.ts`. */
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql';

/** `resolvers` are instances of the classes, one each; without them the schema can be printed but not asked. */
export function makeSchema(classes: readonly Function[], resolvers: readonly object[], pubSub: PubSub): GraphQLSchema {
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return buildSchemaSync({
    resolvers: classes as unknown as NonEmptyArray<Function>,
    container: { get: (type) => byClass.get(type) },
    pubSub,
    // The services validate, so that both doors refuse the same things in the same order.
    validate: false,
  });
}

/** The schema as it is committed: sorted, so that a change shows as that change. */
export function printSorted(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
