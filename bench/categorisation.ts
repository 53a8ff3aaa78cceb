/** How well suppliers that were never seen are sorted: by the own books into the owner's categories, and by the shipped tables into ours. A council's purchase cards, split by supplier. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { built } from './built.ts';
import { tradesOfMerchantCategory } from './merchant-trades.ts';

interface Supplier { readonly name: string; readonly counts: ReadonlyMap<string, number>; readonly merchantCategory: string }
interface Guess { readonly category: string; readonly confidence: number }
type Guesser = (name: string, merchantCategory: string) => Guess;
type Method = (train: readonly Supplier[], categories: readonly string[]) => Promise<Guesser>;

const CORPUS = path.resolve(import.meta.dirname, '../../shared/corpora/categorisation/purchase-card-suppliers.csv');
const SPLITS = 10;
const [NAME, PURPOSE, MERCHANT_CATEGORY] = ['Supplier Name', 'Purpose of Spend', 'Merchant Category'];

export async function measureCategorisation(): Promise<string[]> {
  if (!existsSync(CORPUS)) return [`categorisation: ${path.basename(CORPUS)} is not there.`];
  const suppliers = readSuppliers();
  const lines = [`${suppliers.length} suppliers, ${SPLITS} splits in halves by supplier; a supplier's category is that of most of its payments`];
  for (const [name, method] of METHODS) lines.push(await measure(name, method, suppliers));
  lines.push(...(await calibration(suppliers)), ...shipped(suppliers));
  return lines;
}

function readSuppliers(): Supplier[] {
  const [header = [], ...body] = readFileSync(CORPUS, 'latin1').split(/\r?\n/).map(cellsOf);
  const bySupplier = new Map<string, { counts: Map<string, number>; merchants: Map<string, number> }>();
  for (const row of body) {
    const [name = '', purpose = '', merchant = ''] = [NAME, PURPOSE, MERCHANT_CATEGORY].map((title) => row[header.indexOf(title!)]?.trim().replace(/\s+/g, ' ') ?? '');
    if (name === '' || purpose === '') continue;
    const { counts, merchants } = bySupplier.get(name) ?? { counts: new Map<string, number>(), merchants: new Map<string, number>() };
    counts.set(purpose, (counts.get(purpose) ?? 0) + 1);
    merchants.set(merchant, (merchants.get(merchant) ?? 0) + 1);
    bySupplier.set(name, { counts, merchants });
  }
  return [...bySupplier].map(([name, { counts, merchants }]) => ({ name, counts, merchantCategory: mostOften(merchants) }));
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
  const fallback = (await majority(train, categories))('', '');
  const history = new built.ownHistory.OwnHistory(train.flatMap(({ name, counts }) => [...counts].map(([purpose, count]) =>
    ({ counterparty: name, direction: 'out' as const, categoryNumber: categories.indexOf(purpose), count, source: 'file' as const }))), new Map(categories.map((name, number) => [number, name])));
  return (name) => {
    const found = history.recall(name, 'out');
    return found ? { category: categories[found.categoryNumber] ?? '', confidence: found.confidence } : fallback;
  };
};

/** Knows what no name tells: the card network's category of each supplier. No method by names can be expected above it. */
const merchantCategory: Method = async (train, categories) => {
  const fallback = (await majority(train, categories))('', '');
  const purposes = new Map<string, Map<string, number>>();
  for (const supplier of train) {
    const counts = purposes.get(supplier.merchantCategory) ?? new Map<string, number>();
    counts.set(mostOften(supplier.counts), (counts.get(mostOften(supplier.counts)) ?? 0) + 1);
    purposes.set(supplier.merchantCategory, counts);
  }
  return (_, merchant) => { const counts = purposes.get(merchant); return counts ? { category: mostOften(counts), confidence: 0 } : fallback; };
};

const METHODS: readonly (readonly [string, Method])[] = [['majority', majority], ['nearest name', nearestName], ['own history', ownHistory], ['who is told the merchant category', merchantCategory]];

async function measure(name: string, method: Method, suppliers: readonly Supplier[]): Promise<string> {
  const scores = await Promise.all(Array.from({ length: SPLITS }, async (_, number) => score(await outcomes(method, suppliers, number))));
  const mean = (value: (score: (typeof scores)[number]) => number): string => (scores.reduce((sum, one) => sum + value(one), 0) / SPLITS * 100).toFixed(1);
  return `${name}: ${mean(({ accuracy }) => accuracy)} % of unseen suppliers, macro-F1 ${mean(({ macroF1 }) => macroF1)} %, ${mean(({ byPayments }) => byPayments)} % of their payments`;
}

interface Outcome { readonly guess: Guess; readonly actual: string; readonly counts: ReadonlyMap<string, number> }

async function outcomes(method: Method, suppliers: readonly Supplier[], number: number): Promise<Outcome[]> {
  const { train, test } = split(suppliers, number);
  const guess = await method(train, [...new Set(suppliers.flatMap(({ counts }) => [...counts.keys()]))]);
  return test.map(({ name, counts, merchantCategory: merchant }) => ({ guess: guess(name, merchant), actual: mostOften(counts), counts }));
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

/** Half of the names were read when the words of trades were written: they count for nothing here. */
function wasLookedAt(name: string): boolean {
  return createHash('sha256').update(`dev${name}`).digest()[0]! % 2 === 1;
}

/** The shipped tables alone, on suppliers whose merchant category says what trade they are of; nothing is learnt here. */
function shipped(suppliers: readonly Supplier[]): string[] {
  const known = suppliers.filter(({ name }) => !wasLookedAt(name)).flatMap(({ name, merchantCategory: merchant }) => {
    const categories = new Set(tradesOfMerchantCategory(merchant)?.flatMap((trade) => built.trade.categoryOfTrade(trade)?.category ?? []));
    return categories.size > 0 ? [{ categories, found: built.categorize.categorize(name, -1) }] : [];
  });
  const isRight = ({ categories, found }: (typeof known)[number]): boolean => categories.has(CATEGORY_NAMES.get(found.categoryNumber) ?? '');
  const sure = known.filter(({ found }) => found.confidence >= built.confidence.CERTAIN_ENOUGH);
  const percent = (part: number, of: number): string => `${(part / of * 100).toFixed(1)} %`;
  return [
    `shipped tables into our chart, nothing learnt: right for ${percent(known.filter(isRight).length, known.length)} of ${known.length} suppliers that nobody looked at and whose merchant category tells a category (always Travel: ${percent(known.filter(({ categories }) => categories.has('Travel')).length, known.length)})`,
    `not asked about (${built.confidence.CERTAIN_ENOUGH} % and more): ${sure.length}, right ${percent(sure.filter(isRight).length, sure.length)}; of the asked, proposed right ${percent(known.filter((one) => !sure.includes(one) && isRight(one)).length, known.length - sure.length)}`,
  ];
}

const CATEGORY_NAMES: ReadonlyMap<number, string> = new Map(built.chart.DEFAULT_CHART.map(({ number, name }) => [number, name]));
