/** Remembers what a cell was read as: the dates of a statement come back row after row. */

const MAX_REMEMBERED = 5_000;

export function remembered<T>(read: (cell: string) => T): (cell: string) => T {
  const results = new Map<string, T>();
  return (cell) => {
    const known = results.get(cell);
    if (known !== undefined) return known;
    const result = read(cell);
    if (results.size < MAX_REMEMBERED) results.set(cell, result);
    return result;
  };
}
