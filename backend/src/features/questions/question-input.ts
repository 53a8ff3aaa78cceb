/** What asking a question takes, and the question before it that it may refer to. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import type { Deletable } from '../deletion/deletable.ts';
import { findFile } from '../files/find-file.ts';
import { FileEntity, type FinancialFile } from '../files/file.entity.ts';
import { isId } from '../page.ts';
import { markMovedOn } from '../proofs/moved-on.ts';
import type { Viewer } from '../users/viewer.ts';
import { readProgressId } from './answer-news.ts';
import { QuestionEntity, type Question } from './question.entity.ts';

export interface AskedQuestion {
  readonly text: string;
  /** Null: the whole ledger is asked. */
  readonly file: FinancialFile | null;
  readonly previous: Question | null;
  /** Under which its stages are told; null: to nobody. */
  readonly progressId: string | null;
}

const LONGEST_QUESTION = 2_000;

export const QUESTION: Deletable = { table: 'question', missing: 'There is no such question.' };

/** Throws NOT_FOUND for an identifier that is not the business', then BAD_USER_INPUT. */
export async function readQuestion(em: EntityManager, viewer: Viewer, input: unknown): Promise<AskedQuestion> {
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  const file = fields.fileId == null ? null : await findFile(em, viewer, String(fields.fileId));
  const named = fields.previousQueryId == null ? null : await findQuestion(em, viewer, String(fields.previousQueryId));
  const text = readText(fields.query);
  const progressId = fields.progressId == null ? null : readProgressId(fields.progressId);
  await requireProcessed(em, viewer, file);
  return { text, file, previous: named ?? (await lastQuestion(em, viewer, file)), progressId };
}

/** Throws NOT_FOUND. */
export async function findQuestion(em: EntityManager, viewer: Viewer, id: string): Promise<Question> {
  const found = isId(id) ? await markMovedOn(em, viewer.businessId, await em.find(QuestionEntity, { businessId: viewer.businessId, id })) : [];
  if (!found[0]) throw new AppError('NOT_FOUND', QUESTION.missing);
  return found[0];
}

function readText(query: unknown): string {
  const text = typeof query === 'string' ? query.replaceAll('\0', '').trim() : '';
  if (text === '') throw queryFault('Please type a question.');
  if (text.length > LONGEST_QUESTION) throw queryFault(`A question may have at most ${LONGEST_QUESTION} characters.`);
  return text;
}

function queryFault(message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { query: message } });
}

async function requireProcessed(em: EntityManager, viewer: Viewer, file: FinancialFile | null): Promise<void> {
  if (file && file.status !== 'processed') throw new AppError('BAD_USER_INPUT', `Only processed files can be asked about, and "${file.name}" is not one of them yet.`, { fields: { fileId: 'Not processed.' } });
  if (!file && (await em.count(FileEntity, { businessId: viewer.businessId, status: 'processed' })) === 0) {
    throw new AppError('BAD_USER_INPUT', 'There are no processed files to ask about. Upload a bank file first.');
  }
}

/** A follow-up without a named question refers to the last one on the same file that was understood. */
function lastQuestion(em: EntityManager, viewer: Viewer, file: FinancialFile | null): Promise<Question | null> {
  return em.findOne(QuestionEntity, { businessId: viewer.businessId, fileId: file?.id ?? null, plan: { $ne: null } }, { orderBy: { id: 'desc' } });
}
