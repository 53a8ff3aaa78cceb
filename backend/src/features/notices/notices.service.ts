/** News about the books by mail, for owners who want it: put in line with what it tells of, sent by a job. */
import type { TransactionHandle } from '../../database/sql-runner.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { Mail, MailAttachment, Mailer } from '../../mail/mailer.ts';

export const SEND_NOTICE = 'send-notice';

export interface Notice {
  readonly subject: string;
  /** Of the product, such as `/dashboard/reports`. */
  readonly path: string;
  /** Paragraphs; the address of `path` follows. */
  readonly text: string;
  /** Goes along as a PDF, as it is when the mail goes out. */
  readonly attachReportId?: string;
}

/** A job that could not send its mail for this long says nothing new any more. */
const FRESH_MS = 24 * 60 * 60 * 1000;

interface NoticeJob extends Notice {
  readonly userId: string;
  readonly toldAt: string;
}

/** Inside the transaction of what happened: what is rolled back is not told. */
export async function tell(handle: TransactionHandle, userId: string, notice: Notice, now: Date): Promise<void> {
  const payload: NoticeJob = { ...notice, userId, toldAt: now.toISOString() };
  await enqueue(handle, { task: SEND_NOTICE, payload });
}

export interface NoticeParts {
  readonly mailer: Mailer;
  /** Null for somebody who is gone, or wants no mail. */
  readonly addressOf: (userId: string) => Promise<{ readonly email: string; readonly firstName: string } | null>;
  readonly home: string;
  /** Null for a report that is gone. */
  readonly reportPaper: (userId: string, reportId: string) => Promise<MailAttachment | null>;
}

export class NoticesService {
  readonly #parts: NoticeParts;

  constructor(parts: NoticeParts) {
    this.#parts = parts;
  }

  /** The job. The switch counts as it stands when the mail goes out. Rejects where it could not be sent, and is tried again. */
  async send(payload: unknown): Promise<void> {
    const { userId, toldAt, ...notice } = payload as NoticeJob;
    if (Date.now() - Date.parse(toldAt) > FRESH_MS) return;
    const to = await this.#parts.addressOf(userId);
    if (!to) return;
    const paper = notice.attachReportId === undefined ? null : await this.#parts.reportPaper(userId, notice.attachReportId);
    await this.#parts.mailer.send({ ...this.#mail(to, notice), ...(paper ? { attachments: [paper] } : {}) });
  }

  #mail({ email, firstName }: { email: string; firstName: string }, { subject, text, path }: Notice): Mail {
    const settings = new URL('/dashboard/settings', this.#parts.home);
    return {
      to: email,
      subject,
      text: `Hello ${firstName},\n\n${text}\n\n${new URL(path, this.#parts.home).href}\n\nYou get this mail because e-mail notifications are on: ${settings.href}\n`,
    };
  }
}
