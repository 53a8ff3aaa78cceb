/** Finds which left-over rows of two overlapping statements are one payment in other words: each row in one pair at most, the same pairs in whatever order the rows come. */
import { assign, type Edge } from '../matching/assign.ts';
import { islands, type Island } from '../matching/islands.ts';
import { CERTAIN, confidenceOf, LIKELY, reasonsOf, type Judged } from './evidence.ts';
import { distanceOf, habitsOf, type Habits } from './habits.ts';
import { isInside, linksOf, type Link, type Links } from './links.ts';
import type { Copies, CopyPair, Overlap } from './statement-row.ts';

interface JudgedEdge extends Edge { readonly judged: Judged }

export function matchStatements(overlap: Overlap): Copies {
  const links = linksOf(overlap);
  const edges = judge(links, overlap);
  const certain = assign(edges.filter(({ judged }) => !overlap.leftToOwner.has(judged.link.added.key)), CERTAIN);
  const [lefts, rights] = [new Set(certain.map((edge) => edge.left)), new Set(certain.map((edge) => edge.right))];
  const proposed = assign(edges.filter((edge) => !lefts.has(edge.left) && !rights.has(edge.right)), LIKELY);
  return { certain: certain.map(toPair), proposed: proposed.map(toPair) };
}

function judge(links: Links, overlap: Overlap): JudgedEdge[] {
  const distance = distanceOf(aloneOf(links), overlap.exactCount);
  const habits = habitsOf(distance, mostPairs(links.all.filter((link) => isInside(link, distance.usualDays))), overlap);
  const usable = links.all.map((link) => ({ link, isAtEdge: !isInside(link, habits.usualDays) })).filter(({ link, isAtEdge }) => !isAtEdge || mayCrossEdge(link, habits));
  const islandOf = islands(usable.map(({ link }) => link), links.knownCount, links.addedCount);
  const isSettled = onOneDayEach(usable.map(({ link }) => link), islandOf);
  return usable.map(({ link, isAtEdge }) => ({ link, isAtEdge, habits, rivals: islandOf(link.left) })).filter(({ isAtEdge, rivals }) => !isAtEdge || isSettled(rivals))
    .map((judged) => ({ left: judged.link.left, right: judged.link.right, days: Math.abs(judged.link.days), confidence: confidenceOf(judged), judged }));
}

/** A row that the other statement had no chance to have is another payment; only where days differ as a rule is the edge of a statement no sharp line. */
function mayCrossEdge({ words }: Link, { isShifted }: Habits): boolean {
  return isShifted && (words.agree === 'same' || words.agree === 'shared');
}

/** Of payments that come back every day or two nobody can say which of them lies past an edge. */
function onOneDayEach(links: readonly Link[], islandOf: (left: number) => Island): (island: Island) => boolean {
  const days = new Map<Island, Set<string>>();
  for (const { left, known, added } of links) {
    const island = islandOf(left);
    const own = days.get(island) ?? new Set();
    days.set(island, own.add(`known ${known.date}`).add(`added ${added.date}`));
  }
  return (island) => island.providers === island.statements && days.get(island)?.size === 2;
}

/** As many pairs as possible, alike or not. */
function mostPairs(links: readonly Link[]): Link[] {
  const edges = links.filter(({ words }) => words.agree !== 'contradiction').map((link) => ({ left: link.left, right: link.right, days: Math.abs(link.days), confidence: link.words.shared.length > 0 ? 1 : 0, link }));
  return assign(edges, 0).map(({ link }) => link);
}

function aloneOf({ all, knownCount, addedCount }: Links): Link[] {
  const islandOf = islands(all, knownCount, addedCount);
  return all.filter(({ left }) => islandOf(left).providers === 1 && islandOf(left).statements === 1);
}

function toPair({ judged, confidence }: JudgedEdge): CopyPair {
  return { known: judged.link.known, added: judged.link.added, confidence, reasons: reasonsOf(judged) };
}
