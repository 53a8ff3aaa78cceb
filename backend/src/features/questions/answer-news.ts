/** What whoever asked hears of an answer while it is being made, and the notification that carries it from server to server. */
import { AppError } from '../../errors.ts';
import type { AnswerData } from '../../finance/question/answer.ts';

/** listening: what is told from now on is heard · read: understood · computed: the figures are there · worded: words so far. */
export type AnswerStage = 'listening' | 'read' | 'computed' | 'worded';
export type AnswerFigures = Pick<AnswerData, 'value' | 'unit' | 'currency' | 'period' | 'table' | 'chart'>;

export interface AnswerNews {
  readonly stage: AnswerStage;
  /** The plan in plain words. */
  readonly reading: string | null;
  readonly figures: AnswerFigures | null;
  /** All words so far: they replace those that were told before. */
  readonly words: string | null;
}

export interface AnswerNotice {
  readonly businessId: string;
  readonly news: AnswerNews;
}

/** PostgreSQL takes fewer than 8,000 bytes. */
const LARGEST_NOTICE_BYTES = 7_500;
const PROGRESS_ID = /^[A-Za-z0-9_-]{8,40}$/;

/** A channel of its own, so that only the servers hear of it at which somebody listens. PostgreSQL cuts names at 63 bytes. */
export function progressChannel(progressId: string): string {
  return `answer_progress:${progressId}`;
}

/** Throws BAD_USER_INPUT. */
export function readProgressId(value: unknown): string {
  const message = 'A progress id has 8 to 40 letters, digits, hyphens or underscores.';
  if (typeof value !== 'string' || !PROGRESS_ID.test(value)) throw new AppError('BAD_USER_INPUT', message, { fields: { progressId: message } });
  return value;
}

/** The news as it fits into one notification: without its chart, without its table, or null where even that is too much. The answer itself follows soon. */
export function boundedNotice(businessId: string, news: AnswerNews): AnswerNotice | null {
  const { figures } = news;
  const smaller = figures ? [{ ...news, figures: { ...figures, chart: null } }, { ...news, figures: { ...figures, chart: null, table: null } }] : [];
  const fitting = [news, ...smaller].find((one) => Buffer.byteLength(JSON.stringify({ businessId, news: one })) <= LARGEST_NOTICE_BYTES);
  return fitting ? { businessId, news: fitting } : null;
}

/** Only this product notifies on these channels; another business' notice is none of the listener's. */
export function newsFor(businessId: string, payload: unknown): AnswerNews | null {
  const notice = payload as Partial<AnswerNotice> | null;
  return notice?.businessId === businessId && notice.news ? notice.news : null;
}
