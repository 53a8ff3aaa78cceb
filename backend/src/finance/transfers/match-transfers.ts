/** Finds which money out of one own account is the money into another: opposite amounts a few days apart whose texts say so, or at least do not say otherwise. */
import { dayNumber } from '../local-date.ts';
import { assign, type Edge } from '../matching/assign.ts';
import { inOrder, placesNear, type Placed } from '../matching/candidates.ts';
import { islands } from '../matching/islands.ts';
import { pairKey, type SourceRow } from '../matching/source-row.ts';
import { CERTAIN, confidenceOf, LIKELY, reasonsOf, type ComparedSides } from './evidence.ts';
import type { Transfers, TransferPair } from './transfer-pair.ts';

/** Money is booked in at most a day before it is booked out, and up to five days after. */
const DAYS = [-1, 5] as const;

export interface TransferInput {
  /** Money out of own accounts, and money into them. */
  readonly outs: readonly SourceRow[];
  readonly ins: readonly SourceRow[];
  /** Pairs, by `pairKey`, that are two movements: the owner said so. */
  readonly apart: ReadonlySet<string>;
}

interface SidesEdge extends Edge { readonly sides: ComparedSides }

export function matchTransfers(input: TransferInput): Transfers {
  const pairs = [...byAmount(input)].map((group) => matchAmount(group, input.apart));
  return { certain: pairs.flatMap(({ certain }) => certain), proposed: pairs.flatMap(({ proposed }) => proposed) };
}

function matchAmount(group: Group, apart: ReadonlySet<string>): Transfers {
  const edges = edgesOf(group, apart);
  const certain = assign(edges, CERTAIN);
  const [lefts, rights] = [new Set(certain.map((edge) => edge.left)), new Set(certain.map((edge) => edge.right))];
  const proposed = assign(edges.filter((edge) => !lefts.has(edge.left) && !rights.has(edge.right)), LIKELY);
  return { certain: certain.map(toPair), proposed: proposed.map(toPair) };
}

interface Group { readonly outs: SourceRow[]; readonly ins: SourceRow[] }

function byAmount({ outs, ins }: TransferInput): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const row of outs) {
    const key = `${row.currency} ${-row.amountMinor}`;
    const group = groups.get(key);
    if (group) group.outs.push(row);
    else groups.set(key, { outs: [row], ins: [] });
  }
  for (const row of ins) groups.get(`${row.currency} ${row.amountMinor}`)?.ins.push(row);
  return groups.values();
}

function edgesOf(group: Group, apart: ReadonlySet<string>): SidesEdge[] {
  const placed = (rows: readonly SourceRow[]): Placed<SourceRow>[] => inOrder(rows, ({ date }) => date);
  const [lefts, rights] = [placed(group.outs), placed(group.ins)];
  const links = placesNear(lefts, rights, DAYS).flatMap((places, left) => places.map((right) => ({ left, right, out: lefts[left]!.row, into: rights[right]!.row })))
    .filter(({ out, into }) => out.account !== into.account && !apart.has(pairKey(out.key, into.key)));
  const islandOf = islands(links, lefts.length, rights.length);
  return links.map(({ left, right, out, into }) => {
    const sides: ComparedSides = { out, into, days: dayNumber(into.date) - dayNumber(out.date), rivals: islandOf(left) };
    return { left, right, days: Math.abs(sides.days), confidence: confidenceOf(sides), sides };
  });
}

const toPair = ({ sides, confidence }: SidesEdge): TransferPair => ({ out: sides.out, into: sides.into, confidence, reasons: reasonsOf(sides) });
