/** Which row a key leads to, in a list that is operated like a grid. */

/** Null for keys that mean nothing here. */
export function rowAfterKey(key: string, row: number, rowCount: number, rowsPerScreen: number): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowDown: row + 1, ArrowUp: row - 1, PageDown: row + rowsPerScreen, PageUp: row - rowsPerScreen, Home: 0, End: rowCount - 1 };
  const wanted = steps[key];
  return wanted === undefined ? null : Math.min(Math.max(wanted, 0), rowCount - 1);
}
