/** Gives each row at most one partner: the strongest pairs first, then chains of exchanges while they let one more row find a partner. */

/** A possible pair, by the places of its rows on their sides. */
export interface Edge {
  readonly left: number;
  readonly right: number;
  readonly confidence: number;
  /** Distance in days, whichever way. */
  readonly days: number;
}

/**
 * `least`: edges below it are not used. Rows must stand in an order of their own, not in that of their arrival: of equal edges the one
 * whose rows stand first is taken, so that the same rows always get the same partners.
 */
export function assign<E extends Edge>(edges: readonly E[], least: number): E[] {
  const usable = edges.filter((edge) => edge.confidence >= least)
    .sort((a, b) => b.confidence - a.confidence || a.days - b.days || a.left - b.left || a.right - b.right);
  const partners = new Partners<E>();
  for (const edge of usable) if (partners.isFree(edge)) partners.join(edge);
  findMore(usable, partners);
  return partners.edges().sort((a, b) => a.left - b.left);
}

class Partners<E extends Edge> {
  readonly ofLeft = new Map<number, E>();
  readonly ofRight = new Map<number, E>();

  isFree({ left, right }: Edge): boolean {
    return !this.ofLeft.has(left) && !this.ofRight.has(right);
  }

  join(edge: E): void {
    this.ofLeft.set(edge.left, edge);
    this.ofRight.set(edge.right, edge);
  }

  edges(): E[] {
    return [...this.ofLeft.values()];
  }
}

/** Augmenting paths. What a search without success has seen leads no later one to success, so each row is seen once in vain. */
function findMore<E extends Edge>(edges: readonly E[], partners: Partners<E>): void {
  const fromLeft = new Map<number, E[]>();
  for (const edge of edges) {
    const own = fromLeft.get(edge.left);
    if (own) own.push(edge);
    else fromLeft.set(edge.left, [edge]);
  }
  const inVain = new Set<number>();
  for (const left of [...fromLeft.keys()].sort((a, b) => a - b)) {
    if (partners.ofLeft.has(left)) continue;
    const seen = new Map<number, E>();
    const end = search(left, fromLeft, partners, seen, inVain);
    if (end === null) for (const right of seen.keys()) inVain.add(right);
    else exchange(end, left, seen, partners);
  }
}

/** Breadth first. Returns a right row without a partner that can be reached; `seen` tells by which edge each right row was. */
function search<E extends Edge>(start: number, fromLeft: ReadonlyMap<number, readonly E[]>, partners: Partners<E>, seen: Map<number, E>, inVain: ReadonlySet<number>): number | null {
  const queue = [start];
  for (const left of queue) {
    for (const edge of fromLeft.get(left) ?? []) {
      if (seen.has(edge.right) || inVain.has(edge.right)) continue;
      seen.set(edge.right, edge);
      const taken = partners.ofRight.get(edge.right);
      if (!taken) return edge.right;
      queue.push(taken.left);
    }
  }
  return null;
}

function exchange<E extends Edge>(end: number, start: number, seen: ReadonlyMap<number, E>, partners: Partners<E>): void {
  let right: number | undefined = end;
  while (right !== undefined) {
    const edge: E = seen.get(right)!;
    const before = partners.ofLeft.get(edge.left);
    partners.join(edge);
    right = edge.left === start ? undefined : before?.right;
  }
}
