/** A word that too few of the examples hold tells nothing but that it stands there. */
export const UNKNOWN_WORD = '<unknown>';

export const withoutUnknown = (words: readonly string[], known: ReadonlySet<string>): string[] => words.map((word) => (word.startsWith('<') || known.has(word) ? word : UNKNOWN_WORD));
