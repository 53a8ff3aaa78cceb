/** Monthly reports that are made by themselves: on the first of the month, for paid accounts that want them and had transactions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { addMonths, endOfMonth, monthInWords, monthKey, startOfMonth } from '../../finance/local-date.ts';
import { reportLabel, type ReportType } from '../../finance/reports/report-types.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { MailAttachment } from '../../mail/mailer.ts';
import type { Clock } from '../ledger/business-day.ts';
import { tell } from '../notices/notices.service.ts';
import { accountTypeOf, isPaid } from '../users/account-type.ts';
import { type User, UserEntity } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import type { FinancialReport } from './report.entity.ts';
import type { Keeping, ReportsService } from './reports.service.ts';

export const START_MONTHLY_REPORTS = 'start-monthly-reports';
export const MAKE_MONTHLY_REPORT = 'make-monthly-report';

/** UTC: by then the first of the month has begun in every time zone. A server that was down makes up for it within the month. */
export const MONTHLY_REPORTS_SCHEDULE = { task: START_MONTHLY_REPORTS, cron: '0 12 1 * *', catchUpMs: 25 * 24 * 60 * 60 * 1000 } as const;

const USERS_AT_ONCE = 500;
const MOST_ATTACHED_BYTES = 5 * 1024 * 1024;

function viewerOf(user: User, now: Date): Viewer {
  return { userId: user.id, businessId: user.business.id, accountType: accountTypeOf(user, now), isDemo: false };
}

export interface MonthlyReportParts {
  readonly database: Database;
  readonly reports: Pick<ReportsService, 'create' | 'download' | 'types'>;
  readonly clock: Clock;
}

interface MonthJob {
  readonly userId: string;
  /** `2026-10` */
  readonly month: string;
}

export class MonthlyReportsService {
  readonly #parts: MonthlyReportParts;

  constructor(parts: MonthlyReportParts) {
    this.#parts = parts;
  }

  /** Puts one job in line for everybody who wants a report. One after the other: nobody waits for them. */
  async start(): Promise<void> {
    const month = monthKey(addMonths(this.#parts.clock().toISOString().slice(0, 10), -1));
    for (let after: string | null = null; ;) {
      const userIds: string[] = await this.#parts.database.outsideTenants(async (em) => {
        const where = { business: { wantsMonthlyReports: true, isDemo: false }, ...(after === null ? {} : { id: { $gt: after } }) };
        const users = await em.find(UserEntity, where, { orderBy: { id: 'asc' }, limit: USERS_AT_ONCE });
        for (const { id } of users.filter((user) => isPaid(accountTypeOf(user, this.#parts.clock())))) {
          const payload: MonthJob = { userId: id, month };
          await enqueue(em, { task: MAKE_MONTHLY_REPORT, payload, jobKey: `monthly-report:${id}:${month}`, queueName: 'monthly-reports' });
        }
        return users.map(({ id }) => id);
      });
      after = userIds.at(-1) ?? null;
      if (userIds.length < USERS_AT_ONCE) return;
    }
  }

  /** The job of one account. Does nothing where there is a report of this month already, so that it is safe to run again. */
  async make(payload: unknown): Promise<void> {
    const { userId, month } = payload as MonthJob;
    const { database, reports, clock } = this.#parts;
    const user = await database.outsideTenants((em) => em.findOne(UserEntity, { id: userId }, { populate: ['business'] }));
    if (!user?.business.wantsMonthlyReports || !(await database.inTenant(user.business.id, (em) => isDue(em, user.business.id, month)))) return;
    const words = monthInWords(month);
    const period = { from: startOfMonth(`${month}-01`), to: endOfMonth(`${month}-01`) };
    const viewer = viewerOf(user, clock());
    const type = await this.#typeFor(viewer);
    // Two workers may be at the same job: one of them keeps its report, the other finds it.
    const isWanted = async (em: EntityManager): Promise<boolean> => {
      await em.execute(`select pg_advisory_xact_lock(hashtextextended('purser monthly report ' || ?, 0))`, [`${viewer.businessId} ${month}`]);
      return isDue(em, viewer.businessId, month);
    };
    // The mail goes into line with the report: once it is there, no later run of the job would tell of it.
    const keeping: Keeping = { isWanted, tell: (em, report) => tellOf(em, user, report, words, clock()) };
    await reports.create(viewer, { type, title: `${reportLabel(type)}, ${words}`, period }, keeping).catch(nothingOnConflict);
  }

  /** The report as a PDF for the mail that tells of it; null where it is gone meanwhile, or too large for a mailbox. */
  async paper(userId: string, reportId: string): Promise<MailAttachment | null> {
    const user = await this.#parts.database.outsideTenants((em) => em.findOne(UserEntity, { id: userId }, { populate: ['business'] }));
    if (!user) return null;
    try {
      const file = await this.#parts.reports.download(viewerOf(user, this.#parts.clock()), reportId, 'pdf');
      return file.bytes.byteLength > MOST_ATTACHED_BYTES ? null : { ...file, name: file.name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-') };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  }

  /** With a payment processor alone there is no monthly report: the one on revenue takes its place. */
  async #typeFor(viewer: Viewer): Promise<ReportType> {
    const { types } = await this.#parts.reports.types(viewer);
    return types.some(({ type }) => type === 'monthly') ? 'monthly' : 'revenue-only';
  }
}

function tellOf(em: EntityManager, user: User, report: FinancialReport, words: string, now: Date): Promise<void> {
  return tell(em, user.id, {
    subject: `Your report for ${words} is ready`,
    path: `/dashboard/reports?type=${report.type}&report=${report.id}`,
    attachReportId: report.id,
    text: `The monthly report of ${user.business.name} for ${words} has been made: "${report.title}".`,
  }, now);
}

async function isDue(em: EntityManager, businessId: string, month: string): Promise<boolean> {
  const [from, to] = [`${month}-01`, endOfMonth(`${month}-01`)];
  const [found] = await em.execute<{ due: boolean }[]>(
    `select exists (select 1 from entry where business_id = ? and date between ? and ? and duplicate_of is null)
        and not exists (select 1 from report where business_id = ? and type in ('monthly', 'revenue-only') and period_from = ? and period_to = ?) as due`,
    [businessId, from, to, businessId, from, to]);
  return found?.due === true;
}

function nothingOnConflict(error: unknown): null {
  if (error instanceof AppError && error.code === 'CONFLICT') return null;
  throw error;
}
