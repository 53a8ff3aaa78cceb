/** The GraphQL schema: made from the resolver classes; their instances and the live topics are wired in `app.ts`. */
import { GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { buildSchemaSync, type NonEmptyArray, type PubSub } from 'type-graphql';

export type ResolverClass = new (...parts: never[]) => object;

/** `resolvers` are instances of the classes, one each; without them the schema can be printed but not asked. */
export function makeSchema(classes: readonly ResolverClass[], resolvers: readonly object[], pubSub: PubSub): GraphQLSchema {
  const byClass = new Map<unknown, object>(resolvers.map((resolver) => [resolver.constructor, resolver]));
  const schema = buildSchemaSync({
    resolvers: classes as unknown as NonEmptyArray<ResolverClass>,
    container: { get: (type) => byClass.get(type) },
    pubSub,
    // The services validate, so that both doors refuse the same things in the same order.
    validate: false,
  });
  describeRoots(schema);
  allowEmptyCells(schema);
  return schema;
}

/** TypeGraphQL makes the three root types itself and leaves them without a word. */
function describeRoots(schema: GraphQLSchema): void {
  const roots = [
    [schema.getQueryType(), 'Everything that can be read.'],
    [schema.getMutationType(), 'Everything that can be changed. The changed object is the answer.'],
    [schema.getSubscriptionType(), 'Everything that can be listened to, over graphql-ws at the same address.'],
  ] as const;
  for (const [root, description] of roots) if (root) root.description = description;
}

/** The schema as it is committed: sorted, so that a change shows as that change. */
export function printSorted(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

/** A table's cells may be empty, its lines may not: TypeGraphQL has no words for a list of lists with null in the inner ones only. */
function allowEmptyCells(schema: GraphQLSchema): void {
  const table = schema.getType('AnswerTable');
  const rows = table instanceof GraphQLObjectType ? table.getFields()['rows'] : undefined;
  if (rows) rows.type = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(new GraphQLList(GraphQLJSON))));
}
