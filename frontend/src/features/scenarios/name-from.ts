/** A scenario's name from the words in which it was asked for: "what if we hire two people?" → "We hire two people". */

export const longestName = 100;

export function nameFrom(words: string): string {
  const plain = words.trim().replace(/^(what if|what happens if)\s+/i, '').replace(/[?.!\s]+$/, '');
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`.slice(0, longestName);
}
