/** `npm run bench -- 10k 100k 1M`: what the README quotes, always as ratios measured side by side in one run. `npm run bench -- overview 10k` runs one part,
 * `npm run bench -- reading 100k 1M` reads and sums without a server,
 * `npm run bench -- pages` measures the pages instead, `npm run bench -- scrolling 100k` how smoothly the ledger scrolls, `npm run bench -- sync` a large sync,
 * `npm run bench -- guard` how many lies of a language model are shown, and how many honest words are thrown away,
 * `npm run bench -- questions` how well questions are answered, with `misses` each that was not,
 * `npm run bench -- beside` how often what stands beside a question changes how it is read,
 * `npm run bench -- forms` how often another form of the same question is read otherwise, with `misses` each that is,
 * `npm run bench -- said` how often a party or category said otherwise (in short, mistyped, with a noun behind) is read otherwise, with `misses` each,
 * `npm run bench -- renamed` how often a ledger whose parties or categories are called otherwise is read otherwise (of `parties`, `categories` or `charts` alone), with `misses` each,
 * `npm run bench -- named` how every category and party is answered that is asked by its name, with `misses` each that is not as its rows have it,
 * `npm run bench -- phrasings` how many ways to ask are understood, and `npm run bench -- learn` trains the second reader on the others,
 * `npm run bench -- alerts` how well planted anomalies are found and how quiet clean books stay, with `misses` each that was not right,
 * `npm run bench -- categorisation` how well unseen suppliers are sorted, `npm run bench -- pollock` how polluted CSVs are read,
 * `npm run bench -- forecast` how well competition series are foretold. */
import { cpus } from 'node:os';
import path from 'node:path';
import { measureAlerts } from './alerts.ts';
import { measureBeside } from './beside.ts';
import { measureCategorisation } from './categorisation.ts';
import { measureForecasts } from './forecast.ts';
import { measureForms } from './forms.ts';
import { fillFromDisk, measureImport } from './import-speed.ts';
import { writeLedger } from './ledger-csv.ts';
import { measureOverview } from './overview-reads.ts';
import { measureQuestions } from './question-latency.ts';
import { measurePages } from './pages.ts';
import { measurePollock } from './pollock.ts';
import { measureGuards } from './guard.ts';
import { measureAnswers } from './questions.ts';
import { measureSaidOtherwise } from './said-otherwise.ts';
import { measureByName } from './by-name.ts';
import { measureRenamed } from './renamed.ts';
import { measureReadings } from './reading-speed.ts';
import { examinePhrasings } from './second-reader/examine-phrasings.ts';
import { learn } from './second-reader/learn.ts';
import { measureScrolling } from './scrolling.ts';
import { measureSync } from './sync-memory.ts';
import { openStage } from './stage.ts';
import { inThousands } from './statistics.ts';

const PARTS = ['import', 'overview', 'latency'] as const;
const ALONE = ['reading', 'pages', 'scrolling', 'sync', 'categorisation', 'pollock', 'questions', 'alerts', 'misses', 'shrink', 'guard', 'forecast', 'learn', 'phrasings', 'beside', 'forms', 'said', 'named', 'renamed', 'parties', 'categories', 'charts'];
const DEFAULT_SIZES = ['10k', '100k', '1M'];

function rowCountOf(size: string): number {
  const match = /^(\d+)(k|m)?$/i.exec(size);
  if (!match) throw new Error(`"${size}" is no number of rows; write 10k, 100k or 1M.`);
  const unit = { k: 1_000, m: 1_000_000 }[(match[2] ?? '').toLowerCase()] ?? 1;
  return Number(match[1]) * unit;
}

const args = process.argv.slice(2);
const parts = PARTS.filter((part) => args.includes(part));
const isWanted = (part: (typeof PARTS)[number]): boolean => parts.length === 0 || parts.includes(part);
const sizeArgs = args.filter((arg) => !ALONE.includes(arg) && !(PARTS as readonly string[]).includes(arg));
const sizes = (sizeArgs.length > 0 ? sizeArgs : DEFAULT_SIZES).map(rowCountOf);

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; ratios are medians of runs taken in turns.`);
if (args.includes('pollock')) {
  await measurePollock();
  process.exit();
}
if (args.includes('learn')) {
  console.log(await learn());
  process.exit();
}
if (args.includes('beside')) {
  console.log(measureBeside().join('\n'));
  process.exit();
}
if (args.includes('forms')) {
  console.log(measureForms(args).join('\n'));
  process.exit();
}
if (args.includes('said')) {
  console.log(measureSaidOtherwise(args).join('\n'));
  process.exit();
}
if (args.includes('named')) {
  console.log((await measureByName(args)).join('\n'));
  process.exit();
}
if (args.includes('renamed')) {
  console.log(measureRenamed(args).join('\n'));
  process.exit();
}
if (args.includes('phrasings')) {
  console.log(examinePhrasings().join('\n'));
  process.exit();
}
if (args.includes('reading')) {
  await measureReadings(sizes);
  process.exit();
}
if (args.includes('pages')) {
  await measurePages();
  process.exit();
}
if (args.includes('forecast')) {
  console.log(measureForecasts().join('\n'));
  process.exit();
}
if (args.includes('guard')) {
  console.log((await measureGuards()).join('\n'));
  process.exit();
}
if (args.includes('alerts')) {
  console.log((await measureAlerts(args)).join('\n'));
  process.exit();
}
if (args.includes('questions')) {
  console.log((await measureAnswers(args)).join('\n'));
  process.exit();
}
if (args.includes('categorisation')) {
  console.log((await measureCategorisation()).join('\n'));
  process.exit();
}
const stage = await openStage();
try {
  if (args.includes('sync')) console.log((await measureSync(stage.product)).join('\n'));
  if (args.includes('scrolling')) for (const rowCount of sizes) console.log((await measureScrolling(stage, rowCount)).join('\n'));
  for (const rowCount of args.includes('sync') || args.includes('scrolling') ? [] : sizes) {
    const ledger = await writeLedger(path.join(stage.directory, `ledger-${inThousands(rowCount)}.csv`), rowCount);
    const { cookie, lines } = isWanted('import') ? await measureImport(stage, ledger) : { cookie: await fillFromDisk(stage, ledger), lines: [] };
    console.log(`\n${lines.join('\n')}`);
    if (isWanted('overview')) console.log((await measureOverview(stage, await stage.businessOf(stage.product.email), rowCount)).join('\n'));
    if (isWanted('latency')) console.log((await measureQuestions(stage, cookie, rowCount)).join('\n'));
  }
} finally {
  await stage.close();
}
