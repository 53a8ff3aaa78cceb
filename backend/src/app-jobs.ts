/** Which service does which job, and what runs by the clock; a part of the composition root. */
import { goneMeanwhile } from './database/gone-meanwhile.ts';
import type { JobOptions } from './jobs/runner.ts';
import { ALERT_DIGESTS_SCHEDULE, SEND_ALERT_DIGEST, START_ALERT_DIGESTS } from './features/alerts/alert-mail.ts';
import { PURGE_DELETED } from './features/deletion/purge-job.ts';
import { PARSE_FILE } from './features/files/parse-job.ts';
import { REFRESH_INSIGHTS, WORD_INSIGHTS } from './features/insights/refresh-job.ts';
import { REVOKE_PERMISSION } from './features/integrations/revocation-job.ts';
import { SYNC_INTEGRATION } from './features/integrations/sync-job.ts';
import { SYNC_ALL, SYNC_SCHEDULE } from './features/integrations/sync-schedule.ts';
import { MATCH_SOURCES } from './features/matches/match-job.ts';
import { SEND_NOTICE } from './features/notices/notices.service.ts';
import { MAKE_MONTHLY_REPORT, MONTHLY_REPORTS_SCHEDULE, START_MONTHLY_REPORTS } from './features/reports/monthly-reports.service.ts';
import { JUDGE_CATEGORIES } from './features/review/review.service.ts';
import { SUGGEST_CATEGORIES } from './features/review/suggestions.service.ts';
import { CHECK_BILLING, CHECK_BILLING_SCHEDULE, REFRESH_BILLING } from './features/subscriptions/billing-news.service.ts';
import { CLOSE_BILLING } from './features/subscriptions/close-job.ts';
import { SEND_PASSWORD_RESET } from './features/users/password-reset.service.ts';

type Task = (payload: unknown) => Promise<void>;
interface Cleaned { removeExpired(): Promise<unknown> }

/** The services, as far as jobs call them. */
export interface JobServices {
  readonly connectionSync: { run(payload: unknown, signal: AbortSignal): Promise<void> };
  readonly syncAll: () => Promise<void>;
  readonly revocation: { readonly run: Task };
  readonly fileImport: { parse: Task };
  readonly matches: { find: Task };
  readonly ledgers: { prepare: Task; keepRows: Task };
  readonly statistics: { refresh(): Promise<unknown> };
  readonly insights: { refresh: Task; findWords: Task };
  readonly alerts: { scan: Task };
  readonly alertDigests: { start(): Promise<void>; send: Task };
  readonly review: { judge: Task };
  readonly suggestions: { askLater: Task; ask: Task };
  readonly deletion: { purge: Task };
  readonly passwordReset: Cleaned & { send: Task };
  readonly notices: { send: Task };
  readonly billingNews: { refresh: Task; close: Task; check(): Promise<void> };
  readonly monthlyReports: { start(): Promise<void>; make: Task };
  readonly demo: Cleaned & { prepare(): Promise<void> };
  readonly sessions: Cleaned;
  readonly removeOldTries: () => Promise<unknown>;
  readonly deliveries: { removeOld(): Promise<unknown> };
  readonly idempotency: Cleaned;
}

export interface Jobs {
  readonly tasks: JobOptions['tasks'];
  readonly schedule: NonNullable<JobOptions['schedule']>;
}

export function makeJobs(services: JobServices): Jobs {
  const { alertDigests, alerts, billingNews, connectionSync, deletion, deliveries, demo, fileImport, idempotency, insights, ledgers, matches, monthlyReports, notices, passwordReset, removeOldTries: removeTries, review, revocation, sessions, statistics, suggestions, syncAll } = services;
  return {
    tasks: endingWithTheirBusiness({
      [SYNC_INTEGRATION]: (payload, signal) => connectionSync.run(payload, signal),
      [SYNC_ALL]: () => syncAll(),
      [REVOKE_PERMISSION]: (payload) => revocation.run(payload),
      [PARSE_FILE]: (payload) => fileImport.parse(payload),
      [MATCH_SOURCES]: (payload) => matches.find(payload),
      [REFRESH_INSIGHTS]: async (payload) => {
        await ledgers.prepare(payload);
        await statistics.refresh();
        await ledgers.keepRows(payload);
        await insights.refresh(payload);
        await alerts.scan(payload);
        await suggestions.askLater(payload);
      },
      [JUDGE_CATEGORIES]: (payload) => review.judge(payload),
      [SUGGEST_CATEGORIES]: (payload) => suggestions.ask(payload),
      [WORD_INSIGHTS]: (payload) => insights.findWords(payload),
      [START_ALERT_DIGESTS]: () => alertDigests.start(),
      [SEND_ALERT_DIGEST]: (payload) => alertDigests.send(payload),
      [PURGE_DELETED]: (payload) => deletion.purge(payload),
      [SEND_PASSWORD_RESET]: (payload) => passwordReset.send(payload),
      [SEND_NOTICE]: (payload) => notices.send(payload),
      [REFRESH_BILLING]: (payload) => billingNews.refresh(payload),
      [CLOSE_BILLING]: (payload) => billingNews.close(payload),
      [CHECK_BILLING]: () => billingNews.check(),
      [START_MONTHLY_REPORTS]: () => monthlyReports.start(),
      [MAKE_MONTHLY_REPORT]: (payload) => monthlyReports.make(payload),
      'prepare-demo': () => demo.prepare(),
      'remove-expired': async () => {
        await sessions.removeExpired();
        await passwordReset.removeExpired();
        await removeTries();
        await deliveries.removeOld();
        await idempotency.removeExpired();
        await demo.removeExpired();
      },
    }),
    schedule: [
      { task: 'prepare-demo', cron: '1 0 * * *' },
      { task: 'remove-expired', cron: '17 * * * *' },
      MONTHLY_REPORTS_SCHEDULE,
      ALERT_DIGESTS_SCHEDULE,
      SYNC_SCHEDULE,
      CHECK_BILLING_SCHEDULE,
    ],
  };
}

/** A business can be deleted while a job of it waits or runs: then there is nothing left to do, nor to try again for days. */
function endingWithTheirBusiness(tasks: JobOptions['tasks']): JobOptions['tasks'] {
  return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, async (payload: unknown, signal: AbortSignal) => {
    try {
      await task(payload, signal);
    } catch (error) {
      if (goneMeanwhile(error) !== 'business') throw error;
    }
  }]));
}
