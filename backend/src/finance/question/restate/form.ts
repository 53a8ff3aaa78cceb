/** The form of a plain question: two that only differ in the little word before a time are one. */
export const formOf = (words: readonly string[]): string => words.join(' ').replace(/\b(in|on|over|for|during|from)( the)? <period>/g, '<period>').replace(/\bthe <period>/g, '<period>');
