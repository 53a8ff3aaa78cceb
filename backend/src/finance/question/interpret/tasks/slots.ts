/** What several rules ask the reading for: the calendar unit, the order, the limit, the group. */
import type { Grouping, PerUnit } from '../../plan.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { isPartyNoun } from '../lexicon/party-words.ts';
import { ORDINALS, PLACES, PLACE_NUMBERS } from '../lexicon/places.ts';
import { covers } from '../words/phrase-table.ts';
import { has, namedGroups } from '../reading.ts';
import { wordTable } from '../../../word-table.ts';

const UNIT_WORDS = wordTable<PerUnit & Grouping>({
  day: 'day', days: 'day', daily: 'day', week: 'week', weeks: 'week', weekly: 'week', month: 'month', months: 'month', monthly: 'month', monthwise: 'month', mom: 'month',
  quarter: 'quarter', quarters: 'quarter', quarterly: 'quarter', year: 'year', years: 'year', yearly: 'year', annual: 'year', annually: 'year', annum: 'year', weekday: 'month',
});

/** The calendar unit named outside of periods: "per month", "weekly". */
export function unitNamed({ reading }: Frame): (PerUnit & Grouping) | null {
  const at = reading.tokens.findIndex((token, i) => UNIT_WORDS[token.text] !== undefined && !covers(reading.periods, i) && !covers(reading.explained, i));
  return at < 0 ? null : UNIT_WORDS[reading.tokens[at]?.text ?? ''] ?? null;
}

/** Days that go round: Mondays and Tuesdays, or the 1st and the 15th. */
export function cycleNamed({ reading }: Frame): 'weekday' | 'monthday' | null {
  const named = reading.groupings.map(({ grouping }) => grouping);
  return named.includes('weekday') ? 'weekday' : named.includes('monthday') && !isOfOneMonth(reading) ? 'monthday' : null;
}

/** "Which day of the month" beside "in October": the days of that one month, none of which comes round again; "every day of the month" does not say whether it is. */
const isOfOneMonth = ({ periods, text }: Frame['reading']): boolean => periods.length === 0 ? EVERY_DAY.test(text) : periods.every(({ period: { from, to } }) => from.slice(0, 7) === to.slice(0, 7));

const EVERY_DAY = /\b(each|every) (single )?(day|date) (of|in) the month\b/;

export function orderOf(frame: Frame): 'largest' | 'smallest' | null {
  const { reading } = frame;
  const [small, large] = [reading.operations.get('smallest')?.[0], reading.operations.get('largest')?.[0]];
  if (small && large) return large.from < small.from && large.to - large.from > 1 ? 'largest' : 'smallest';
  return small ? 'smallest' : large || isPlaced(frame) ? 'largest' : null;
}

const NTH_SUPERLATIVE = new RegExp(`\\b(${ORDINALS}) (?:most )?(biggest|largest|highest|most|best|top|smallest|lowest|worst|least|cheapest|greatest|busiest|strongest|weakest|slowest|poorest|expensive|profitable|dearest|priciest|costliest|quietest|leanest|heaviest|costly)\\b`);
const PLACE = new RegExp(`\\b(?:ranked|number|no|position|place|spot) (${ORDINALS}|${PLACE_NUMBERS})\\b(?! (quarters?|half|weeks?|months?|days?|years?|of))|\\b(${ORDINALS}) (?:place|position|spot|rank)\\b|\\b(?:was|is|were|are) (${ORDINALS})(?= ?[?.!]*$| among| amongst| by | after)`);
/** "After the top two, which client was next": the place behind those. */
const NEXT = /\bnext (?:to )?(?:biggest|largest|highest|most|best|top|smallest|lowest|worst|least|cheapest|greatest|busiest|expensive|costliest|dearest|priciest|quietest)\b/;
const BEHIND_THE_TOP = /\b(?:after|behind|following) the (?:very )?(?:top|biggest|largest|highest|best|first|worst|lowest|smallest|costliest)(?: (two|three|four|2|3|4))?\b/;

/** "Number three client", "who came second": a place without a superlative is one from the top. */
const isPlaced = (frame: Frame): boolean => PLACE.test(frame.reading.text) && (unitNamed(frame) !== null || frame.reading.groupings.length > 0 || frame.reading.rowWords.length > 0);

/** "second biggest": the place in the list that is asked for. */
export function rankOf({ reading }: Frame): number | null {
  const place = NTH_SUPERLATIVE.exec(reading.text) ?? PLACE.exec(reading.text);
  const said = place ? PLACES[place.slice(1).find((word) => word !== undefined) ?? ''] ?? null : null;
  const behind = BEHIND_THE_TOP.exec(reading.text);
  const isNext = NEXT.test(reading.text);
  const nth = said ?? (behind ? (PLACES[behind[1] ?? ''] ?? 1) + 1 : isNext ? 2 : null);
  const isAfter = reading.exceptions.some((name) => /^(after|behind)$/.test(reading.tokens[name.from - 1]?.text ?? '')) || isNext && behind === null;
  return nth !== null && isAfter ? Math.max(1, nth - reading.exceptions.length) : nth;
}

/** "top 5", "the five largest"; a place is one line. */
export function limitOf(frame: Frame): number | null {
  const { reading } = frame;
  if (rankOf(frame) !== null) return null;
  const number = reading.numbers.find(({ value }) => value >= 1 && value <= 100);
  return number?.value ?? null;
}

export function groupNamed(frame: Frame): Grouping | null {
  return namedGroups(frame.reading)[0]?.grouping ?? (partyAsked(frame) ? 'counterparty' : kindChosenFrom(frame));
}

const CHOOSES = /\b(which|who|whose) (one )?(of|among|amongst|out of)\b|\b(of|out of|among|amongst|between|from) .*\b(which|who)\b/;

/** "Rank Acme, Birch and Cedar by what they paid", "sort rent, payroll and software by cost". */
const RANKS = /^((please|can you|could you|and|so) )*(rank|sort|order|rate)\b|\b(ranked|sorted|ranking|in order)\b|\b(rank|sort|order) (them|these|those|all)\b/;

/** "Which of Acme, Birch and Cedar brought in the least", "of Acme and Birch which one paid the most": one of the names that are told. */
function kindChosenFrom({ reading }: Frame): 'counterparty' | 'category' | null {
  const kinds = new Set(reading.names.flatMap(({ names }) => names.map(({ kind }) => kind)));
  const [kind] = kinds;
  return reading.names.length > 1 && kinds.size === 1 && kind !== 'account' && (has(reading, 'largest', 'smallest') && CHOOSES.test(reading.text) || RANKS.test(reading.text)) ? kind ?? null : null;
}

/** "Which freelancer", "what subscriptions", "list our apps": the names behind a kind of category are wanted. */
export function partyAsked({ reading }: Frame): NameMention | null {
  const { tokens } = reading;
  return reading.names.find((name) => {
    const noun = tokens[name.to - 1]?.text ?? '';
    const isMeasured = [...reading.measures.filter((mention) => !mention.isWeak), ...reading.rowWords].some((span) => span.from === name.to && tokens[span.from]?.text !== 'cost' && tokens[span.from]?.text !== 'costs');
    if (!isPartyNoun(noun) || isMeasured) return false;
    let at = name.from - 1;
    while (/^(of|our|my|the|all|me|different|these|those|biggest|largest|highest|smallest|cheapest|top|most|expensive|priciest|main)$/.test(tokens[at]?.text ?? '')) at--;
    if (noun.endsWith('s') && isRankedNoun(reading, name) || PEOPLE.test(noun) && isRankedNoun(reading, name)) return true;
    const [before, word] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? ''];
    const isOrdered = noun.endsWith('s') && (has(reading, 'largest', 'smallest') && at < name.from - 1 || isSoMany(reading, name.from - 1) || /^(most|least) [a-z]+$/.test(`${tokens[name.from - 2]?.text ?? ''} ${tokens[name.from - 1]?.text ?? ''}`));
    return isOrdered || /^(which|what)$/.test(word) || /^(which|what)$/.test(tokens[name.from]?.text ?? '') || noun.endsWith('s') && (/^(list|show|display|name|see|rank|sort|order)$/.test(word) || word === 'are' && /^(who|what|which)$/.test(before));
  }) ?? null;
}

/** "The second most expensive subcontractor" is somebody; "our largest subscription" may be a charge. */
const PEOPLE = /^(subcontractor|contractor|freelancer|consultant|distributor|courier|airline|insurer)$/;

/** "Three subscriptions" are so many of them, "2025 subscriptions" are those of a year. */
const isSoMany = ({ tokens, periods }: Frame['reading'], at: number): boolean => tokens[at]?.kind === 'number' && !covers(periods, at);

/** "How many (different) consultants did we pay": names, not payments. */
export function isPartyCounted({ reading: { tokens, names, operations, rowWords } }: Frame): boolean {
  const counted = operations.get('count')?.[0];
  const party = counted && names.find(({ from }) => from >= counted.to && tokens.slice(counted.to, from).every(({ text }) => /^(of|the|our|different|distinct|separate|unique|individual|outside|external)$/.test(text)));
  const noun = tokens[(party?.to ?? 0) - 1]?.text ?? '';
  return party !== undefined && noun.endsWith('s') && isPartyNoun(noun) && party.names.every(({ kind }) => kind === 'category') && !rowWords.some(({ from }) => from === party.to);
}

/** "3 most expensive subcontractors", "our priciest apps": a superlative or a small number directly before the plural. */
function isRankedNoun({ tokens, operations, numbers }: Frame['reading'], { from }: NameMention): boolean {
  const superlatives = [...(operations.get('largest') ?? []), ...(operations.get('smallest') ?? [])];
  return superlatives.some(({ to }) => to === from) || numbers.some(({ to, value }) => to === from && value <= 20 && /^(top|bottom|biggest|largest|our|my|the|list|which|what)$/.test(tokens[to - 2]?.text ?? ''));
}
