/** Every resolver class: together they are the GraphQL API. */
import { AccountResolver } from './account.resolver.ts';
import { AlertResolver } from './alert.resolver.ts';
import { BankAccountResolver } from './bank-account.resolver.ts';
import { CategoryResolver } from './category.resolver.ts';
import { CertificateResolver } from './certificate.resolver.ts';
import { CustomerSubscriptionResolver } from './customer-subscription.resolver.ts';
import { ExpectedItemResolver } from './expected-item.resolver.ts';
import { FileResolver } from './file.resolver.ts';
import { ForecastResolver } from './forecast.resolver.ts';
import { InsightResolver } from './insight.resolver.ts';
import { IntegrationResolver } from './integration.resolver.ts';
import { KpiResolver } from './kpi.resolver.ts';
import { MatchResolver } from './match.resolver.ts';
import { OverviewResolver } from './overview.resolver.ts';
import { ProfileResolver } from './profile.resolver.ts';
import { QuickBooksResolver } from './quickbooks.resolver.ts';
import { QuestionResolver } from './question.resolver.ts';
import { ReadingResolver } from './reading.resolver.ts';
import { ReportResolver } from './report.resolver.ts';
import { ReviewResolver } from './review.resolver.ts';
import { RuleResolver } from './rule.resolver.ts';
import { ScenarioResolver } from './scenario.resolver.ts';
import type { ResolverClass } from './schema.ts';
import { SessionResolver } from './session.resolver.ts';
import { SubscriptionResolver } from './subscription.resolver.ts';
import { SummaryResolver } from './summary.resolver.ts';
import { TransactionResolver } from './transaction.resolver.ts';

export const resolverClasses: readonly ResolverClass[] = [
  AccountResolver,
  AlertResolver,
  BankAccountResolver,
  CategoryResolver,
  CertificateResolver,
  CustomerSubscriptionResolver,
  ExpectedItemResolver,
  FileResolver,
  ForecastResolver,
  InsightResolver,
  IntegrationResolver,
  KpiResolver,
  MatchResolver,
  OverviewResolver,
  ProfileResolver,
  QuestionResolver,
  QuickBooksResolver,
  ReadingResolver,
  ReportResolver,
  ReviewResolver,
  RuleResolver,
  ScenarioResolver,
  SessionResolver,
  SubscriptionResolver,
  SummaryResolver,
  TransactionResolver,
];
