/** A year, or a month of no year, that is led in: "in 2025", "back in June". */
function loneAt(tokens: readonly Token[], at: number): Span | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isYear = token?.kind === 'number' && token.date === undefined && (token.value ?? 0) > 1990 && (token.value ?? 0) < 2100;
  const isMonth = MONTHS[token?.text ?? ''] !== undefined && next?.kind !== 'number';
  return (isYear || isMonth) && /^(in|from|during|since)$/.test(text(tokens, at - 1)) ? { from: at, to: at + 1 } : null;
}

/** "Since the new lease kicked in, that was July 2025", "the lease was signed in July 2025, rent since then": a stretch that begins with something whose month is told beside it begins in that month. */
import { findNames, type NameMention } from '../names/find-names.ts';
import type { NameIndex } from '../names/names.ts';
import { MONTHS } from './period-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const EVENT_MOST = 7;
/** An event is something that happens, or a thing that is new: in a clause that says neither, "since" has an object of its own. */
const HAPPENS = /(ed|ing)$|^(new|began|came|got|took|left|went|bought|sold|hired|first|last|big)$/;
const ASKS = /^(what|whats|how|which|who|when|where|why|show|give|tell|list|did|do|does|total|sum|add)$/;

/** The tokens with the month in the event's place. What happened says when, and nothing of which rows. */
export function sinceEvent(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  return told(pointing(withoutWhen(tokens), index));
}

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** A month with its year, standing at this place. */
function monthAt(tokens: readonly Token[], at: number): Span | null {
  const isYear = (next: number): boolean => tokens[next]?.kind === 'number' && (tokens[next]?.value ?? 0) > 1990 && (tokens[next]?.value ?? 0) < 2100;
  return MONTHS[text(tokens, at)] !== undefined && isYear(at + 1) ? { from: at, to: at + 2 } : null;
}

/** "Since the new lease kicked in, that was July 2025", "since the new lease (Jul '25)". */
function told(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text: word }) => word === 'since');
  if (at < 0) return tokens;
  for (let end = at + 2; end <= at + EVENT_MOST; end++) {
    const stop = text(tokens, end);
    if (stop !== ',' && stop !== '(') continue;
    let next = end + 1;
    while (/^(that|thats|that's|this|it|which|was|is|s|in|i|e|ie|so)$/.test(text(tokens, next))) next++;
    const month = monthAt(tokens, next);
    if (!month || !tokens.slice(at + 1, end).some(({ text: word }) => HAPPENS.test(word)) || tokens.slice(at + 1, end).some(({ kind, text: word }) => kind === 'number' || MONTHS[word] !== undefined) || stop === ',' && next === end + 1) return tokens;
    const rest = text(tokens, month.to) === ')' ? month.to + 1 : month.to;
    return [...tokens.slice(0, at + 1), ...tokens.slice(month.from, month.to), ...tokens.slice(rest)];
  }
  return tokens;
}

/** "We signed the lease in July 2025. What rent has been paid since then?": of one month that is told before, in a sentence that asks nothing. Who is told of stays, where it is asked about. */
function pointing(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const at = tokens.findIndex((_, i) => /^(since|from) then$/.test(`${text(tokens, i)} ${text(tokens, i + 1)}`));
  const months = tokens.flatMap((_, i) => monthAt(tokens, i) ?? loneAt(tokens, i) ?? []);
  const [month] = months;
  if (at < 0 || !month || months.length > 1 || month.to > at) return tokens;
  const end = tokens.findIndex(({ kind }, i) => i >= month.to && kind === 'stop');
  if (end < 0 || end > at || !/^[.;!,]$/.test(text(tokens, end)) || tokens.slice(0, end).some(({ text: word, kind }) => ASKS.test(word) || kind === 'stop')) return tokens;
  let to = at + 2;
  while (/^(on|onwards|onward|until|till|to|up|now|today|date)$/.test(text(tokens, to))) to++;
  const since = { text: 'since', raw: 'since', kind: 'word' } as const;
  const [before, asking] = [tokens.slice(0, /^(in|from|during|since)$/.test(text(tokens, month.from - 1)) ? month.from - 1 : month.from), tokens.slice(end + 1)];
  const kept = isAskedAbout(before, asking, index) ? [...before, ...tokens.slice(month.to, end + 1)] : [];
  return [...kept, ...tokens.slice(end + 1, at), since, ...tokens.slice(month.from, month.to), ...tokens.slice(to)];
}

/** "We started with Jobber. What have we paid them", "Oak Hill signed. How much revenue": the question points to what is told, or names nobody while a party is told of. */
function isAskedAbout(before: readonly Token[], asking: readonly Token[], index: NameIndex): boolean {
  if (asking.some(({ text: word }) => POINTS.test(word))) return true;
  if (OF_THE_BUSINESS.test(asking.map(({ text: word }) => word).join(' '))) return false;
  const named = (tokens: readonly Token[]): NameMention[] => findNames(tokens, index, () => true);
  return named(before).some((name) => isParty(name, before)) && named(asking).length === 0;
}

/** What is our own is nobody's whom the telling names. */
const OF_THE_BUSINESS = /\b(our|my|total|overall) (total |overall |net )?(revenue|sales|income|turnover|takings|profit|margin|costs|expenses|spending|outgoings|cash flow)\b/;
const POINTS = /^(them|they|their|him|his|he|her|she|it|its|these|those)$/;

/** A name that is meant: whole, or with a capital within the sentence; "a mower" is not Mower Medic. */
function isParty({ names, categoryKind, from, to }: NameMention, tokens: readonly Token[]): boolean {
  const said = tokens.slice(from, to);
  const isWhole = names.some(({ words }) => words.join(' ') === said.map(({ text: word }) => word).join(' '));
  return categoryKind === null && names.length > 0 && names.every(({ kind }) => kind === 'counterparty') && (isWhole || said.length > 1 || from > 0 && /^[A-Z]/.test(said[0]?.raw ?? ''));
}

const SAYS_WHEN = /^(that|which) (is|was) when (we|i|they|he|she|it|the)$/;

/** "In April and May 2025, that's when we planted": what happened at a time that is named is told, and not asked. */
function withoutWhen(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => i > 2 && /^[,;(]$/.test(text(tokens, i - 1)) && SAYS_WHEN.test(tokens.slice(i, i + 4).map(({ text: word }) => word).join(' ')));
  if (at < 0) return tokens;
  const stop = tokens.findIndex(({ kind }, i) => i > at && kind === 'stop');
  const tail = tokens.slice(at, stop < 0 ? tokens.length : stop);
  const isTold = tail.length > 4 && tail.every(({ kind, text: word }) => kind === 'word' && MONTHS[word] === undefined && (word === 'when' || !ASKS.test(word)) && !/^(not|without|only|except|excluding|just|but|minus|also|plus)$/.test(word));
  return isTold ? [...tokens.slice(0, at - 1), ...tokens.slice(at + tail.length)] : tokens;
}
