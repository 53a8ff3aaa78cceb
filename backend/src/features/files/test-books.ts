/** A business whose files are in its ledger, for tests of everything that is made from figures. */
import { localAnalyst } from '../../analysts/local.ts';
import type { Analyst } from '../../analysts/contract.ts';
import { Notifications } from '../../database/notifications.ts';
import type { DatabaseUrls } from '../../database/migrate.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { memorySource } from '../../ingestion/byte-source.ts';
import { readSource } from '../../ingestion/read-statement.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { LedgerSource } from '../ledger/ledger-source.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileImport } from './file-import.ts';
import type { BoundedReader } from './reading-trial.ts';
import { FilesService } from './files.service.ts';

/** In this process: the bounds of the child have a test of their own. */
export const readHere: BoundedReader = ({ source, fileName, guidance, onRows }) => readSource(memorySource('bytes' in source ? source.bytes : new Uint8Array()), { fileName, guidance, onRows });

export interface TestBooks {
  readonly urls: DatabaseUrls;
  readonly parts: BooksParts;
  readonly files: FilesService;
  newBusiness(): Promise<Viewer>;
  /** Uploads and reads a CSV; returns the file's id. */
  read(viewer: Viewer, csv: string, fileName?: string): Promise<string>;
  /** Does the job of a file that is stored already. */
  parse(viewer: Viewer, fileId: string): Promise<void>;
  close(): Promise<void>;
}

/** `today` is what the clock says for every service. */
export async function createTestBooks(today: string, analyst: Analyst = localAnalyst): Promise<TestBooks> {
  const { database, urls, close } = await createTestDatabase();
  const notifications = await Notifications.open(urls.app);
  const clock = (): Date => new Date(`${today}T12:00:00Z`);
  const files = new FilesService({ database, notifications, clock, uploadLimitBytes: 1_000_000 });
  const fileImport = new FileImport({ database, ledgerImport: new LedgerImport(database), clock, logError: (error) => { throw error; }, read: readHere });
  const parse = async (viewer: Viewer, fileId: string): Promise<void> => { await fileImport.parse({ businessId: viewer.businessId, fileId }); };
  return {
    urls,
    parts: { database, ledgers: new LedgerSource(database, clock), analystFor: () => analyst, clock },
    files,
    newBusiness: () => createTestBusiness(database),
    read: async (viewer, csv, fileName = 'bank.csv') => {
      const { file } = await files.upload(viewer, { fileName, bytes: new TextEncoder().encode(csv) });
      await parse(viewer, file.id);
      return file.id;
    },
    parse,
    close: async () => {
      await notifications.close();
      await close();
    },
  };
}

/** Three months of a small shop: revenue 300, 330 and 360; rent 100; a refund and an owner's draw in March. */
export const SHOP_CSV = `Date,Description,Amount,Category
2025-01-05,SQUARE DEPOSIT,300.00,Sales - Retail
2025-01-10,RENT JANUARY,-100.00,Rent
2025-02-05,SQUARE DEPOSIT,330.00,Sales - Retail
2025-02-10,RENT FEBRUARY,-100.00,Rent
2025-03-05,SQUARE DEPOSIT,360.00,Sales - Retail
2025-03-10,RENT MARCH,-100.00,Rent
2025-03-20,REFUND TO CUSTOMER,-10.00,Refunds
2025-03-31,OWNER DRAW,-50.00,Owner Draw
`;
