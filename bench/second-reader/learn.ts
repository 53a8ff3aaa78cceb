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
const TRAINING = { buckets: BUCKETS, width: WIDTH, epochs: 20, rate: 0.2, dropout: 0.35, seed: 11 } as const;

export async function learn(): Promise<string> {
  const phrasings = LEARNT_FROM.flatMap(examplesOf);
  const forms = [...new Set(phrasings.map(({ form }) => form)), 'other'].sort();
  const examples = [...phrasings, ...await examplesOfBenchmark(forms.filter((form) => !/^(unsupported|clarify|other)$/.test(form)))];
  const known = knownWords(examples.map(({ words }) => words));
  const network = train(examples.map(({ words, form }) => ({ features: featuresOf(withoutUnknown(words, known)), form: forms.indexOf(form) })), { ...TRAINING, forms: forms.length });
  writeFileSync(new URL('../../backend/src/finance/question/restate/generated/weights.ts', import.meta.url), moduleOf(network, forms, known));
  return `${examples.length} examples, ${forms.length} forms, ${known.size} words.`;
}

function knownWords(sentences: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([word, count]) => count >= RARE && !word.startsWith('<')).map(([word]) => word).sort());
}

/** Eight bits are enough for the table. */
function moduleOf({ table, weights }: Network, forms: readonly string[], known: ReadonlySet<string>): string {
  const scale = table.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127;
  const base64 = (view: ArrayBufferView) => Buffer.from(view.buffer, view.byteOffset, view.byteLength).toString('base64');
  return [
    '/** Made by `npm run bench -- learn` from fixtures/phrasings and fixtures/questions. */', `export const WIDTH = ${WIDTH};`, `export const SCALE = ${scale};`,
    `export const FORMS: readonly string[] = ${JSON.stringify(forms)};`, `export const KNOWN_WORDS = ${JSON.stringify([...known].join(' '))};`,
    `export const TABLE = '${base64(Int8Array.from(table, (one) => Math.round(one / scale)))}';`, `export const WEIGHTS = '${base64(weights)}';`, '',
  ].join('\n');
}
