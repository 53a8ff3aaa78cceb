/** Which of the known ways to ask a masked question comes closest to: the mean of its traits' vectors, and a softmax over the forms (Joulin et al., "Bag of Tricks for Efficient Text Classification", 2016). */
import { featuresOf } from './features.ts';
import { FORMS, KNOWN_WORDS, SCALE, TABLE, WEIGHTS, WIDTH } from './generated/weights.ts';
import { withoutUnknown } from './unknown-word.ts';

export interface Likeness {
  /** "total <cost> <period>", or `unsupported`, or `clarify`. */
  readonly form: string;
  /** 0 … 1; all forms together make 1. */
  readonly probability: number;
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const KNOWN: ReadonlySet<string> = new Set(KNOWN_WORDS.split(' '));
let decoded: { readonly table: Int8Array; readonly weights: Float32Array } | null = null;
/** Decoded at the first question rather than at every start. */
const parameters = () => (decoded ??= { table: new Int8Array(bytesOf(TABLE).buffer), weights: new Float32Array(bytesOf(WEIGHTS).buffer) });

export const isKnownWord = (word: string): boolean => KNOWN.has(word);

/** The likeliest forms first. */
export function likenesses(words: readonly string[], most: number): Likeness[] {
  const { table, weights } = parameters();
  const vector = new Float32Array(WIDTH);
  const features = featuresOf(withoutUnknown(words, KNOWN));
  for (const bucket of features) for (let d = 0; d < WIDTH; d++) vector[d] = (vector[d] ?? 0) + (table[bucket * WIDTH + d] ?? 0);
  const norm = SCALE / Math.sqrt(features.length);
  const scores = FORMS.map((_, form) => {
    let score = weights[form * (WIDTH + 1)] ?? 0;
    for (let d = 0; d < WIDTH; d++) score += (weights[form * (WIDTH + 1) + 1 + d] ?? 0) * (vector[d] ?? 0) * norm;
    return score;
  });
  const highest = Math.max(...scores);
  const exps = scores.map((score) => Math.exp(score - highest));
  const sum = exps.reduce((before, one) => before + one, 0);
  return FORMS.map((form, at) => ({ form, probability: (exps[at] ?? 0) / sum })).sort((a, b) => b.probability - a.probability).slice(0, most);
}
