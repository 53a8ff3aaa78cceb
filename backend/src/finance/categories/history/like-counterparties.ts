/** Which counterparties of the books have names like a new one's: words weighed by their rarity, nearest names vote. */
import { featuresOf, type Direction } from './name-features.ts';
import type { Precedent, Remembered } from './precedent.ts';

const MOST_NEIGHBOURS = 15;
/** How far the categories in general count beside the neighbours. */
const PRIOR = 0.1;

interface Known {
  readonly name: string;
  readonly vector: ReadonlyMap<string, number>;
  /** Category → share of the counterparty's payments. */
  readonly shares: ReadonlyMap<number, number>;
}

export class LikeCounterparties {
  readonly #direction: Direction;
  readonly #known: Known[] = [];
  readonly #documents = new Map<string, number>();
  /** Feature → who has it. */
  readonly #holders = new Map<string, number[]>();
  readonly #prior = new Map<number, number>();

  /** `byName`: what the books say about each counterparty in this direction. */
  constructor(direction: Direction, byName: ReadonlyMap<string, readonly Precedent[]>) {
    this.#direction = direction;
    const features = [...byName].map(([name, precedents]) => ({ name, shares: sharesOf(precedents), features: featuresOf(precedents[0]?.counterparty ?? name, direction) }));
    for (const { features: own } of features) for (const feature of own.keys()) this.#documents.set(feature, (this.#documents.get(feature) ?? 0) + 1);
    for (const { name, shares, features: own } of features) this.#add({ name: byName.get(name)?.[0]?.counterparty ?? name, shares, vector: this.#vector(own, features.length) }, features.length);
  }

  /** Null where no counterparty has anything in common with the name. */
  find(name: string): Remembered | null {
    const vector = this.#vector(featuresOf(name, this.#direction), this.#known.length);
    const nearest = this.#nearest(vector);
    if (nearest.length === 0) return null;
    const scores = new Map([...this.#prior].map(([category, share]) => [category, share * PRIOR]));
    for (const { known, likeness } of nearest) for (const [category, share] of known.shares) scores.set(category, (scores.get(category) ?? 0) + likeness * share);
    const [best] = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    const [categoryNumber, score] = best!;
    const speaking = nearest.find(({ known }) => known.shares.has(categoryNumber)) ?? nearest[0]!;
    const total = [...scores.values()].reduce((sum, value) => sum + value, 0);
    return { categoryNumber, confidence: confidenceOf(score / total, speaking.likeness), source: 'file', replaces: null, like: speaking.known.name };
  }

  #add(known: Known, count: number): void {
    const place = this.#known.push(known) - 1;
    for (const feature of known.vector.keys()) {
      const holders = this.#holders.get(feature);
      if (holders) holders.push(place);
      else this.#holders.set(feature, [place]);
    }
    for (const [category, share] of known.shares) this.#prior.set(category, (this.#prior.get(category) ?? 0) + share / count);
  }

  #nearest(vector: ReadonlyMap<string, number>): { known: Known; likeness: number }[] {
    const likeness = new Map<number, number>();
    for (const [feature, weight] of vector) {
      for (const place of this.#holders.get(feature) ?? []) likeness.set(place, (likeness.get(place) ?? 0) + weight * this.#known[place]!.vector.get(feature)!);
    }
    return [...likeness].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_NEIGHBOURS).map(([place, value]) => ({ known: this.#known[place]!, likeness: value }));
  }

  #vector(features: ReadonlyMap<string, number>, count: number): Map<string, number> {
    const weighed = [...features].map(([feature, weight]) => [feature, weight * Math.log((count + 1) / ((this.#documents.get(feature) ?? 0) + 0.5))] as const);
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    return new Map(weighed.map(([feature, weight]) => [feature, weight / length]));
  }
}

function sharesOf(precedents: readonly Precedent[]): Map<number, number> {
  const total = precedents.reduce((sum, { count }) => sum + count, 0);
  const shares = new Map<number, number>();
  for (const { categoryNumber, count } of precedents) shares.set(categoryNumber, (shares.get(categoryNumber) ?? 0) + count / total);
  return shares;
}

/** Names alone were right for a quarter of unseen suppliers (`npm run bench -- categorisation`), however alike they looked: they propose, and never decide. */
const MOST_CONFIDENCE = 45;

function confidenceOf(share: number, likeness: number): number {
  return Math.min(MOST_CONFIDENCE, Math.round(100 * share * likeness));
}
