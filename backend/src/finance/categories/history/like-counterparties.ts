/** What the counterparties of the books say about a new name: those with its words, weighed by their rarity, and all of its trade. */
import { featuresOf } from './name-features.ts';
import type { Precedent, Remembered } from './precedent.ts';
import { TradeHabits } from './trade-habits.ts';

const MOST_NEIGHBOURS = 15;
/** How far the habits by trade count beside a name that is the same word for word. */
const HABITS = 3;

interface Known {
  readonly name: string;
  readonly vector: ReadonlyMap<string, number>;
  /** Category → share of the counterparty's payments. */
  readonly shares: ReadonlyMap<number, number>;
}

export class LikeCounterparties {
  readonly #known: Known[] = [];
  readonly #documents = new Map<string, number>();
  /** Feature → who has it. */
  readonly #holders = new Map<string, number[]>();
  readonly #habits: TradeHabits;

  /** `byName`: what the books say about each counterparty in one direction; `categoryNames`: what the business calls its categories. */
  constructor(byName: ReadonlyMap<string, readonly Precedent[]>, categoryNames: ReadonlyMap<number, string>) {
    this.#habits = new TradeHabits(categoryNames);
    const features = [...byName].map(([name, precedents]) => ({ name, shares: sharesOf(precedents), features: featuresOf(precedents[0]?.counterparty ?? name) }));
    for (const { features: own } of features) for (const feature of own) this.#documents.set(feature, (this.#documents.get(feature) ?? 0) + 1);
    for (const { name, shares, features: own } of features) this.#add({ name: byName.get(name)?.[0]?.counterparty ?? name, shares, vector: this.#vector(own, features.length) });
  }

  /** Null where neither a counterparty nor its trade has anything in common with the name. */
  find(name: string): Remembered | null {
    const vector = this.#vector(featuresOf(name), this.#known.length);
    const nearest = this.#nearest(vector);
    const scores = new Map([...this.#habits.of(name)].map(([category, share]) => [category, share * HABITS]));
    for (const { known, likeness } of nearest) for (const [category, share] of known.shares) scores.set(category, (scores.get(category) ?? 0) + likeness * share);
    const [best] = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    if (!best) return null;
    const [categoryNumber, score] = best;
    const speaking = nearest.find(({ known }) => known.shares.has(categoryNumber));
    const total = [...scores.values()].reduce((sum, value) => sum + value, 0);
    return { categoryNumber, confidence: Math.min(MOST_CONFIDENCE, Math.round((100 * score) / total)), source: 'file', replaces: null, like: speaking?.known.name ?? this.#habits.likest(name, categoryNumber) };
  }

  #add(known: Known): void {
    const place = this.#known.push(known) - 1;
    for (const feature of known.vector.keys()) {
      const holders = this.#holders.get(feature);
      if (holders) holders.push(place);
      else this.#holders.set(feature, [place]);
    }
    this.#habits.add(known.name, known.shares);
  }

  #nearest(vector: ReadonlyMap<string, number>): { known: Known; likeness: number }[] {
    const likeness = new Map<number, number>();
    for (const [feature, weight] of vector) {
      for (const place of this.#holders.get(feature) ?? []) likeness.set(place, (likeness.get(place) ?? 0) + weight * this.#known[place]!.vector.get(feature)!);
    }
    return [...likeness].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_NEIGHBOURS).map(([place, value]) => ({ known: this.#known[place]!, likeness: value }));
  }

  #vector(features: ReadonlySet<string>, count: number): Map<string, number> {
    const weighed = [...features].map((feature) => [feature, Math.log((count + 1) / ((this.#documents.get(feature) ?? 0) + 0.5))] as const);
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

/** A name alone proposes and never decides, however alike it looks: purposes differ (`npm run bench -- categorisation`). */
const MOST_CONFIDENCE = 60;
