/** Finds which rows of a provider and which rows of statements tell of one movement of money: each row in one pair at most, the same pairs in whatever order the rows come. */
import { assign, type Edge } from './assign.ts';
import { amountGroups, candidatesOf, type AmountGroup } from './candidates.ts';
import { CERTAIN, confidenceOf, isComparable, LIKELY, reasonsOf, type Compared } from './evidence.ts';
import { islands } from './islands.ts';
import { pairKey, type SourceMatchKind, type Pair, type ProviderRow, type SourceRow } from './source-row.ts';

export interface MatchingInput {
  readonly kind: SourceMatchKind;
  readonly providers: readonly ProviderRow[];
  readonly statements: readonly SourceRow[];
  /** Pairs, by `pairKey`, of which the owner said that they are two movements. */
  readonly apart: ReadonlySet<string>;
  /** Keys of provider rows that are matched by the owner alone: one who took a match back does not want the next one instead. */
  readonly leftToOwner: ReadonlySet<string>;
}

export interface Matching {
  readonly certain: readonly Pair[];
  /** Likely, but not without the owner's word; of rows that are in no certain pair. */
  readonly proposed: readonly Pair[];
}

export function matchSources(input: MatchingInput): Matching {
  return joined([...matchByAmount(input)]);
}

/** The same amount by amount, for whoever has other things to do in between; `joined` puts the parts together. */
export function* matchByAmount(input: MatchingInput): Generator<Matching> {
  for (const group of amountGroups(input.kind, input.providers, input.statements)) yield matchGroup(input, group);
}

export function joined(parts: readonly Matching[]): Matching {
  return { certain: parts.flatMap(({ certain }) => certain), proposed: parts.flatMap(({ proposed }) => proposed) };
}

interface ComparedEdge extends Edge { readonly pair: Compared }

function matchGroup(input: MatchingInput, group: AmountGroup): Matching {
  const edges = compareAll(input, group);
  const certain = assign(edges.filter(({ pair }) => !input.leftToOwner.has(pair.provider.key)), CERTAIN);
  const [lefts, rights] = [new Set(certain.map((edge) => edge.left)), new Set(certain.map((edge) => edge.right))];
  const proposed = assign(edges.filter((edge) => !lefts.has(edge.left) && !rights.has(edge.right)), LIKELY);
  return { certain: certain.map(toPair), proposed: proposed.map(toPair) };
}

function toPair({ pair, confidence }: ComparedEdge): Pair {
  return { provider: pair.provider, statement: pair.statement, confidence, reasons: reasonsOf(pair) };
}

function compareAll({ kind, apart }: MatchingInput, group: AmountGroup): ComparedEdge[] {
  const { providers, statements } = group;
  const links = candidatesOf(kind, group).flatMap((places, left) => places.filter((right) => {
    const [provider, statement] = [providers[left]!.row, statements[right]!];
    return isComparable(kind, provider, statement.row, statement.words) && !apart.has(pairKey(provider.key, statement.row.key));
  }).map((right) => ({ left, right })));
  const rivalsOf = islands(links, providers.length, statements.length);
  return links.map(({ left, right }) => {
    const [one, other] = [providers[left]!, statements[right]!];
    const pair: Compared = {
      kind, provider: one.row, statement: other.row, days: other.day - one.day, words: { provider: one.words, statement: other.words }, rivals: rivalsOf(left),
    };
    return { left, right, confidence: confidenceOf(pair), days: Math.abs(pair.days), pair };
  });
}
