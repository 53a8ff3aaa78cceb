/** The accounts' part of the composition root: who may come in, on which plan, and what leaves by mail. */
import type { LogError } from './api/unexpected-error.ts';
import { offlineBilling } from './billing/offline.ts';
import { StripeBilling } from './billing/stripe/stripe-billing.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { AccountService } from './features/account/account.service.ts';
import { CallLimit } from './features/account/call-limit.ts';
import type { BookServices } from './features/demo/demo-books.ts';
import { DemoTemplate } from './features/demo/demo-template.ts';
import { DemoService } from './features/demo/demo.service.ts';
import { ExportService } from './features/export/export.service.ts';
import { IdempotencyStore } from './features/idempotency/idempotency-store.ts';
import { IdempotencyService } from './features/idempotency/idempotency.service.ts';
import { NoticesService } from './features/notices/notices.service.ts';
import { AlertDigests } from './features/alerts/alert-mail.ts';
import { MonthlyReportsService } from './features/reports/monthly-reports.service.ts';
import { PasswordCheck } from './features/sessions/password-check.ts';
import { SessionsService } from './features/sessions/sessions.service.ts';
import { SignInService } from './features/sessions/sign-in.service.ts';
import { removeOldTries, TryLimit } from './features/sessions/try-limit.ts';
import { BillingNewsService } from './features/subscriptions/billing-news.service.ts';
import { SubscriptionsService } from './features/subscriptions/subscriptions.service.ts';
import { noticeAddress } from './features/users/notice-address.ts';
import { PasswordResetService } from './features/users/password-reset.service.ts';
import { PasswordsService } from './features/users/passwords.service.ts';
import { ProfileService } from './features/users/profile.service.ts';
import { UsersService } from './features/users/users.service.ts';
import { consoleMailer } from './mail/console-mailer.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';

export interface AccountsParts {
  readonly config: Config;
  readonly database: Database;
}

/** Who may come in, and on which plan. */
export function makeAccounts({ config, database }: AccountsParts, books: BookServices, logError: LogError) {
  const { limits } = config;
  const clock = (): Date => new Date();
  const sessions = new SessionsService(database, clock);
  const passwordTries = { tries: limits.signInTries, windowMinutes: limits.signInWindowMinutes };
  const signIn = new SignInService(database, passwordTries);
  const passwordCheck = new PasswordCheck(database, passwordTries);
  const demo = new DemoService({ database, template: new DemoTemplate(database, books), connections: books.demoConnections, settings: config.demo });
  const users = new UsersService(database);
  const newcomers = new CallLimit(limits.signUpsPerMinute);
  const home = config.publicUrl ?? `http://localhost:${config.port}`;
  const billing = config.stripeBilling ? new StripeBilling({ settings: config.stripeBilling, returnUrl: new URL('/dashboard/subscription', home).href }) : offlineBilling;
  const mailer = config.mail ? smtpMailer(config.mail) : consoleMailer();
  const monthlyReports = new MonthlyReportsService({ database, reports: books.reports, clock });
  return {
    sessions, demo,
    account: new AccountService({ database, users, sessions, signIn, passwordCheck, demo, newcomers }),
    profile: new ProfileService(database, passwordCheck),
    passwords: new PasswordsService(database, passwordCheck),
    passwordReset: new PasswordResetService({
      database, mailer, signIn, logError, visitors: newcomers,
      requests: new TryLimit(database, { kind: 'to reset the password', tries: limits.passwordResetsPerHour, windowMinutes: 60 }),
      home,
    }),
    exports: new ExportService(database, clock),
    notices: new NoticesService({ mailer, home, addressOf: (userId) => noticeAddress(database, userId), reportPaper: (userId, reportId) => monthlyReports.paper(userId, reportId) }),
    monthlyReports,
    removeOldTries: () => removeOldTries(database),
    idempotency: new IdempotencyService(new IdempotencyStore(database)),
    subscriptions: new SubscriptionsService({ database, billing, clock }),
    billingNews: new BillingNewsService({ database, billing, clock }),
    alertDigests: new AlertDigests(database, clock),
  };
}
