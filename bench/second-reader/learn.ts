/** Trains the second reader of questions and writes what it learnt beside it: `npm run bench -- learn`. */
import { writeFileSync } from 'node:fs';
import { BUCKETS, featuresOf } from '../../backend/src/finance/question/restate/features.ts';
import { withoutUnknown } from '../../backend/src/finance/question/restate/unknown-word.ts';
import { LEARNT_FROM } from '../../fixtures/phrasings/companies.ts';
import { examplesOf } from './examples.ts';
import { examplesOfBenchmark } from './from-benchmark.ts';
import { train, type Network } from './network.ts';

const WIDTH = 24;
/** Words that fewer examples hold are unknown: what they say is not learnt from so few. */
const RARE = 3;
const TRAINING = { buckets: BUCKETS, width: WIDTH, epochs: 20, rate: 0.2, dropout: 0.5, seed: 11 } as const;

export async function learn(): Promise<string> {
  const phrasings = LEARNT_FROM.flatMap(examplesOf);
  const forms = [...new Set(phrasings.flatMap(({ form }) => form ?? []))].sort();
  const examples = [...phrasings, ...await examplesOfBenchmark(forms.filter((form) => !/^(unsupported|clarify)$/.test(form)))];
  return [
    learnt('forms', examples.map(({ words, form }) => ({ words, name: form }))),
    learnt('computations', examples.map(({ words, computation }) => ({ words, name: computation }))),
  ].join('\n');
}

interface Named { readonly words: readonly string[]; readonly name: string | null }

function learnt(list: string, all: readonly Named[]): string {
  const examples = all.flatMap(({ words, name }) => (name === null ? [] : [{ words, name }]));
  const names = [...new Set(examples.map(({ name }) => name))].sort();
  const known = knownWords(examples.map(({ words }) => words));
  const network = train(examples.map(({ words, name }) => ({ features: featuresOf(withoutUnknown(words, known)), form: names.indexOf(name) })), { ...TRAINING, forms: names.length });
  writeFileSync(new URL(`../../backend/src/finance/question/restate/generated/${list}.ts`, import.meta.url), moduleOf(list, network, { names, known }));
  return `${examples.length} examples, ${names.length} ${list}, ${known.size} words.`;
}

function knownWords(sentences: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([word, count]) => count >= RARE && !word.startsWith('<')).map(([word]) => word).sort());
}

/** Eight bits are enough for the table. */
function moduleOf(list: string, { table, weights }: Network, { names, known }: { readonly names: readonly string[]; readonly known: ReadonlySet<string> }): string {
  const scale = table.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const base64 = (view: ArrayBufferView) => Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('base64');
  return [
    '/** Made by `npm run bench -- learn` from fixtures/phrasings and fixtures/questions. */', "import type { Learnt } from '../learnt.ts';", '',
    `export const ${list.toUpperCase()}: Learnt = {`, `  width: ${WIDTH},`, `  scale: ${scale},`, `  names: ${JSON.stringify(names)},`, `  knownWords: ${JSON.stringify([...known].join(' '))},`,
    `  table: '${base64(Int8Array.from(table, (one) => Math.round(one / scale)))}',`, `  weights: '${base64(weights)}',`, '};', '',
  ].join('\n');
}
