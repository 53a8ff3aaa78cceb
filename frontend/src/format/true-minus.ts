/** Intl writes a hyphen where figures want a minus sign. */
export function withTrueMinus(words: string): string {
  return words.replaceAll('-', '\u2212');
}
