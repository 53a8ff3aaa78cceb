/** How the books sort payments by the trade of who was paid: what each trade's counterparties are under, and which category's own name speaks of the trade. */
import { sharesOfTrades } from '../trades/find-trade.ts';
import { TRADES } from '../trades/trade.ts';

/** So many counterparties under the categories in general stand behind each trade: three hotels do not make a rule. */
const DOUBT = 2;
/** A category whose own name speaks of a trade counts as so many counterparties of it. */
const NAMED = 1;
const WORTH_COUNTING = 0.02;
/** Two names share a trade where it is likely of both. */
const ALIKE = 0.3;

type Shares = ReadonlyMap<number, number>;

interface Known { readonly name: string; readonly shares: Shares; readonly trades: readonly number[] }

export class TradeHabits {
  /** By place in TRADES: category → counterparties. */
  readonly #byTrade: readonly Map<number, number>[] = TRADES.map(() => new Map<number, number>());
  readonly #general = new Map<number, number>();
  readonly #known: Known[] = [];
  #counterparties = 0;

  constructor(categoryNames: ReadonlyMap<number, string>) {
    for (const [category, name] of categoryNames) {
      const parts = name.split(/\s*(?:&|,|\/|\band\b)\s*/i);
      for (const part of parts) this.#spread(category, sharesOfTrades(part) ?? [], NAMED / parts.length);
    }
  }

  add(name: string, shares: Shares): void {
    const trades = sharesOfTrades(name) ?? [];
    this.#counterparties += 1;
    if (trades.length > 0) this.#known.push({ name, shares, trades });
    for (const [category, share] of shares) {
      this.#general.set(category, (this.#general.get(category) ?? 0) + share);
      this.#spread(category, trades, share);
    }
  }

  /** Category → share, of a counterparty with that name; empty where the name tells of no trade. */
  of(name: string): Map<number, number> {
    const found = new Map<number, number>();
    for (const [place, share] of (sharesOfTrades(name) ?? []).entries()) {
      if (share < WORTH_COUNTING) continue;
      const known = this.#byTrade[place]!;
      const total = [...known.values()].reduce((sum, count) => sum + count, 0) + DOUBT;
      for (const [category, count] of known) found.set(category, (found.get(category) ?? 0) + (share * count) / total);
      for (const [category, count] of this.#general) found.set(category, (found.get(category) ?? 0) + (share * DOUBT * count) / this.#counterparties / total);
    }
    return found;
  }

  /** Who is of the same trade and under that category. */
  likest(name: string, category: number): string | null {
    const trades = sharesOfTrades(name) ?? [];
    let best: { name: string; likeness: number } | null = null;
    for (const known of this.#known) {
      if (!known.shares.has(category)) continue;
      const likeness = trades.reduce((sum, share, place) => sum + share * known.trades[place]!, 0);
      if (likeness >= (best?.likeness ?? ALIKE)) best = { name: known.name, likeness };
    }
    return best?.name ?? null;
  }

  #spread(category: number, trades: readonly number[], share: number): void {
    for (const [place, part] of trades.entries()) {
      const known = this.#byTrade[place]!;
      known.set(category, (known.get(category) ?? 0) + part * share);
    }
  }
}
