/** Upload → queryable figures, beside a bare COPY and DuckDB on the same file, in turns. */
import { setTimeout as sleep } from 'node:timers/promises';
import { bareCopy } from './bare-copy.ts';
import { built } from './built.ts';
import { FileWatch } from './file-watch.ts';
import { duckDb } from './duckdb.ts';
import type { WrittenLedger } from './ledger-csv.ts';
import type { Product } from './product.ts';
import { inMs, inThousands, inTimes, median, timed } from './statistics.ts';
import type { Stage } from './stage.ts';

const UPLOAD_LIMIT_BYTES = 10_485_760;
const ROUNDS_SMALL = 5;
const ROUNDS_LARGE = 2;
/** What a server does after an import (insights, a child for the next file) slows nothing that is measured. */
const SETTLING_MS = 6_000;

interface Round { productMs: number; copyMs: number; duckMs: number; readMs: number }

/** Leaves the last round's account behind, with the ledger in it. */
export async function measureImport(stage: Stage, ledger: WrittenLedger): Promise<{ cookie: string; lines: string[] }> {
  const rounds: Round[] = [];
  const isUpload = ledger.sizeBytes <= UPLOAD_LIMIT_BYTES;
  let cookie = '';
  for (let round = 0; round < (isUpload ? ROUNDS_SMALL : ROUNDS_LARGE); round++) {
    await sleep(SETTLING_MS);
    const copyMs = await bareCopy(stage.urls.owner, ledger.path);
    const duckMs = await duckDb(ledger.path);
    const readMs = await timed(() => built.readInChild.readInChild({ source: { path: ledger.path }, fileName: 'ledger.csv', onRows: () => undefined }));
    cookie = await stage.product.signUp();
    const watch = new FileWatch(stage.product.address, cookie);
    await watch.opened();
    const productMs = await timed(() => (isUpload ? uploadAndLook(stage.product, cookie, ledger, watch) : importAndLook(stage, cookie, ledger)));
    rounds.push({ productMs, copyMs, duckMs, readMs });
  }
  return { cookie, lines: report(ledger, rounds, isUpload) };
}

/** A new account with the ledger in it, where only what follows is measured. */
export async function fillFromDisk(stage: Stage, ledger: WrittenLedger): Promise<string> {
  const cookie = await stage.product.signUp();
  await importAndLook(stage, cookie, ledger);
  return cookie;
}

async function uploadAndLook(product: Product, cookie: string, ledger: WrittenLedger, watch: FileWatch): Promise<void> {
  await product.uploadAndWait(cookie, ledger.path, watch);
  await checkFigures(product, cookie, ledger);
}

/** Files above the upload limit go through the same import from the server's own disk. */
async function importAndLook(stage: Stage, cookie: string, ledger: WrittenLedger): Promise<void> {
  const { product, database } = stage;
  const local = new built.localImport.LocalImport({ database, ledgerImport: new built.ledgerImport.LedgerImport(database), clock: () => new Date() });
  await local.import(await stage.businessOf(product.email), ledger.path);
  await checkFigures(product, cookie, ledger);
}

/** What was imported has to be right before its speed means anything. */
async function checkFigures(product: Product, cookie: string, ledger: WrittenLedger): Promise<void> {
  const figures = await product.get<{ revenue: string }>(cookie, `/api/financial-data?from=${ledger.dateFrom}&to=${ledger.dateTo}`);
  const expected = (ledger.revenueMinor / 100).toFixed(2);
  if (figures.revenue !== expected) throw new Error(`The revenue is ${figures.revenue} and should be ${expected}.`);
}

function report(ledger: WrittenLedger, rounds: readonly Round[], isUpload: boolean): string[] {
  const of = (pick: (round: Round) => number): number => median(rounds.map(pick));
  const name = `${inThousands(ledger.rowCount)} rows (${(ledger.sizeBytes / 2 ** 20).toFixed(1)} MB)`;
  return [
    `${name}: ${isUpload ? 'upload' : 'import from disk'} → figures ${inMs(of((round) => round.productMs))}, median of ${rounds.length}`,
    `    against bare COPY + group-by (${inMs(of((round) => round.copyMs))}): ${inTimes(of((round) => round.productMs / round.copyMs))}`,
    `    against DuckDB read_csv + group-by (${inMs(of((round) => round.duckMs))}): ${inTimes(of((round) => round.productMs / round.duckMs))}`,
    `    of it reading in the child process: ${inMs(of((round) => round.readMs))}, ${inTimes(of((round) => round.readMs / round.copyMs))} the bare COPY`,
  ];
}
