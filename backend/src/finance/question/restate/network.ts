/** What a masked question comes closest to: the mean of its traits' vectors, and a softmax over what may be meant (Joulin et al., "Bag of Tricks for Efficient Text Classification", 2016). */
import { featuresOf } from './features.ts';
import { COMPUTATIONS } from './generated/computations.ts';
import { FORMS } from './generated/forms.ts';
import type { Learnt } from './learnt.ts';
import { withoutUnknown } from './unknown-word.ts';

export interface Likeness {
  /** A form ("total <cost> <period>") or a computation ("ranking category n"), or `unsupported`, or `clarify`. */
  readonly name: string;
  /** 0 … 1; all together make 1. */
  readonly probability: number;
}

interface Network extends Pick<Learnt, 'width' | 'scale' | 'names'> {
  readonly known: ReadonlySet<string>;
  readonly table: Int8Array;
  readonly weights: Float32Array;
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Decoded at the first question rather than at every start. */
function decodedOnce(learnt: Learnt): () => Network {
  let network: Network | null = null;
  return () => (network ??= { width: learnt.width, scale: learnt.scale, names: learnt.names, known: new Set(learnt.knownWords.split(' ')), table: new Int8Array(bytesOf(learnt.table).buffer), weights: new Float32Array(bytesOf(learnt.weights).buffer) });
}

const forms = decodedOnce(FORMS);
const computations = decodedOnce(COMPUTATIONS);

export const isKnownWord = (word: string): boolean => forms().known.has(word);

/** Ways to ask, the likeliest first. */
export const likelyForms = (words: readonly string[], most: number): Likeness[] => ranked(words, forms()).slice(0, most);
/** What is computed, all of it, the likeliest first. */
export const likelyComputations = (words: readonly string[]): Likeness[] => ranked(words, computations());

function ranked(words: readonly string[], { width, scale, names, known, table, weights }: Network): Likeness[] {
  const vector = new Float32Array(width);
  const features = featuresOf(withoutUnknown(words, known));
  for (const bucket of features) for (let d = 0; d < width; d++) vector[d] = (vector[d] ?? 0) + (table[bucket * width + d] ?? 0);
  const norm = scale / Math.sqrt(features.length);
  const scores = names.map((_, at) => {
    let score = weights[at * (width + 1)] ?? 0;
    for (let d = 0; d < width; d++) score += (weights[at * (width + 1) + 1 + d] ?? 0) * (vector[d] ?? 0) * norm;
    return score;
  });
  const highest = Math.max(...scores);
  const exps = scores.map((score) => Math.exp(score - highest));
  const sum = exps.reduce((before, one) => before + one, 0);
  return names.map((name, at) => ({ name, probability: (exps[at] ?? 0) / sum })).sort((a, b) => b.probability - a.probability);
}
