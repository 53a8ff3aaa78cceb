/** Every resolver class: together they are the GraphQL API. */
import { AccountResolver } from './account.resolver.ts';
import { FileResolver } from './file.resolver.ts';
import { InsightResolver } from './insight.resolver.ts';
import { IntegrationResolver } from './integration.resolver.ts';
import { OverviewResolver } from './overview.resolver.ts';
import { QuestionResolver } from './question.resolver.ts';
import { ReportResolver } from './report.resolver.ts';
import type { ResolverClass } from './schema.ts';
import { SubscriptionResolver } from './subscription.resolver.ts';
import { SummaryResolver } from './summary.resolver.ts';
import { TransactionResolver } from './transaction.resolver.ts';

export const resolverClasses: readonly ResolverClass[] = [
  AccountResolver,
  FileResolver,
  InsightResolver,
  IntegrationResolver,
  OverviewResolver,
  QuestionResolver,
  ReportResolver,
  SubscriptionResolver,
  SummaryResolver,
  TransactionResolver,
];
