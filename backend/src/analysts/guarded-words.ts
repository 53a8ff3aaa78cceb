/** The words that reach the user: the analyst's where every number in them was computed and nothing else was made up that can be checked, the local ones otherwise. */
import type { Analyst, OnWords, PhraseRequest } from './contract.ts';
import { inventedDirections } from './direction-guard.ts';
import { inventedNumbers } from './number-guard.ts';
import { numberMentions } from './number-mentions.ts';
import { inventedAddresses } from './outside-addresses.ts';

export interface Phrased {
  readonly words: string;
  /** Who found the words: "local" or the analyst's name. */
  readonly engine: string;
}

/** Something that was found in the figures, in local words; its title stays as it is. */
export interface Finding {
  readonly title: string;
  readonly content: string;
}

const MAX_LENGTH = 4000;

/**
 * An answer gets another opening paragraph, its list, definition, notes and coverage stay; a summary keeps its first paragraph,
 * which states the totals, and gets the rest in other words; a report's sentences are replaced. `onWords` hears the analyst's whole
 * sentences as they come in, each checked like the whole; the words that are returned at the end may still be the local ones.
 */
export async function guardedWords(analyst: Analyst, request: PhraseRequest, onWords?: OnWords): Promise<Phrased> {
  const local: Phrased = { words: request.words, engine: 'local' };
  const proposed = trusted(await analyst.phrase(request, onWords && sentencesOnly(onWords, request.words)), request.words);
  if (proposed === null) return local;
  const [first = '', ...rest] = request.words.split(/\n{2,}/);
  if (request.task === 'summary') return { words: [first, proposed].join('\n\n'), engine: analyst.name };
  return namesTheFigure(proposed, first) ? { words: [proposed, ...rest].join('\n\n'), engine: analyst.name } : local;
}

/** Other words for the content of each finding, or null where it keeps its own. One call for all of them. */
export async function guardedFindings(analyst: Analyst, findings: readonly Finding[]): Promise<readonly (string | null)[]> {
  const proposed = await analyst.phraseFindings(findings.map(factsOf));
  return findings.map((finding, index) => {
    const words = proposed[index]?.trim() ?? '';
    return stillTells(words, finding) ? words : null;
  });
}

/** Whether words that were found for a finding tell its main figure and nothing that it does not hold. */
export function stillTells(words: string, finding: Finding): boolean {
  return trusted(words, factsOf(finding)) !== null && namesTheFigure(words, finding.title);
}

function factsOf({ title, content }: Finding): string {
  return `${title}.\n\n${content}`;
}

/** Hands on whole sentences, and only while everything up to them can be trusted. */
function sentencesOnly(onWords: OnWords, facts: string): OnWords {
  let told = '';
  return (soFar) => {
    const sentences = /^[^]*[.!?](?=\s)/.exec(soFar)?.[0] ?? '';
    if (sentences === told || trusted(sentences, facts) === null) return;
    told = sentences;
    onWords(sentences.trim());
  };
}

function trusted(proposed: string | null, facts: string): string | null {
  const words = proposed?.trim() ?? '';
  if (words === '' || words.length > MAX_LENGTH) return null;
  const invented = [...inventedNumbers(words, [facts]), ...inventedDirections(words, facts), ...inventedAddresses(words, facts)];
  return invented.length === 0 ? words : null;
}

/** The figure that the local opening leads with must not get lost. */
function namesTheFigure(proposed: string, localOpening: string): boolean {
  const figure = numberMentions(localOpening).find((mention) => mention.kind !== 'plain');
  return figure === undefined || inventedNumbers(figure.text, [proposed]).length === 0;
}
