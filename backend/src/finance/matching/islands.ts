/** Which rows of two sides hang together through possible pairs, however many steps away: those can be exchanged for each other. */

export interface Island {
  /** How many rows of each side it has. */
  readonly providers: number;
  readonly statements: number;
}

/** Returns the island of a left row that is in one of the links. */
export function islands(links: readonly { readonly left: number; readonly right: number }[]): (left: number) => Island {
  const parent = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    while (parent.get(root) !== root) root = parent.get(root)!;
    for (let at = name; at !== root;) {
      const next = parent.get(at)!;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  for (const name of links.flatMap(({ left, right }) => [`l${left}`, `r${right}`])) parent.set(name, name);
  for (const { left, right } of links) parent.set(rootOf(`l${left}`), rootOf(`r${right}`));
  const sizes = new Map<string, { providers: number; statements: number }>();
  for (const name of parent.keys()) {
    const root = rootOf(name);
    const size = sizes.get(root) ?? { providers: 0, statements: 0 };
    sizes.set(root, size);
    if (name.startsWith('l')) size.providers += 1;
    else size.statements += 1;
  }
  return (left) => sizes.get(rootOf(`l${left}`))!;
}
