/** Every resolver class: together they are the GraphQL API. */
import { AccountResolver } from './account.resolver.ts';
import { IntegrationResolver } from './integration.resolver.ts';
import { SubscriptionResolver } from './subscription.resolver.ts';

export const resolverClasses: readonly Function[] = [
  AccountResolver,
  IntegrationResolver,
  SubscriptionResolver,
];
