/** The words that reach the user: the analyst's where every number in them was computed, the local ones otherwise. */
import type { Analyst, PhraseRequest } from './contract.ts';
import { inventedNumbers } from './number-guard.ts';
import { numberMentions } from './number-mentions.ts';

export interface Phrased {
  readonly words: string;
  /** Who found the words: "local" or the analyst's name. */
  readonly engine: string;
}

const MAX_LENGTH = 4000;

/**
 * An answer gets another opening paragraph, its list, definition, notes and coverage stay; a summary keeps its first paragraph,
 * which states the totals, and gets the rest in other words.
 */
export async function guardedWords(analyst: Analyst, request: PhraseRequest): Promise<Phrased> {
  const local: Phrased = { words: request.words, engine: 'local' };
  const proposed = (await analyst.phrase(request))?.trim();
  if (!proposed || proposed.length > MAX_LENGTH) return local;
  if (inventedNumbers(proposed, [request.words]).length > 0) return local;
  const [first = '', ...rest] = request.words.split(/\n{2,}/);
  if (request.task === 'summary') return { words: [first, proposed].join('\n\n'), engine: analyst.name };
  return namesTheFigure(proposed, first) ? { words: [proposed, ...rest].join('\n\n'), engine: analyst.name } : local;
}

/** The figure that the local opening leads with must not get lost. */
function namesTheFigure(proposed: string, localOpening: string): boolean {
  const figure = numberMentions(localOpening).find((mention) => mention.kind !== 'plain');
  return figure === undefined || inventedNumbers(figure.text, [proposed]).length === 0;
}
