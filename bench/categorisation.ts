/** How well the own history sorts suppliers that it never saw, beside the majority's category and the nearest name: a council's purchase cards, split by supplier. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built } from './built.ts';

interface Supplier { readonly name: string; readonly counts: ReadonlyMap<string, number> }
interface Guess { readonly category: string; readonly confidence: number }
type Guesser = (name: string) => Guess;
type Method = (train: readonly Supplier[], categories: readonly string[]) => Promise<Guesser>;

const CORPUS = path.resolve(import.meta.dirname, '../../shared/corpora/categorisation/purchase-card-suppliers.csv');
const SPLITS = 10;
const [NAME, PURPOSE] = ['Supplier Name', 'Purpose of Spend'];

export async function measureCategorisation(): Promise<string[]> {
  if (!existsSync(CORPUS)) return [`categorisation: ${path.basename(CORPUS)} is not there.`];
  const suppliers = readSuppliers();
  const lines = [`${suppliers.length} suppliers, ${SPLITS} splits in halves by supplier; a supplier's category is that of most of its payments`];
  for (const [name, method] of METHODS) lines.push(await measure(name, method, suppliers));
  lines.push(...(await calibration(suppliers)));
  return lines;
}

function readSuppliers(): Supplier[] {
  const [header = [], ...body] = readFileSync(CORPUS, 'latin1').split(/\r?\n/).map(cellsOf);
  const bySupplier = new Map<string, Map<string, number>>();
  for (const row of body) {
    const name = row[header.indexOf(NAME!)]?.trim().replace(/\s+/g, ' ') ?? '';
    const purpose = row[header.indexOf(PURPOSE!)]?.trim() ?? '';
    if (name === '' || purpose === '') continue;
    const counts = bySupplier.get(name) ?? new Map<string, number>();
    counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
    bySupplier.set(name, counts);
  }
  return [...bySupplier].map(([name, counts]) => ({ name, counts }));
}

/** Every record of the corpus is one line. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell));
}

/** Which half a supplier is in depends on its name and the number of the split alone. */
function split(suppliers: readonly Supplier[], number: number): { train: Supplier[]; test: Supplier[] } {
  const isTrain = ({ name }: Supplier): boolean => createHash('sha256').update(`${number}${name}`).digest()[0]! % 2 === 1;
  return { train: suppliers.filter(isTrain), test: suppliers.filter((supplier) => !isTrain(supplier)) };
}

function mostOften(counts: ReadonlyMap<string, number>): string {
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? '';
}

const majority: Method = async (train) => {
  const counts = new Map<string, number>();
  for (const supplier of train) counts.set(mostOften(supplier.counts), (counts.get(mostOften(supplier.counts)) ?? 0) + 1);
  const guess = { category: mostOften(counts), confidence: 0 };
  return () => guess;
};

/** The supplier whose name shares most runs of three letters. */
const nearestName: Method = async (train) => {
  const known = train.map((supplier) => ({ runs: runsOf(supplier.name), category: mostOften(supplier.counts) }));
  return (name) => {
    const runs = runsOf(name);
    let best: Guess = { category: '', confidence: -1 };
    for (const candidate of known) {
      const shared = [...runs].filter((run) => candidate.runs.has(run)).length;
      const confidence = shared / (runs.size + candidate.runs.size - shared);
      if (confidence > best.confidence) best = { category: candidate.category, confidence };
    }
    return best;
  };
};

function runsOf(name: string): Set<string> {
  const text = `  ${name.toLowerCase()} `;
  return new Set(Array.from({ length: text.length - 2 }, (_, start) => text.slice(start, start + 3)));
}

/** The product's step as the import uses it, with the corpus' purposes as the business' own categories. */
const ownHistory: Method = async (train, categories) => {
  const fallback = (await majority(train, categories))('');
  const history = new built.ownHistory.OwnHistory(train.flatMap(({ name, counts }) => [...counts].map(([purpose, count]) =>
    ({ counterparty: name, direction: 'out' as const, categoryNumber: categories.indexOf(purpose), count, source: 'file' as const }))));
  return (name) => {
    const found = history.recall(name, 'out');
    return found ? { category: categories[found.categoryNumber] ?? '', confidence: found.confidence } : fallback;
  };
};

const METHODS: readonly (readonly [string, Method])[] = [['majority', majority], ['nearest name', nearestName], ['own history', ownHistory]];

async function measure(name: string, method: Method, suppliers: readonly Supplier[]): Promise<string> {
  const scores = await Promise.all(Array.from({ length: SPLITS }, async (_, number) => score(await outcomes(method, suppliers, number))));
  const mean = (value: (score: (typeof scores)[number]) => number): string => (scores.reduce((sum, one) => sum + value(one), 0) / SPLITS * 100).toFixed(1);
  return `${name}: ${mean(({ accuracy }) => accuracy)} % of unseen suppliers, macro-F1 ${mean(({ macroF1 }) => macroF1)} %, ${mean(({ byPayments }) => byPayments)} % of their payments`;
}

interface Outcome { readonly guess: Guess; readonly actual: string; readonly counts: ReadonlyMap<string, number> }

async function outcomes(method: Method, suppliers: readonly Supplier[], number: number): Promise<Outcome[]> {
  const { train, test } = split(suppliers, number);
  const guess = await method(train, [...new Set(suppliers.flatMap(({ counts }) => [...counts.keys()]))]);
  return test.map(({ name, counts }) => ({ guess: guess(name), actual: mostOften(counts), counts }));
}

function score(found: readonly Outcome[]): { accuracy: number; macroF1: number; byPayments: number } {
  const labels = new Set(found.map(({ actual }) => actual));
  const f1 = [...labels].map((label) => {
    const hits = found.filter(({ guess, actual }) => actual === label && guess.category === label).length;
    return (2 * hits) / (found.filter(({ actual }) => actual === label).length + found.filter(({ guess }) => guess.category === label).length);
  });
  const payments = (outcome: Outcome): number => [...outcome.counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    accuracy: found.filter(({ guess, actual }) => guess.category === actual).length / found.length,
    macroF1: f1.reduce((sum, value) => sum + value, 0) / labels.size,
    byPayments: found.reduce((sum, { guess, counts }) => sum + (counts.get(guess.category) ?? 0), 0) / found.reduce((sum, outcome) => sum + payments(outcome), 0),
  };
}

/** How often the own history was right by the confidence that it stated. */
async function calibration(suppliers: readonly Supplier[]): Promise<string[]> {
  const all = (await Promise.all(Array.from({ length: SPLITS }, (_, number) => outcomes(ownHistory, suppliers, number)))).flat();
  return [[0, 10], [10, 20], [20, 30], [30, 40], [40, 50], [50, 70], [70, 101]].map(([from, to]) => {
    const part = all.filter(({ guess }) => guess.confidence >= from! && guess.confidence < to!);
    const right = part.filter(({ guess, actual }) => guess.category === actual).length;
    return `stated confidence ${from}-${Math.min(100, to! - 1)} %: ${part.length === 0 ? 'none' : `${(right / part.length * 100).toFixed(0)} % right of ${part.length}`}`;
  });
}
