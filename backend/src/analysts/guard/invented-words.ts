/** Names and times that a language model adds of its own: a capital letter within a sentence, "next year". */

const ORDINARY = new Set(['i', 'ok', 'cfo', 'q1', 'q2', 'q3', 'q4', 'ytd', 'usd', 'eur', 'gbp', 'cad', 'aud', 'chf', 'jpy', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
const TIMES = /\b(?:(?:last|this|current|next|past|coming|previous) (?:week|month|quarter|year|summer|winter)|today|yesterday|tomorrow|forecast\w*|projected)\b/giu;

/** Words with a capital letter, other than the first of a sentence, that stand nowhere in what was given. */
export function inventedNames(words: string, given: string): string[] {
  const known = given.normalize('NFKC').toLowerCase();
  return [...words.matchAll(/(?<=[\p{L}\p{N},;%\uE000-\uE7FF]\s)\p{Lu}[\p{L}'’]+/gu)].map(([word]) => word.replace(/['’]s$/, ''))
    .filter((word) => !ORDINARY.has(word.toLowerCase()) && !MONTHS.test(word) && !known.includes(word.toLowerCase()));
}

/** Relative times that were not asked about. "The previous month" may be said of what is compared with. */
export function inventedTimes(words: string, given: string): string[] {
  const known = given.toLowerCase();
  return [...words.matchAll(TIMES)].map(([time]) => time.toLowerCase()).filter((time) => !known.includes(time) && !(time.startsWith('previous') && /\b(?:against|before|compared)\b/.test(known)));
}
