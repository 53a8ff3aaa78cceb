/** How much one GraphQL operation may ask for, on every transport. Introspection stays open: the schema is a public API. */
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ValidationRule } from 'graphql';

/** Tokens of one document; the parser stops there. */
export const MOST_TOKENS = 2_000;

const armor = new ApolloArmor({
  // Fragments cost what they contain, no more: the client names its data by fragments.
  costLimit: { maxCost: 5_000, flattenFragments: true },
  maxDepth: { n: 10, flattenFragments: true },
  // The default lets any number of aliased __typename through.
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 5 },
  // The parser's own bound takes this one's place, because it also works on web sockets.
  maxTokens: { enabled: false },
  // Suggestions of field names tell nothing that introspection does not.
  blockFieldSuggestion: { enabled: false },
});

export const limitRules: readonly ValidationRule[] = armor.protect().validationRules;
