/** The words that reach the user: the analyst's where every number in them was computed and nothing else was made up that can be checked, the local ones otherwise. */
import type { Analyst, OnWords, PhraseRequest } from '../contract.ts';
import { inventedDirections } from './direction-guard.ts';
import { inventedNames, inventedTimes } from './invented-words.ts';
import { namedText } from './named-text.ts';
import { inventedNumbers } from './number-guard.ts';
import { numberMentions } from './number-mentions.ts';
import { inventedAddresses } from './outside-addresses.ts';
import { misplacedFigures } from './pair-guard.ts';
import { plainFacts, withoutAsides } from './plain-facts.ts';
import { isRoundingOf } from './rounding.ts';

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

/** What words are checked against. */
type Facts = Pick<PhraseRequest, 'about' | 'words' | 'names'>;

const MAX_LENGTH = 4000;

/**
 * An answer gets another opening paragraph, its list, definition, notes and coverage stay; a summary keeps its first paragraph,
 * which states the totals, and gets the rest in other words; a report's sentences are replaced. `onWords` hears the analyst's whole
 * sentences as they come in, each checked like the whole; the words that are returned at the end may still be the local ones.
 */
export async function guardedWords(analyst: Analyst, request: PhraseRequest, onWords?: OnWords): Promise<Phrased> {
  const local: Phrased = { words: request.words, engine: 'local' };
  const proposed = trusted(await analyst.phrase(request, onWords && sentencesOnly(onWords, request)), request);
  if (proposed === null) return local;
  const [first = '', ...rest] = request.words.split(/\n{2,}/);
  if (request.task === 'summary') return { words: [first, proposed].join('\n\n'), engine: analyst.name };
  return namesTheFigure(proposed, first, request.names) ? { words: [proposed, ...rest].join('\n\n'), engine: analyst.name } : local;
}

/** Other words for the content of each finding, or null where it keeps its own. One call for all of them. */
export async function guardedFindings(analyst: Analyst, findings: readonly Finding[], names: readonly string[]): Promise<readonly (string | null)[]> {
  const proposed = await analyst.phraseFindings(findings.map(factsOf));
  return findings.map((finding, index) => {
    const words = proposed[index]?.trim() ?? '';
    return stillTells(words, finding, names) ? words : null;
  });
}

/** Whether words that were found for a finding tell its main figure and nothing that it does not hold. */
export function stillTells(words: string, finding: Finding, names: readonly string[]): boolean {
  return trusted(words, { about: '', words: factsOf(finding), names }) !== null && namesTheFigure(words, finding.title, names);
}

function factsOf({ title, content }: Finding): string {
  return `${title}.\n\n${content}`;
}

/** Hands on whole sentences, and only while everything up to them can be trusted. */
function sentencesOnly(onWords: OnWords, facts: Facts): OnWords {
  let told = '';
  return (soFar) => {
    const sentences = /^[^]*[.!?](?=\s)/.exec(soFar)?.[0] ?? '';
    if (sentences === told || trusted(sentences, facts) === null) return;
    told = sentences;
    onWords(sentences.trim());
  };
}

function trusted(proposed: string | null, facts: Facts): string | null {
  const words = proposed?.trim() ?? '';
  return words !== '' && words.length <= MAX_LENGTH && faultsIn(words, facts).length === 0 ? words : null;
}

/** What in `words` the facts do not bear out: numbers, what they belong to, directions, names and addresses. */
export function faultsIn(words: string, { about, words: local, names }: Facts): string[] {
  const text = namedText(local, names);
  const [told, facts] = [withoutAsides(text.signed(words)), plainFacts(withoutAsides(text.signed(local)))];
  return [
    ...inventedNumbers(told, [facts]), ...misplacedFigures(told, facts), ...inventedDirections(told, facts), ...inventedAddresses(told, facts),
    ...text.strangersIn(words), ...inventedNames(told, local), ...inventedTimes(told, `${about} ${local}`),
  ];
}

/** Of the figures in the local opening at least one must not get lost; it may be rounded. */
function namesTheFigure(proposed: string, localOpening: string, names: readonly string[]): boolean {
  const text = namedText(localOpening, names);
  const figures = numberMentions(text.signed(localOpening)).filter(({ kind }) => kind !== 'plain');
  return figures.length === 0 || numberMentions(text.signed(proposed)).some((told) => figures.some((figure) => (told.kind === figure.kind || told.kind === 'plain') && isRoundingOf(told, figure)));
}
