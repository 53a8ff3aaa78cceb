/** The figures that a text tells, each with what the words around it tie it to: a measure, names, periods, and whether it is a level, a change or an average. */
import { measuresIn } from './measure-words.ts';
import { namesIn } from './named-text.ts';
import type { NumberMention } from './number-mention.ts';
import { numberMentions } from './number-mentions.ts';
import { periodMentions, withoutPeriods } from './period-mentions.ts';
import { sentencesOf } from './sentences.ts';

export interface Ties {
  /** One list of possible meanings for each word of a measure. */
  readonly measures: readonly (readonly string[])[];
  readonly names: readonly string[];
  readonly periods: readonly string[];
}

export interface ToldFigure {
  readonly mention: NumberMention;
  /** What is counted, where a count is told: "transactions" and "payments" are both rows. */
  readonly counted: string | null;
  /** Said in its own part of the sentence. */
  readonly own: Ties;
  /** The same, or what was said before it in the sentence where its own part says nothing. */
  readonly inherited: Ties;
  readonly isChange: boolean;
  readonly isAverage: boolean;
  /** Which way it went, by the last word of direction before it in its sentence. */
  readonly direction: 'up' | 'down' | null;
  /** What is compared with: "against $8", "from $8". */
  readonly isBase: boolean;
  readonly hedge: 'none' | 'about' | 'above' | 'below';
  readonly sentence: string;
  /** Its own part of the sentence, with the parts that belong to it. */
  readonly ownText: string;
  /** Which sentence of which paragraph. */
  readonly place: { readonly paragraph: number; readonly sentence: number };
  /** All periods of its sentence. */
  readonly sentencePeriods: readonly string[];
  /** A part of a whole, for percentages. */
  readonly isShare: boolean;
  /** Where it would be said per what it is counted. */
  readonly rateText: string;
}

interface Part {
  readonly text: string;
  readonly head: string;
  readonly figures: readonly NumberMention[];
}

/** Where a thought about one figure ends and the next may begin; a comma between digits does not. */
const BREAK = /,(?!\d)|[;:()\u2013\u2014]|\s-\s|(?<!\b(?:hundred|thousand|million)\s)\band\b|\b(?:but|while|whereas|against|versus|vs|compared (?:with|to)|from|to|followed by|plus)\b|(?<=\d )less\b(?= (?:spending|payments?|expenses?|revenues?|costs?|money|tax(?:es)?|interest|refunds?|cash|[\uE000-\uE7FF]))/giu;
/** "From" tells who paid, or since when. */
const COMPARING = /^(?:against|versus|vs|compared)/i;
const BASE = /\b(?:from|against|versus|vs|compared (?:with|to)|than)\s+(?:(?:about|around|roughly|nearly|a|the)\s+)?$/i;
const HEDGES: readonly (readonly [ToldFigure['hedge'], RegExp])[] = [
  ['above', /\b(?:just over|over|more than|above|exceed(?:ed|s|ing)?|upwards of|at least)\s+$/i], ['below', /\b(?:just under|under|nearly|almost|close to|less than|below|up to)\s+$/i],
  ['about', /(?:\b(?:about|around|roughly|approximately|approx\.?|some|circa|ca\.?|or so)\s+|[~\u2248]\s*)$/i],
];
const CHANGE_BEFORE = /\b(?:by|up|down|rose|fell|grew|dropped|climbed|declined|gained|added|add|adds|(?:took|takes)(?! in)|cut|saved|chang\w*|differen\w*|growth|increas\w*|decreas\w*|improv\w*|rise|drop|fall|decline|gain|jump\w*|shrank|slipped|extra|helped|hurt|weighed)\b[^.]*$/i;
const CHANGE_AFTER = /^[^.]{0,24}?\b(?:more|less|higher|lower|increase|decrease|rise|drop|fall|growth|gain|above|below|improvement|decline|better|worse|fewer|of the change|points)\b/i;
const UP = /\b(?:rose|risen|rises|grew|grown|increased|increases|climbed|jumped|gained|improved|(?<!\b(?:adds?|added|adding|sums?|summed|comes?|came|makes?|made) )up)\b/gi;
const DOWN = /\b(?:fell|fallen|falls|dropped|drops|declined|decreased|decreases|shrank|slipped|worsened|down)\b/gi;
const LEVEL_AFTER = /^\s*(?:to|at)\b|\b(?:to|at)\s+(?:(?:about|around|roughly|nearly|almost|just over|just under|over|under)\s+)?$/i;
const AVERAGE = /\b(?:average|averag\w+|mean|(?<!\bthan )(?:typical|usual)(?:ly)?|(?:per|a|each|every) (?:month|week|day|quarter|year|transaction|row|payment|sale|bill|name|customer|vendor)|monthly|weekly|daily|yearly|quarterly|apiece|each)\b/i;

const SHARE = /^\s*(?:share\s+)?of\b/i;
/** "9.4% – 12 of 128 transactions". */
export const SHARE_OF_COUNT = /^[\d.]+%\s\u2013\s[\d,]+ of [\d,]+/;
const SHARE_WORDS = /\b(?:together|shares?|portion|slice|account(?:s|ed|ing)? for|makes? up|made up|brings)\b/i;

const COUNTED: readonly (readonly [group: string, words: RegExp])[] = [
  ['rows', /^(?:transactions?|payments?|rows?|deposits?|entries|entry|sales|bills?|invoices?|purchases?|charges?|refunds?|records?)\b/i],
  ['parties', /^(?:names?|customers?|clients?|vendors?|suppliers?|parties|counterparties|payers?|people|employees|companies)\b/i],
  ['months', /^months?\b/i], ['weeks', /^weeks?\b/i], ['days', /^days?\b/i], ['quarters', /^quarters?\b/i], ['years', /^years?\b/i], ['categories', /^categor(?:y|ies)\b/i], ['accounts', /^accounts?\b/i], ['times', /^times?\b/i], ['costs', /^costs?\b/i],
];
/** "4 of 12 full months" are months. */
const OF_MANY = /^\s*(?:out )?of (?:the )?[\d,]+/i;
const ADJECTIVES = /^[\s-]*(?:(?:full|whole|different|single|separate|more|other|of them|last|calendar|distinct|new|recurring|largest|biggest|top|large|small|incoming|outgoing)\s+)*/i;

/** `text` with its names as signs. */
export function figuresTold(text: string): ToldFigure[] {
  let before: Ties | null = null;
  return text.split(/\n{2,}/).flatMap((paragraph, paragraphIndex) => sentencesOf(paragraph).flatMap((sentence, sentenceIndex) => {
    const told = figuresOf(sentence, { paragraph: paragraphIndex, sentence: sentenceIndex }, before);
    before = tiesOf(sentence);
    return told;
  }));
}

export function tiesOf(text: string): Ties {
  return { measures: measuresIn(text), names: namesIn(text), periods: periodMentions(text).map(({ key }) => key) };
}

function figuresOf(sentence: string, place: ToldFigure['place'], sentenceBefore: Ties | null): ToldFigure[] {
  const parts = partsOf(sentence);
  const whole = tiesOf(sentence);
  let previous: Ties = isEmpty(whole) && sentenceBefore ? sentenceBefore : { measures: [], names: [], periods: [] };
  const found: ToldFigure[] = [];
  const isAlone = parts.flatMap(({ figures }) => figures).filter(({ kind }) => kind !== 'plain').length === 1;
  parts.forEach((part, index) => {
    if (part.figures.length === 0) return;
    const own = ownTies(parts, index);
    const ownText = [...partsAround(parts, index), part].map(({ text }) => text).join(' ');
    const inherited: Ties = { measures: first(own.measures, previous.measures), names: first(own.names, previous.names), periods: first(own.periods, previous.periods) };
    for (const mention of part.figures) {
      const [left, right] = [part.text.slice(0, mention.index), part.text.slice(mention.index + mention.text.length)];
      const lead = `${part.head} ${left}`;
      found.push({
        mention, own, inherited, sentence, ownText, place, sentencePeriods: whole.periods, counted: mention.kind === 'plain' ? countedBy(right) : null,
        isChange: !LEVEL_AFTER.test(lead) && !isBaseFigure(lead) && (CHANGE_BEFORE.test(left) || CHANGE_AFTER.test(right)),
        isAverage: AVERAGE.test(isAlone ? sentence : part.text), rateText: isAlone ? sentence : part.text, isShare: SHARE.test(right) || SHARE_OF_COUNT.test(sentence) || SHARE_WORDS.test(sentence),
        isBase: isBaseFigure(lead) || (part.head === '(' && /^(?:from|against|versus|vs|compared|than)/i.test(parts[index - 1]?.head ?? '') && parts[index - 1]?.figures.length === 0), direction: directionBefore(sentence, mention), hedge: HEDGES.find(([, words]) => words.test(lead))?.[0] ?? (/^\s*or so\b/i.test(right) ? 'about' : 'none'),
      });
    }
    previous = inherited;
  });
  return found;
}

function directionBefore(sentence: string, { text }: NumberMention): ToldFigure['direction'] {
  const before = sentence.slice(0, sentence.indexOf(text));
  const last = (words: RegExp): number => [...before.matchAll(words)].at(-1)?.index ?? -1;
  const [up, down] = [last(UP), last(DOWN)];
  return up === down ? null : up > down ? 'up' : 'down';
}

const isBaseFigure = (lead: string): boolean => BASE.test(lead) && !/\b(?:more|less|other) than\s+$/i.test(lead);

/** Its own part's, else those of the parts without a figure that belong to it: all before it up to the figure before, what stands in brackets behind it, and after the last figure all that follow. */
function ownTies(parts: readonly Part[], index: number): Ties {
  const attached = partsAround(parts, index);
  const own = tiesOf(parts[index]?.text ?? '');
  const bracketed = parts[index]?.head === '(' ? parts[index - 1] : undefined;
  if (bracketed?.figures.length === 0) return combined(own, [tiesOf(bracketed.text), ...attached.map(({ text }) => tiesOf(text))]);
  const around = attached.filter(({ head }) => !COMPARING.test(head)).map(({ text, head }) => tiesOf(/^from/i.test(head) ? withoutFirstPeriod(text) : text));
  return combined(own, [{ measures: around.flatMap(({ measures }) => measures), names: around.flatMap(({ names }) => names), periods: around.flatMap(({ periods }) => periods) }]);
}

/** Of each kind the nearest that says anything. */
function combined(own: Ties, around: readonly Ties[]): Ties {
  const nearest = <K extends keyof Ties>(kind: K): Ties[K] => [own, ...around].find((ties) => ties[kind].length > 0)?.[kind] ?? own[kind];
  return { measures: nearest('measures'), names: nearest('names'), periods: nearest('periods') };
}

function partsAround(parts: readonly Part[], index: number): Part[] {
  const attached: Part[] = [];
  const isAfterFigure = parts.slice(0, index).some(({ figures }) => figures.length > 0);
  for (let i = index - 1; i >= 0 && parts[i]?.figures.length === 0; i -= 1) if (parts[i]?.head !== '(' || !isAfterFigure) attached.push(parts[i] as Part);
  for (let i = index + 1; parts[i]?.head === '(' && parts[i]?.figures.length === 0; i += 1) attached.push(parts[i] as Part);
  if (!parts.slice(index + 1).some(({ figures }) => figures.length > 0)) attached.push(...parts.slice(index + 1));
  return attached;
}

/** "Up from September": no figure here is September's. */
function withoutFirstPeriod(text: string): string {
  const [found] = periodMentions(text);
  return found && text.slice(0, found.index).trim() === '' ? text.slice(found.index + found.text.length) : text;
}

function partsOf(sentence: string): Part[] {
  const parts: Part[] = [];
  let start = 0;
  let head = '';
  const push = (end: number) => {
    const text = sentence.slice(start, end);
    if (text.trim() !== '') parts.push({ text, head, figures: figuresIn(text) });
  };
  for (const match of sentence.matchAll(BREAK)) {
    push(match.index);
    head = match[0];
    start = match.index + match[0].length;
  }
  push(sentence.length);
  return parts;
}

/** Dates are no figures, nor is what cannot be read as a number: the number guard deals with that. */
function figuresIn(text: string): NumberMention[] {
  return numberMentions(withoutPeriods(text)).filter(({ value }) => !Number.isNaN(value)).sort((a, b) => a.index - b.index);
}

function countedBy(right: string): string | null {
  const rest = right.replace(OF_MANY, '').replace(ADJECTIVES, '');
  return COUNTED.find(([, words]) => words.test(rest))?.[0] ?? null;
}

const first = <T>(preferred: readonly T[], otherwise: readonly T[]): readonly T[] => (preferred.length > 0 ? preferred : otherwise);
const isEmpty = ({ measures, names, periods }: Ties): boolean => measures.length + names.length + periods.length === 0;
