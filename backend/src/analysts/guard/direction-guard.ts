/** Keeps a language model from turning a true number into a lie: what it says rose, fell, was lost or earned must be said so of that number in what it was given. */
import { numberMentions } from './number-mentions.ts';
import { sentencesOf } from './sentences.ts';

type Direction = 'up' | 'down' | 'loss' | 'profit' | 'nobody' | 'ratio';

/** Plain claims only: "look up", "lower prices" as advice and the like are none. */
const CLAIMS: Readonly<Record<Direction, RegExp>> = {
  up: /\b(?:rose|risen|grew|grown|increased|climbed|jumped|surged|soared|improved|higher than|(?<!\b(?:adds?|added|adding|sums?|summed|comes?|came|makes?) )up (?:by|from|to|on|against)|(?<!\bmakes? |\bmade )up (?=[\d$€£¥]))/i,
  down: /\b(?:fell|fallen|dropped|declined|decreased|shrank|slipped|plunged|worsened|lower than|down (?:by|from|to|on|against)|down (?=[\d$€£¥]))/i,
  loss: /\b(?:loss of|(?<!\b(?:nobody|no one|none) (?:was |has been )?)lost(?! (?:no|nobody|none)\b)|deficit|in the red)\b/i,
  profit: /\b(?:profit of|profitable|surplus|in the black)\b/i,
  nobody: /\b(?:nobody|no one|lost no(?:ne)?)\b/i,
  ratio: /\b(?:twice|half|times) as \w+ as\b/i,
};

/** What lets such a claim stand. "Rent took $50 from profit" is rent that rose, so both directions may be read from an effect. */
const SUPPORT: Readonly<Record<Direction, RegExp>> = {
  up: /\b(?:rose|risen|rise|grew|growth|increas\w*|climb\w*|improv\w*|higher|more|above|up|added|took|change)\b|\+/i,
  down: /\b(?:fell|fallen|fall|drop\w*|declin\w*|decreas\w*|shrink\w*|shrank|worse\w*|lower|less|below|down|added|took|change)\b/i,
  loss: /\b(?:loss|losses|lost|negative|deficit|short)\b|[-\u2212][A-Z]{0,3}[$€£¥]?\d/i,
  profit: /\b(?:profit|margin|surplus)\b/i,
  nobody: /\b(?:nobody|no one|none)\b/i,
  ratio: /\b(?:twice|half|times) as \w+ as\b/i,
};

/** A claim that names no figure needs words that say so themselves: "sales less refunds" is no fall. */
const PLAIN_SUPPORT: Readonly<Record<Direction, RegExp>> = {
  ...SUPPORT,
  up: /\b(?:rose|risen|rise|grew|growth|increas\w*|climb\w*|improv\w*|higher|up|added)\b|\+/i,
  down: /\b(?:fell|fallen|fall|drop\w*|declin\w*|decreas\w*|shrink\w*|shrank|worse\w*|lower|down|took)\b/i,
};

/** Sentences of `words` whose direction the facts about the same figures do not bear out; empty when nothing speaks against them. A fact sentence lends its direction to all of its figures: this catches plain lies, no subtle ones. */
export function inventedDirections(words: string, facts: string): string[] {
  const known = sentencesOf(facts);
  return sentencesOf(words).filter((sentence) => {
    const claimed = (Object.keys(CLAIMS) as Direction[]).filter((direction) => CLAIMS[direction].test(sentence));
    if (claimed.length === 0) return false;
    const about = figuresIn(sentence);
    const same = about.length === 0 ? known : known.filter((fact) => figuresIn(fact).some((value) => about.some((told) => isRounding(told, value))));
    return claimed.some((direction) => !same.some((fact) => (about.length === 0 ? PLAIN_SUPPORT : SUPPORT)[direction].test(fact)));
  });
}

/** Amounts and percentages: years and counts stand everywhere and tell nothing apart. */
function figuresIn(sentence: string): number[] {
  return numberMentions(sentence).filter(({ kind, value }) => kind !== 'plain' && !Number.isNaN(value)).map(({ value }) => value);
}

/** Close enough to be the same figure; whether it is an honest rounding is the number guard's business. */
function isRounding(told: number, value: number): boolean {
  return Math.abs(told - value) <= Math.max(0.5, value * 0.005);
}
