/** Every resolver class: together they are the GraphQL API. */
import { AccountResolver } from './account.resolver.ts';
import { FileResolver } from './file.resolver.ts';
import { IntegrationResolver } from './integration.resolver.ts';
import { OverviewResolver } from './overview.resolver.ts';
import { SubscriptionResolver } from './subscription.resolver.ts';
import { TransactionResolver } from './transaction.resolver.ts';

export const resolverClasses: readonly Function[] = [
  AccountResolver,
  FileResolver,
  IntegrationResolver,
  OverviewResolver,
  SubscriptionResolver,
  TransactionResolver,
];
