/** The traits of a masked question: its words, neighbours and the ends of its words, as bucket numbers of a table. */
export const BUCKETS = 1 << 14;

/** Distinct bucket numbers, in no order. */
export function featuresOf(words: readonly string[]): number[] {
  const found = new Set<number>();
  const add = (trait: string) => found.add(bucketOf(trait));
  const padded = ['^', ...words, '$'];
  padded.forEach((word, at) => {
    add(word);
    const next = padded[at + 1], after = padded[at + 2], third = padded[at + 3];
    if (next !== undefined) add(`${word} ${next}`);
    if (next !== undefined && after !== undefined) add(`${word} ${next} ${after}`);
    if (after !== undefined) add(`${word} _ ${after}`);
    if (third !== undefined) add(`${word} _ _ ${third}`);
    if (word.length > 4 && !word.startsWith('<')) {
      add(`${word.slice(0, 4)}-`);
      for (let i = 0; i + 3 <= word.length; i++) add(`-${word.slice(i, i + 3)}-`);
    }
  });
  for (const slot of new Set(words.filter((word) => word.startsWith('<')))) add(`${slot}*${words.filter((word) => word === slot).length}`);
  return [...found];
}

/** FNV-1a over the trait's code units. */
function bucketOf(trait: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < trait.length; at++) hash = Math.imul(hash ^ trait.charCodeAt(at), 0x01000193);
  return (hash ^ hash >>> 15) >>> 0 & BUCKETS - 1;
}
