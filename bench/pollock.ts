/** `npm run bench -- pollock`: the Pollock benchmark of loading polluted CSVs, scored as its authors do: every file is read by the built reader with no hints, and its output compared with the clean version. */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { pollockWeight } from './pollock-weights.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CORPUS = path.resolve(ROOT, '../shared/corpora/pollock');
const READER = path.join(ROOT, 'backend/dist/cli/read-csv.js');
const AT_ONCE = 2;
const MAX_OUTPUT_BYTES = 64 * 2 ** 20;
const run = promisify(execFile);

/** Shares of the benchmark's (its "precision" is of the clean cells, its "recall" of the loaded ones; their F1 is the same either way). */
interface Share { precision: number; recall: number; f1: number }
interface FileScore { name: string; loads: 0 | 1; header: Share; record: Share; cell: Share; score: number }

const ALL: Share = { precision: 1, recall: 1, f1: 1 };
const NONE: Share = { precision: 0, recall: 0, f1: 0 };

export async function measurePollock(): Promise<void> {
  if (!existsSync(CORPUS)) return console.log(`The Pollock files are not at ${CORPUS}.`);
  const names = readdirSync(path.join(CORPUS, 'csv')).sort();
  const scores: FileScore[] = [];
  for (let start = 0; start < names.length; start += AT_ONCE) scores.push(...await Promise.all(names.slice(start, start + AT_ONCE).map(scoreOf)));
  for (const { name, score, loads, header, record, cell } of scores) console.log(`${score.toFixed(3)}  ${name}${score > 9.9995 ? '' : `  loads ${loads}, header ${shown(header)}, records ${shown(record)}, cells ${shown(cell)}`}`);
  const simple = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const weights = scores.map(({ name }) => pollockWeight(name));
  const weighted = scores.reduce((sum, { score }, index) => sum + score * weights[index]!, 0) / weights.reduce((sum, weight) => sum + weight, 0);
  console.log(`\nPollock, ${scores.length} files, no hints: ${simple.toFixed(3)} of 10, weighted by how often each pollution occurs ${weighted.toFixed(3)}`);
}

async function scoreOf(name: string): Promise<FileScore> {
  const clean = rowsOf(readFileSync(path.join(CORPUS, 'clean', name), 'utf8'));
  const loaded = await load(path.join(CORPUS, 'csv', name));
  if (loaded === null) return { name, loads: 0, header: NONE, record: NONE, cell: NONE, score: 0 };
  const [header, record, cell] = clean.length === 0 ? [ALL, ALL, ALL] : [headerShare(clean, loaded), recordShare(clean, loaded), shareOf(clean.flat(), loaded.flat())];
  const score = 1 + [header, record, cell].reduce((sum, { precision, recall, f1 }) => sum + precision + recall + f1, 0);
  return { name, loads: 1, header, record, cell, score };
}

/** Null where the reader gives up. */
async function load(file: string): Promise<string[][] | null> {
  try {
    const { stdout } = await run(process.execPath, [READER, file], { maxBuffer: MAX_OUTPUT_BYTES });
    return rowsOf(stdout);
  } catch {
    return null;
  }
}

const rowsOf = (text: string): string[][] => parse(text, { relax_column_count: true, relax_quotes: true, skip_empty_lines: false, bom: true });

function headerShare(clean: string[][], loaded: string[][]): Share {
  return loaded[0] ? shareOf(clean[0]!.map(normalised), loaded[0].map(normalised)) : NONE;
}

function recordShare(clean: string[][], loaded: string[][]): Share {
  const records = (rows: string[][]): string[] => rows.slice(1).map((cells) => cells.map(normalised).join(''));
  return clean.length < 2 ? ALL : shareOf(records(clean), records(loaded));
}

function shareOf(clean: readonly string[], loaded: readonly string[]): Share {
  const left = new Map<string, number>();
  for (const text of clean) left.set(text, (left.get(text) ?? 0) + 1);
  let common = 0;
  for (const text of loaded) {
    const count = left.get(text) ?? 0;
    if (count > 0) common++;
    left.set(text, count - 1);
  }
  if (common === 0) return NONE;
  const precision = common / clean.length;
  const recall = common / loaded.length;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

/** Numbers by their value, words in lower case. The benchmark also evens out dates, times and prices, which the reader hands on as they stand. */
function normalised(cell: string): string {
  const text = cell.trim();
  if (/^[-+]?\d{1,15}(\.\d+)?$/.test(text)) return String(Number(text));
  if (/^(true|false)$/i.test(text)) return /^true$/i.test(text) ? '1' : '0';
  return cell.toLowerCase();
}

const shown = ({ precision, recall }: Share): string => `${precision.toFixed(3)}/${recall.toFixed(3)}`;
