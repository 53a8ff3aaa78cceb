/** How a file is read: seeing it, trying another reading before anything counts, and having the file read by it. */
import type { Database } from '../../database/database.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import type { ReadingGuidance, ReadingMapping, RememberedMapping } from '../../ingestion/mapping.ts';
import { withAnswer } from '../../ingestion/understand/answered.ts';
import { enqueue } from '../../jobs/queue.ts';
import { nextStep } from '../idempotency/steps.ts';
import { loadLayouts } from '../layouts/layout-memory.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { readBytes } from './file-bytes.ts';
import { notifyFileChanged } from './file-change.ts';
import type { FinancialFile } from './file.entity.ts';
import { fileReading, saidOf } from './file-reading.ts';
import type { FileDetails } from './files.service.ts';
import { findFile, findFileToChange } from './find-file.ts';
import { readMapping } from './mapping-input.ts';
import { parseFileJob } from './parse-job.ts';
import { inTurn } from './reading-turns.ts';
import { tryReading, type BoundedReader, type Trial, type TrialFile } from './reading-trial.ts';

/** One answer to a file's question, and what the file would then say. */
export interface AnsweredTrial { readonly answer: string; readonly trial: Trial }

export interface FileReadingDetails {
  readonly file: FinancialFile;
  /** What the owner fixed. */
  readonly said: ReadingMapping;
  /** Null where the file's bytes were not kept. */
  readonly trial: Trial | null;
  /** One for each answer, while the file's content leaves a question open. */
  readonly options: readonly AnsweredTrial[];
}

interface Prepared { readonly file: FinancialFile; readonly trialFile: TrialFile | null; readonly remembered: readonly RememberedMapping[] }

export interface ReadingsParts { readonly database: Database; readonly read: BoundedReader }

export class ReadingsService {
  readonly #database: Database;
  readonly #read: BoundedReader;

  constructor({ database, read }: ReadingsParts) {
    this.#database = database;
    this.#read = read;
  }

  /** As it was read, or would be; with a look at each answer where it asks something. Throws NOT_FOUND. */
  async get(viewer: Viewer, fileId: string): Promise<FileReadingDetails> {
    const prepared = await this.#prepare(viewer, fileId);
    return this.#look(prepared, saidOf(prepared.file.reading));
  }

  /** As it would be read; nothing is changed. Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
  async preview(viewer: Viewer, fileId: string, fields: unknown): Promise<FileReadingDetails> {
    const said = readMapping(fields);
    const prepared = await this.#prepare(viewer, fileId);
    if (!prepared.trialFile) throw bytesNotKept();
    return this.#look(prepared, said);
  }

  /** Has the file read again by the mapping, which confirms one that waits for that; until it is done its old rows count. Throws NOT_FOUND, BAD_USER_INPUT, CONFLICT, UNPROCESSABLE where the reading gives no rows or leaves a question open. */
  async apply(viewer: Viewer, fileId: string, fields: unknown): Promise<FileDetails> {
    const step = nextStep<true>();
    if (step.made !== null) return { file: (await this.#prepare(viewer, fileId)).file, parsedContent: null };
    const said = readMapping(fields);
    const prepared = await this.#prepare(viewer, fileId);
    if (!prepared.trialFile) throw bytesNotKept();
    const trial = await this.#try(prepared.trialFile, { said, remembered: prepared.remembered });
    if (trial.failure !== null) throw new AppError('UNPROCESSABLE', trial.failure);
    if (trial.reading?.ambiguity) throw new AppError('UNPROCESSABLE', trial.reading.ambiguity.question);
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const file = await findFileToChange(em, viewer, fileId);
      if (file.status === 'processing') throw new AppError('CONFLICT', 'This file is being read just now.');
      await refuseRevivedCopy(em, file);
      const stays = file.status === 'processed' && file.reading;
      file.reading = { ...(stays ? file.reading! : fileReading(trial.reading!, [], said)), ambiguity: null, next: said };
      file.status = 'processing';
      file.awaitsCheck = false;
      file.error = null;
      file.progressPercent = 0;
      await em.flush();
      await enqueue(em, parseFileJob(viewer.businessId, fileId));
      await notifyFileChanged(em, viewer.businessId, fileId);
      await step.note(em, true);
      return { file, parsedContent: null };
    });
  }

  async #prepare(viewer: Viewer, fileId: string): Promise<Prepared> {
    const { businessId } = viewer;
    const { file, currency } = await this.#database.inTenant(businessId, async (em) => {
      const found = await findFile(em, viewer, fileId);
      return { file: found, currency: found.currency ?? (await em.findOneOrFail(BusinessEntity, { id: businessId })).currency };
    });
    const { bytes, layouts } = await this.#database.inTenantRaw(businessId, async (client) => ({ bytes: await readBytes(client, businessId, fileId), layouts: await loadLayouts(client, businessId) }));
    const trialFile = bytes && { bytes, fileName: file.name, isText: file.mediaType === 'text/csv', currency };
    // A file that is done shows what was remembered when it was read.
    return { file, trialFile, remembered: file.status === 'processed' ? [file.reading?.remembered ?? []].flat() : layouts };
  }

  async #look({ file, trialFile, remembered }: Prepared, said: ReadingMapping): Promise<FileReadingDetails> {
    if (!trialFile) return { file, said, trial: null, options: [] };
    const trial = await this.#try(trialFile, { said, remembered });
    const asked = trial.reading?.ambiguity;
    const options: AnsweredTrial[] = [];
    for (const answer of asked?.options ?? []) {
      options.push({ answer, trial: await this.#try(trialFile, { said: withAnswer(said, asked!.about, answer), remembered }) });
    }
    return { file, said, trial, options };
  }

  #try(file: TrialFile, guidance: ReadingGuidance): Promise<Trial> {
    return inTurn(() => tryReading(this.#read, file, guidance));
  }
}

const bytesNotKept = (): AppError => new AppError('CONFLICT', 'The bytes of this file were not kept: import it again to read it differently.');

/** A file that failed may have been uploaded again meanwhile. */
async function refuseRevivedCopy(em: EntityManager, file: FinancialFile): Promise<void> {
  if (file.status !== 'failed') return;
  const [copy] = await em.execute<{ name: string }[]>(`select name from file where business_id = ? and sha256 = ? and status <> 'failed' and deleted_at is null limit 1`, [file.businessId, file.sha256]);
  if (copy) throw new AppError('CONFLICT', `The same file was uploaded again as "${copy.name}". Change how that one is read.`);
}
