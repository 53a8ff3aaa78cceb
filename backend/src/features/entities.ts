/** Every entity of the product, listed once: the unit of work knows exactly these tables. */
import { CustomerSubscriptionEntity } from './customer-subscriptions/customer-subscription.entity.ts';
import { CertificateEntity } from './files/certificate/certificate.entity.ts';
import { FileContentEntity } from './files/file-content.entity.ts';
import { FileProblemEntity } from './files/file-problem.entity.ts';
import { FileEntity } from './files/file.entity.ts';
import { InsightEntity } from './insights/insight.entity.ts';
import { IntegrationEntity } from './integrations/integration.entity.ts';
import { ChartAccountEntity } from './ledger/chart-account.entity.ts';
import { EntryEntity } from './ledger/entry.entity.ts';
import { QuestionEntity } from './questions/question.entity.ts';
import { ReportEntity } from './reports/report.entity.ts';
import { ScenarioEntity } from './scenarios/scenario.entity.ts';
import { AttemptEntity } from './sessions/attempt.entity.ts';
import { SessionEntity } from './sessions/session.entity.ts';
import { SubscriptionEntity } from './subscriptions/subscription.entity.ts';
import { UsageMonthEntity } from './subscriptions/usage-month.entity.ts';
import { SummaryEntity } from './summaries/summary.entity.ts';
import { BusinessEntity } from './users/business.entity.ts';
import { PasswordResetEntity } from './users/password-reset.entity.ts';
import { UserEntity } from './users/user.entity.ts';

export const entities = [
  BusinessEntity, UserEntity, SessionEntity, AttemptEntity, PasswordResetEntity,
  SubscriptionEntity, UsageMonthEntity, IntegrationEntity, CustomerSubscriptionEntity,
  FileEntity, FileContentEntity, FileProblemEntity, CertificateEntity, ChartAccountEntity, EntryEntity,
  QuestionEntity, SummaryEntity, ReportEntity, ScenarioEntity, InsightEntity,
];
