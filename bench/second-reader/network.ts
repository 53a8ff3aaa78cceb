/** Trains the second reader's network: a vector for every trait, their sum over √n, a softmax over the forms; AdaGrad in steps that grow smaller, with traits left out by chance so that no single one decides. */

export interface Example {
  readonly features: readonly number[];
  readonly form: number;
}

export interface Network {
  /** Buckets × width. */
  readonly table: Float32Array;
  /** Forms × (1 + width), the bias first. */
  readonly weights: Float32Array;
}

export interface Training {
  readonly buckets: number;
  readonly width: number;
  readonly forms: number;
  readonly epochs: number;
  /** Of the first epoch. */
  readonly rate: number;
  /** The share of an example's traits that a step leaves out. */
  readonly dropout: number;
  readonly seed: number;
}

/** Probability that is spread over all forms: a network that is never quite sure is sure less often where it is wrong. */
const SMOOTHING = 0.05;

/** How much smaller the steps are in the end: late examples no longer outweigh early ones. */
const SLOWING = 0.9;

export function train(examples: readonly Example[], { buckets, width, forms, epochs, rate: rateAtFirst, dropout, seed }: Training): Network {
  const random = seeded(seed);
  const table = new Float32Array(buckets * width).map(() => (random() - 0.5) * 0.2);
  const weights = new Float32Array(forms * (width + 1));
  const spentOnTable = new Float32Array(buckets).fill(1e-3);
  const spentOnForms = new Float32Array(forms).fill(1e-3);
  const vector = new Float32Array(width);
  const upstream = new Float32Array(width);
  const odds = new Float32Array(forms);
  const touched = new Uint8Array(buckets);
  const order = examples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = rateAtFirst * (1 - SLOWING * epoch / epochs);
    shuffle(order, random);
    for (const at of order) {
      const { features, form } = examples[at]!;
      const kept = features.filter(() => random() > dropout);
      const norm = 1 / Math.sqrt(kept.length || 1);
      vector.fill(0);
      for (const bucket of kept) for (let d = 0; d < width; d++) vector[d]! += table[bucket * width + d]! * norm;
      softmax(weights, vector, odds);
      upstream.fill(0);
      for (let other = 0; other < forms; other++) {
        const gradient = odds[other]! - (other === form ? 1 - SMOOTHING : 0) - SMOOTHING / forms;
        if (Math.abs(gradient) < 1e-4) continue;
        const row = other * (width + 1);
        const step = rate / Math.sqrt(spentOnForms[other]! += gradient * gradient);
        weights[row]! -= step * gradient * 0.1;
        for (let d = 0; d < width; d++) {
          upstream[d]! += gradient * weights[row + 1 + d]!;
          weights[row + 1 + d]! -= step * gradient * vector[d]!;
        }
      }
      const size = upstream.reduce((sum, one) => sum + one * one, 0) * norm * norm / width;
      for (const bucket of kept) {
        touched[bucket] = 1;
        const step = rate * norm / Math.sqrt(spentOnTable[bucket]! += size);
        for (let d = 0; d < width; d++) table[bucket * width + d]! -= step * upstream[d]!;
      }
    }
  }
  for (let bucket = 0; bucket < buckets; bucket++) if (!touched[bucket]) table.fill(0, bucket * width, (bucket + 1) * width);
  return { table, weights };
}

function softmax(weights: Float32Array, vector: Float32Array, odds: Float32Array): void {
  const width = vector.length;
  let highest = -Infinity;
  for (let form = 0; form < odds.length; form++) {
    const row = form * (width + 1);
    let score = weights[row]!;
    for (let d = 0; d < width; d++) score += weights[row + 1 + d]! * vector[d]!;
    odds[form] = score;
    if (score > highest) highest = score;
  }
  let sum = 0;
  for (let form = 0; form < odds.length; form++) sum += odds[form] = Math.exp(odds[form]! - highest);
  for (let form = 0; form < odds.length; form++) odds[form]! /= sum;
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** Numerical Recipes' linear congruential generator: the same examples always make the same network. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = Math.imul(state, 1664525) + 1013904223 >>> 0) / 2 ** 32;
}
