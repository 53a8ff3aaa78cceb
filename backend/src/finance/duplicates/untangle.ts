/** Payments that statements tell of in several ways, joined by matches: which of them are one, and which matches cannot hold because one statement shows both. */

/** `child` is told of as `parent`. */
export interface CopyEdge {
  readonly id: string;
  readonly child: string;
  readonly parent: string;
}

export interface Untangled {
  /** By each payment the one that it is taken for; itself where there is none. */
  readonly rootOf: (payment: string) => string;
  /** Edges that would make two rows of one statement one payment, or a payment two others, or a circle. */
  readonly torn: readonly CopyEdge[];
}

/** `edges` in the order in which they count: of two that cannot both hold the later one is torn. `filesOf`: the statements that show a payment. */
export function untangle(edges: readonly CopyEdge[], filesOf: ReadonlyMap<string, ReadonlySet<string>>): Untangled {
  const parentOf = new Map<string, string>();
  const files = new Map<string, Set<string>>();
  const torn: CopyEdge[] = [];
  const rootOf = (payment: string): string => {
    let root = payment;
    for (let next = parentOf.get(root); next !== undefined; next = parentOf.get(root)) root = next;
    return root;
  };
  const filesBelow = (root: string): Set<string> => {
    let found = files.get(root);
    if (!found) files.set(root, (found = new Set(filesOf.get(root))));
    return found;
  };
  for (const edge of edges) {
    const root = rootOf(edge.parent);
    const [above, below] = [filesBelow(root), filesBelow(edge.child)];
    if (parentOf.has(edge.child) || root === edge.child || [...below].some((file) => above.has(file))) {
      torn.push(edge);
      continue;
    }
    parentOf.set(edge.child, root);
    for (const file of below) above.add(file);
  }
  return { rootOf, torn };
}
