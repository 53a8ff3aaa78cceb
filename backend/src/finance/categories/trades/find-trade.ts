/** Which trade a name tells of: the evidence of its words and of the chains that it may belong to, added up as logarithms; the confidence is calibrated (bench/categorisation.ts). */
import { brandOf } from './brands.ts';
import { nameTokens, plainName, speaks } from './name-tokens.ts';
import { TRADES, type Trade } from './trade.ts';
import { evidenceOf, type Evidence } from './word-evidence.ts';

export interface FoundTrade {
  readonly trade: Trade;
  /** How often a name with as much evidence is of this trade, 0..1. */
  readonly likelihood: number;
}

const EVEN = 1 / TRADES.length;
/** So many names without knowledge stand behind each word: one chain's name proves little. */
const DOUBT = 2;
/** English and the like put what they are at the end: OFFICE FURNITURE sells furniture. */
const LAST_WORD = 1.4;
const TAKEN_APART = 0.6;
const WHOLE_BRAND = 40;
const BRAND_WITH_BRANCH = { oneWord: 3, moreWords: 25 } as const;
/** Words of one name do not speak independently of each other. */
const SOFTENED = 0.75;

/** Null where no word tells anything. */
export function findTrade(name: string): FoundTrade | null {
  const shares = sharesOfTrades(name);
  if (shares === null) return null;
  const most = Math.max(...shares);
  return { trade: TRADES[shares.indexOf(most)]!, likelihood: calibrated(most) };
}

/** How the trades share the name, in the order of TRADES; null where no word tells anything. */
export function sharesOfTrades(name: string): readonly number[] | null {
  const evidence = evidenceIn(name);
  if (evidence.length === 0) return null;
  const odds = evidence.map(({ by, weight }) => ({ of: oddsOf(by), weight }));
  const scores = TRADES.map((_, place) => odds.reduce((sum, { of, weight }) => sum + weight * of[place]!, 0) * SOFTENED);
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return scores.map((score) => Math.exp(score - most) / total);
}

/** Whoever looks certain was right nine times in ten at most, and whoever leans to one trade hardly more often than not. */
function calibrated(share: number): number {
  return share < 0.5 ? share * 0.6 : 0.3 + (share - 0.5) * 1.2;
}

interface Weighed { readonly by: Evidence; readonly weight: number }

function evidenceIn(name: string): Weighed[] {
  const plain = plainName(name).split(' ');
  const words = nameTokens(name);
  const found: Weighed[] = [];
  const brand = brandOf(plain) ?? brandOf(words);
  if (brand) found.push({ by: evidenceOfBrand(brand.trade, brand.isWhole ? WHOLE_BRAND : BRAND_WITH_BRANCH[brand.words === 1 ? 'oneWord' : 'moreWords']), weight: brand.isWhole ? LAST_WORD : 1 });
  for (let place = 0; place < words.length; place += 1) {
    const pair = place + 1 < words.length ? evidenceOf(`${words[place]} ${words[place + 1]}`) : null;
    const single = pair?.isOwn || !speaks(words[place]!) ? null : evidenceOf(words[place]!);
    const said = pair?.isOwn ? pair : single;
    if (said) found.push({ by: said.evidence, weight: (said.isOwn ? 1 : TAKEN_APART) * (isLast(words, place + (pair?.isOwn ? 1 : 0)) ? LAST_WORD : 1) });
    if (pair?.isOwn) place += 1;
  }
  return found;
}

const brandEvidence = new Map<string, Evidence>();

function evidenceOfBrand(trade: Trade, names: number): Evidence {
  const key = `${trade} ${names}`;
  const known = brandEvidence.get(key) ?? new Map([[trade, names]]);
  brandEvidence.set(key, known);
  return known;
}

function isLast(words: readonly string[], place: number): boolean {
  return words.slice(place + 1).every((word) => !speaks(word));
}

/** By how much the evidence raises or lowers the odds of each trade, in the order of TRADES; worked out once for each word. */
function oddsOf(evidence: Evidence): readonly number[] {
  const known = oddsByEvidence.get(evidence);
  if (known) return known;
  const names = [...evidence.values()].reduce((sum, count) => sum + count, 0);
  const odds = TRADES.map((trade) => Math.log(((evidence.get(trade) ?? 0) + DOUBT * EVEN) / (names + DOUBT) / EVEN));
  oddsByEvidence.set(evidence, odds);
  return odds;
}

const oddsByEvidence = new WeakMap<Evidence, readonly number[]>();
