/** A text as its sentences: tables change a figure's sentence into a line; both end a thought. */

export function sentencesOf(text: string): string[] {
  return text.replace(/\b(vs|approx|ca|incl)\./gi, '$1').split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.trim() !== '');
}
