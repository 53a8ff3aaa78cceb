/** Certificates of imports, and the rows of a file that count elsewhere. */
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { isId, type Page } from '../../page.ts';
import type { Viewer } from '../../users/viewer.ts';
import type { FinancialFile } from '../file.entity.ts';
import { FileProblemEntity, type ProblemKind } from '../file-problem.entity.ts';
import { findFile } from '../find-file.ts';
import { certificateOf, type Certificate } from './certificate.ts';
import { CertificateEntity } from './certificate.entity.ts';
import { certificateText } from './certificate-text.ts';
import { readLedgerTotals } from './ledger-totals.ts';
import { listNotCounted, type DuplicateRow } from './not-counted.ts';

/** The command line asks for a business whose owner is not signed in. */
type Asker = Pick<Viewer, 'businessId'>;

/** How many rows of each kind the plain document lists; the lists of the API go on. */
const LINES_IN_TEXT = 200;

export interface CertificateDocument {
  readonly name: string;
  readonly text: string;
}

export class CertificatesService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Throws NOT_FOUND, or CONFLICT while the file has no rows in the ledger. */
  async get(viewer: Asker, fileId: string): Promise<Certificate> {
    const { businessId } = viewer;
    const { file, issued } = await this.#database.inTenant(businessId, async (em) => {
      const found = await findFile(em, viewer, fileId);
      refuseUnread(found);
      return { file: found, issued: await em.findOne(CertificateEntity, { businessId, fileId }) };
    });
    const now = await this.#database.inTenantRaw(businessId, (client) => readLedgerTotals(client, businessId, fileId));
    return certificateOf(file, issued, now);
  }

  /** The same as a plain text to keep. Throws NOT_FOUND or CONFLICT. */
  async document(viewer: Asker, fileId: string, mostLines = LINES_IN_TEXT): Promise<CertificateDocument> {
    const certificate = await this.get(viewer, fileId);
    const { businessId } = viewer;
    const problems = await this.#database.inTenant(businessId, async (em) => {
      const first = (kind: ProblemKind) => em.find(FileProblemEntity, { businessId, fileId, kind }, { orderBy: { position: 'asc' }, limit: mostLines });
      return [...await first('rejected'), ...await first('repaired')];
    });
    const duplicates = await this.duplicates(viewer, fileId, { limit: mostLines, cursor: null });
    return { name: `Certificate of ${certificate.file.name}.txt`, text: certificateText(certificate, problems, duplicates) };
  }

  /** In the order of the file. Throws NOT_FOUND. */
  async duplicates(viewer: Asker, fileId: string, page: Page): Promise<DuplicateRow[]> {
    const { businessId } = viewer;
    await this.#database.inTenant(businessId, (em) => findFile(em, viewer, fileId));
    return isId(fileId) ? this.#database.inTenantRaw(businessId, (client) => listNotCounted(client, businessId, fileId, page)) : [];
  }
}

function refuseUnread({ status, name }: FinancialFile): void {
  if (status !== 'processed') throw new AppError('CONFLICT', `"${name}" is not in the ledger, so there is nothing to certify yet.`);
}
