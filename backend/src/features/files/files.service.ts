/** The files of a business: uploading, listing, reading back, deleting. Their rows go into the ledger by `file-import.ts`. */
import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { Notifications } from '../../database/notifications.ts';
import { watchChanges } from '../../database/watch-changes.ts';
import { AppError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { Clock } from '../ledger/business-day.ts';
import { nextStep } from '../idempotency/steps.ts';
import { isId, type Page } from '../page.ts';
import { loadLayouts } from '../layouts/layout-memory.ts';
import { countUpload } from '../subscriptions/usage.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { applyAnswer } from './file-answer.ts';
import { storeBytes } from './file-bytes.ts';
import type { FileProblem } from './file-problem.entity.ts';
import { listProblems, type ProblemPage } from './file-problems.ts';
import { beginningOf, beginningsOf, wholeTextOf, type TextOfFile } from './file-text.ts';
import { FileEntity, type FinancialFile } from './file.entity.ts';
import type { HeadStart } from './head-start.ts';
import { FILE_CHANGED, isFileChange, notifyFileChanged } from './file-change.ts';
import { parseFileJob } from './parse-job.ts';
import { fileNotFound, findFile, findFileToChange } from './find-file.ts';
import { deleteFile } from './file-removal.ts';
import { restoreFile } from './file-restoration.ts';
import { refuseSampleBesideFiles } from './sample-rules.ts';
import { checkUpload, DOCUMENTED_KINDS, IMPORT_KINDS, type AcceptedUpload, type Upload, type UploadKinds, type UploadOptions } from './upload-rules.ts';

/** A file with its text: whole where one file is asked for, its first 500 characters elsewhere. */
export interface FileDetails {
  readonly file: FinancialFile;
  readonly parsedContent: string | null;
}

export interface FilesParts {
  readonly database: Database;
  readonly notifications: Notifications;
  readonly clock: Clock;
  readonly uploadLimitBytes: number;
  /** Without one a file is read when its job comes. */
  readonly headStart?: HeadStart;
}

interface Origin { readonly isSample: boolean; readonly awaitsCheck: boolean }

export class FilesService {
  readonly #database: Database;
  readonly #notifications: Notifications;
  readonly #clock: Clock;
  readonly #uploadLimitBytes: number;
  readonly #headStart: HeadStart | undefined;

  constructor({ database, notifications, clock, uploadLimitBytes, headStart }: FilesParts) {
    this.#database = database;
    this.#notifications = notifications;
    this.#clock = clock;
    this.#uploadLimitBytes = uploadLimitBytes;
    this.#headStart = headStart;
  }

  /** Stores a CSV or a PDF with its job in one transaction. Throws PLAN_REQUIRED, BAD_USER_INPUT, TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, or CONFLICT naming the first. */
  upload(viewer: Viewer, upload: Upload, options: UploadOptions = {}): Promise<FileDetails> {
    return this.#uploadOf(viewer, upload, DOCUMENTED_KINDS, options);
  }

  /** The same for every format that can be read, the banks' own included. Throws like `upload`. */
  importStatement(viewer: Viewer, upload: Upload, options: UploadOptions = {}): Promise<FileDetails> {
    return this.#uploadOf(viewer, upload, IMPORT_KINDS, options);
  }

  /** Stores a statement that the product brings itself: none of the plan's uploads, and only for an account without data. Throws CONFLICT. */
  addSample(viewer: Viewer, sample: Upload): Promise<FileDetails> {
    return this.#keep(viewer, async (em, id) => {
      await refuseSampleBesideFiles(em, viewer.businessId);
      return this.#accept(em, { businessId: viewer.businessId, id }, checkUpload(sample, DOCUMENTED_KINDS, this.#uploadLimitBytes), { isSample: true, awaitsCheck: false });
    });
  }

  list(viewer: Viewer, page: Page): Promise<FileDetails[]> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const after = page.cursor === null ? {} : { id: { $lt: page.cursor } };
      const files = await em.find(FileEntity, { businessId: viewer.businessId, ...after }, { orderBy: { id: 'desc' }, limit: page.limit });
      const previews = await beginningsOf(em, viewer.businessId, files.map((file) => file.id));
      return files.map((file) => ({ file, parsedContent: previews.get(file.id) ?? null }));
    });
  }

  /** Throws NOT_FOUND. */
  get(viewer: Viewer, id: string): Promise<FileDetails> {
    return this.#read(viewer, id, wholeTextOf);
  }

  /** Lines that could not be read, then rows that had to be mended, each in the order of the file. Throws NOT_FOUND or BAD_USER_INPUT. */
  problems(viewer: Viewer, id: string, asked: ProblemPage = {}): Promise<FileProblem[]> {
    return listProblems(this.#database, viewer, id, asked);
  }

  /** Takes the file's rows out of the ledger with it; for a day all of it can be restored. Throws NOT_FOUND. */
  async delete(viewer: Viewer, id: string): Promise<void> {
    const step = nextStep<true>();
    if (step.made !== null) return;
    const { businessId } = viewer;
    const isDeleted = isId(id) && await this.#database.inTenantRaw(businessId, async (client) => {
      if (!await deleteFile(client, businessId, id, this.#clock())) return false;
      await step.note(client, true);
      return true;
    });
    if (!isDeleted) throw fileNotFound();
  }

  /** Takes a deletion back: rows, figures, questions and summaries. Throws NOT_FOUND, or CONFLICT when the same bytes were uploaded again meanwhile. */
  async restore(viewer: Viewer, id: string): Promise<FileDetails> {
    const { businessId } = viewer;
    const isThere = isId(id) && await this.#database.inTenantRaw(businessId, (client) => restoreFile(client, businessId, id, this.#clock()));
    if (!isThere) throw fileNotFound();
    return this.#read(viewer, id);
  }

  /** Calls back with the newest file, and from then on with every file of the business whose status or progress changes, until the returned function is called. */
  watch(viewer: Viewer, onChange: (change: FileDetails) => void): () => void {
    return watchChanges<FileDetails>(this.#notifications, {
      channel: FILE_CHANGED,
      now: () => this.list(viewer, { limit: 1, cursor: null }),
      changed: (payload) => (isFileChange(payload) && payload.businessId === viewer.businessId ? () => this.#read(viewer, payload.fileId) : null),
    }, onChange);
  }

  /** Takes an answer to the question that a file's content leaves open, and has it read again. Throws NOT_FOUND, BAD_USER_INPUT, or CONFLICT when nothing is asked. */
  answer(viewer: Viewer, id: string, fields: unknown): Promise<FileDetails> {
    const step = nextStep();
    if (step.made !== null) return this.#read(viewer, step.made);
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const file = await findFileToChange(em, viewer, id);
      applyAnswer(file, fields);
      await em.flush();
      await enqueue(em, parseFileJob(viewer.businessId, id));
      await notifyFileChanged(em, viewer.businessId, id);
      await step.note(em, id);
      return { file, parsedContent: await beginningOf(em, viewer.businessId, id) };
    });
  }

  #read(viewer: Viewer, id: string, textOf: TextOfFile = beginningOf): Promise<FileDetails> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const file = await findFile(em, viewer, id);
      return { file, parsedContent: await textOf(em, viewer.businessId, id) };
    });
  }

  #uploadOf(viewer: Viewer, upload: Upload, kinds: UploadKinds, { isChecked }: UploadOptions): Promise<FileDetails> {
    return this.#keep(viewer, async (em, id) => {
      await countUpload(em, viewer, this.#clock());
      const awaitsCheck = isChecked ?? (await em.findOneOrFail(BusinessEntity, { id: viewer.businessId })).wantsReadingChecks;
      return this.#accept(em, { businessId: viewer.businessId, id }, checkUpload(upload, kinds, this.#uploadLimitBytes), { isSample: false, awaitsCheck });
    });
  }

  /** A head start that the file was given is told whether the upload is kept. */
  async #keep(viewer: Viewer, store: (em: EntityManager, id: string) => Promise<FileDetails>): Promise<FileDetails> {
    const step = nextStep();
    if (step.made !== null) return this.#read(viewer, step.made);
    const id = newId();
    try {
      const stored = await this.#database.inTenant(viewer.businessId, async (em) => {
        const made = await store(em, id);
        await step.note(em, id);
        return made;
      });
      this.#headStart?.uploaded(id);
      return stored;
    } catch (error) {
      this.#headStart?.forget(id);
      throw error;
    }
  }

  async #accept(em: EntityManager, { businessId, id }: { businessId: string; id: string }, accepted: AcceptedUpload, origin: Origin): Promise<FileDetails> {
    const sha256 = createHash('sha256').update(accepted.bytes).digest();
    await refuseSecondCopy(em, businessId, sha256);
    const { fileName: name, mediaType, bytes } = accepted;
    // One that is to be checked is read without its rows.
    if (!origin.awaitsCheck && this.#headStart?.isFree) this.#headStart.begin({ businessId, id, name }, bytes, await loadLayouts(em, businessId));
    const file = em.create(FileEntity, { businessId, id, name, mediaType, sizeBytes: bytes.length, sha256, ...origin, status: 'processing', uploadedAt: this.#clock() });
    await em.flush(); // first, because the content refers to it
    await storeBytes(em, businessId, id, bytes);
    await enqueue(em, parseFileJob(businessId, id));
    await notifyFileChanged(em, businessId, id);
    return { file, parsedContent: null };
  }
}

/** The business' uploads wait for each other on the usage row, so two copies at once meet here one after the other. */
async function refuseSecondCopy(em: EntityManager, businessId: string, sha256: Buffer): Promise<void> {
  const first = await em.findOne(FileEntity, { businessId, sha256, status: { $ne: 'failed' } });
  if (first) throw new AppError('CONFLICT', `This file was already uploaded as "${first.name}" on ${first.uploadedAt.toISOString().slice(0, 10)}.`, { fields: { file: 'The same file is already here.' } });
}
