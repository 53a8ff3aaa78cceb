/** The sample statement that a new account can bring in with one click: the sample company's main account, read like any file. */
import type { Clock } from '../ledger/business-day.ts';
import type { FileDetails, FilesService } from '../files/files.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { sampleCompany } from './sample/sample-company.ts';
import { statementCsv } from './sample/statement-csv.ts';

const FILE_NAME = 'Sample statement.csv';

export class SampleStatement {
  readonly #files: FilesService;
  readonly #clock: Clock;

  constructor(files: FilesService, clock: Clock) {
    this.#files = files;
    this.#clock = clock;
  }

  /** Throws CONFLICT when the account has files already. */
  import(viewer: Viewer): Promise<FileDetails> {
    const [checking] = sampleCompany(this.#clock().toISOString().slice(0, 10));
    if (!checking) throw new Error('the sample company has no account');
    return this.#files.addSample(viewer, { fileName: FILE_NAME, bytes: Buffer.from(statementCsv(checking)) });
  }
}
