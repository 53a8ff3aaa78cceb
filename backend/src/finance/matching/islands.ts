/** Which rows of two sides hang together through possible pairs, however many steps away: those can be exchanged for each other. */

export interface Island {
  /** How many rows of each side it has. */
  readonly providers: number;
  readonly statements: number;
}

/** Left rows are numbered from 0 to `leftCount` - 1, right rows likewise. Returns the island of a left row. */
export function islands(links: readonly { readonly left: number; readonly right: number }[], leftCount: number, rightCount: number): (left: number) => Island {
  const parent = Int32Array.from({ length: leftCount + rightCount }, (_, index) => index);
  const rootOf = (row: number): number => {
    let root = row;
    while (parent[root] !== root) root = parent[root]!;
    for (let at = row; at !== root;) {
      const next = parent[at]!;
      parent[at] = root;
      at = next;
    }
    return root;
  };
  for (const { left, right } of links) parent[rootOf(left)] = rootOf(leftCount + right);
  const sizes = new Map<number, { providers: number; statements: number }>();
  parent.forEach((_, row) => {
    const root = rootOf(row);
    const size = sizes.get(root) ?? { providers: 0, statements: 0 };
    sizes.set(root, size);
    if (row < leftCount) size.providers += 1;
    else size.statements += 1;
  });
  return (left) => sizes.get(rootOf(left))!;
}
