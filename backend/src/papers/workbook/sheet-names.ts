/** Names of sheets: what Excel allows, and each once. */

const MOST_LETTERS = 31;

export function sheetNames(titles: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return titles.map((title) => {
    const clean = title.replaceAll(/[[\]/\\:*?\p{Cc}]+/gu, ' ').replaceAll(/\s+/g, ' ').replaceAll(/^[' ]+|[' ]+$/g, '') || 'Table';
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` (${number})`;
      const name = `${clean.slice(0, MOST_LETTERS - ending.length).trim()}${ending}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}
