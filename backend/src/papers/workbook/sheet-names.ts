/** Names of sheets: what Excel allows, and each once. */

const MOST_LETTERS = 31;

export function sheetNames(titles: readonly string[], taken: readonly string[]): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return titles.map((title) => {
    const clean = title.replaceAll(/[[\]/\\:*?\p{Cc}]+/gu, ' ').replaceAll(/\s+/g, ' ').replaceAll(/^[' ]+|[' ]+$/g, '') || 'Table';
    for (let number = 1; ; number += 1) {
      const ending = number === 1 ? '' : ` (${number})`;
      const name = `${cut(clean, MOST_LETTERS - ending.length)}${ending}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}

/** At a word's end where that leaves most of it. */
function cut(title: string, most: number): string {
  if (title.length <= most) return title;
  const words = title.slice(0, most + 1).replace(/\s+\S*$/, '');
  return (words.length > most / 2 && words.length <= most ? words : title.slice(0, most)).trim();
}
