/** Tells which 8-bit encoding a text is in by which one makes words of a language out of it. */
import { CANDIDATES, type Candidate } from './candidates.ts';
import { decoded } from './decode.ts';
import { eastAsianEncoding } from './east-asian.ts';
import { oddCount, wordScore } from './word-score.ts';
import type { FoundEncoding } from './found-encoding.ts';

/** What a word of another language than the rest costs: statements name shops of every country. */
const OTHER_LANGUAGE = -3;
/** Of the bytes beyond ASCII; a text with more characters that do not belong into it is in no language that is known here. */
const MOST_ODD = 0.35;
const CLEAR_LEAD = 6;

interface Judged { candidate: Candidate; text: string; language: string; score: number; oddCount: number }

/** In a text of single bytes hardly any character is one that does not belong there. */
const SOME_ODD = 0.1;

/** `words`: one a line; `head`: the beginning of the text that they are from. */
export async function guessEncoding(words: Buffer, head: Uint8Array = words): Promise<FoundEncoding> {
  const judged = await Promise.all(CANDIDATES.map((candidate) => judge(candidate, words)));
  const [best, ...others] = judged.sort((a, b) => b.score - a.score);
  const highCount = words.filter((byte) => byte > 0x7f).length;
  const eastAsian = best!.oddCount > SOME_ODD * highCount ? eastAsianEncoding(head) : null;
  if (eastAsian) return eastAsian;
  if (words.length === 0 || best!.oddCount > MOST_ODD * highCount) {
    return { encoding: 'windows-1252', reason: 'not UTF-8, and in no language that is known here; letters beyond ASCII may be wrong', confidence: 0.4 };
  }
  const { candidate: { encoding }, text, language, score } = best!;
  const rival = others.find((other) => other.text !== text);
  const isClear = rival === undefined || score - rival.score >= CLEAR_LEAD;
  return isClear
    ? { encoding, reason: `not UTF-8; its letters are those of ${language}`, confidence: 0.85 }
    : { encoding, reason: `not UTF-8; its letters could be those of ${language}, with few of them to tell by (it could be ${rival.candidate.encoding})`, confidence: 0.6 };
}

async function judge(candidate: Candidate, bytes: Buffer): Promise<Judged> {
  const text = await decoded(bytes, candidate.encoding);
  const words = text.split('\n');
  const scores = candidate.languages.map((language) => words.map((word) => wordScore(word, language)));
  const bestOfWord = words.map((_, at) => Math.max(...scores.map((ofLanguage) => ofLanguage[at]!)));
  let [best, score] = [candidate.languages[0]!, -Infinity];
  for (const [index, ofLanguage] of scores.entries()) {
    const sum = ofLanguage.reduce((total, ofWord, at) => total + Math.max(ofWord, bestOfWord[at]! + OTHER_LANGUAGE), 0);
    if (sum > score) [best, score] = [candidate.languages[index]!, sum];
  }
  return { candidate, text, language: best.name, score: score - candidate.handicap, oddCount: words.reduce((sum, word) => sum + oddCount(word, best), 0) };
}
