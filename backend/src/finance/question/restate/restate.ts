/** A question as plain ones that may mean the same, with the names, times and numbers of the question in the places of the form. */
import { PLAIN_WORDS } from '../interpret/lexicon/plain-words.ts';
import type { Reading } from '../interpret/reading.ts';
import type { Filler, Masked } from './masked.ts';
import { masked } from './masked.ts';
import { isKnownWord, likelyForms } from './network.ts';
import type { Slot } from './slots.ts';
import { USUAL } from './slots.ts';
import { wordsBeside } from './words-beside.ts';

export interface Restatement {
  /** As it can be asked; null for what no ledger can answer and for what is too vague. */
  readonly question: string | null;
  readonly kind: 'question' | 'unsupported' | 'clarify' | 'other';
  readonly probability: number;
}

/** Forms that are looked at: the rest together is hardly ever worth a percent. */
const MOST = 10;

/** None where a word may be a name: what is said of somebody is never answered without them. */
export function restatements(reading: Reading): Restatement[] {
  const found = masked(reading);
  if (wordsBeside(reading) === null) return [];
  return likelyForms(found.words, MOST).flatMap(({ name: form, probability }): Restatement[] => {
    if (form === 'unsupported' || form === 'clarify' || form === 'other') return [{ question: null, kind: form, probability }];
    const question = filled(form, found);
    return question === null ? [] : [{ question, kind: 'question', probability }];
  });
}

/** Every name, time and number of the question finds a place, and no place stays empty; null otherwise. */
export function filled(form: string, { words: asked, fillers }: Masked): string | null {
  const places = form.split(' ');
  if (passesOver(asked, places) || leavesOut(asked, places) || isOneForEach(asked, places) || isOpposite(asked, places) || narrows(asked) || asked.some((word) => /\d/.test(word))) return null;
  const left = fitting(fillers, places);
  const words = places.map((place) => (place.startsWith('<') ? taken(place, left) : place));
  return words.includes(null) || left.some((filler) => !mayStayOut(filler, places)) ? null : words.join(' ');
}

/** Words of which a form may not say one where the question says the other. */
const OPPOSITES: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/^(profit|profits|profitable|positive|black)$/, /^(loss|losses|negative|red|unprofitable|losing|lost)$/], [/^(highest|largest|biggest|most)$/, /^(lowest|smallest|least|cheapest)$/],
  [/^(higher|dearer|above|over)$/, /^(lower|cheaper|below|under)$/],
  [/^(rose|rise|risen|grew|grown|increase|increased|increases)$/, /^(fell|fall|fallen|drop|dropped|decrease|decreased|decline|declined)$/],
];

/** "Months with a profit" are not those with a loss. */
function isOpposite(asked: readonly string[], places: readonly string[]): boolean {
  const says = (words: readonly string[], only: RegExp, not: RegExp): boolean => words.some((word) => only.test(word)) && !words.some((word) => not.test(word));
  return OPPOSITES.some(([one, other]) => says(asked, one, other) && says(places, other, one) || says(asked, other, one) && says(places, one, other)) || isHalf(asked, places);
}

/** "Biggest and smallest expense": one of them is half of what is asked. */
function isHalf(asked: readonly string[], places: readonly string[]): boolean {
  const [high, low] = ENDS;
  const hasBoth = (words: readonly string[]): boolean => words.some((word) => high.test(word)) && words.some((word) => low.test(word));
  return asked.some((word, at) => /^(and|or)$/.test(word) && hasBoth([asked[at - 1] ?? '', asked[at + 1] ?? ''])) && !hasBoth(places);
}
const ENDS = [/^(highest|largest|biggest|best|dearest)$/, /^(lowest|smallest|worst|cheapest)$/] as const;

/** Takes the filler out of the list; a certain one rather than one that may be a mere way of putting it. */
function taken(place: string, left: Filler[]): string | null {
  const certain = left.findIndex(({ slot, isLoose }) => slot === place && !isLoose);
  const at = certain >= 0 ? certain : left.findIndex(({ slot }) => slot === place);
  return at < 0 ? USUAL[place as Slot] ?? null : left.splice(at, 1)[0]?.said ?? null;
}

const timesIn = (places: readonly string[]): number => places.filter((place) => place === '<period>').length;

/** Times as the form has places for them: "from 2024 to 2025" in two, "in 2025 and again in 2026" in one. */
function fitting(fillers: readonly Filler[], places: readonly string[]): Filler[] {
  const times = fillers.filter(({ slot, isLoose }) => slot === '<period>' && !isLoose);
  const others = fillers.filter((filler) => !times.includes(filler));
  const [only] = times;
  if (times.length === 1 && only?.both && timesIn(places) === 2) return [...others, ...only.both.map((said): Filler => ({ slot: '<period>', said, isLoose: false }))];
  if (times.length > 1 && timesIn(places) === 1 && places.includes('both')) return [...others, { slot: '<period>', said: times.map(({ said }) => said).join(' and '), isLoose: false }];
  return [...fillers];
}

/** Owner's words for several names are often only a way of putting it, and what stands in the account now is asked "today". */
const mayStayOut = ({ isLoose, slot, said }: Filler, places: readonly string[]): boolean => isLoose || slot === '<period>' && timesIn(places) === 0 && /^(today|now|right now|this morning|tonight)$/.test(said);

/** "Excise tax", "group payments": an unknown word before a name or a kind of row says which of them. */
const narrows = (asked: readonly string[]): boolean => asked.some((word, at) => at > 0 && /^(<(income|cost|tax|interest|loan|owner|refund)>|payments?|deposits?|invoices?|bills?|transactions?|subscriptions?|charges|fees|credit|costs?|expenses?|sales|revenue|income)$/.test(word) && isUnknown(asked[at - 1] ?? ''));
const isUnknown = (word: string): boolean => /^[a-z]/.test(word) && !isKnownWord(word) && !PLAIN_WORDS.has(word);

/** A line for each year is no single figure. */
const isOneForEach = (asked: readonly string[], places: readonly string[]): boolean => asked.some((word, at) => word === 'by' && UNIT.test(asked[at + 1] ?? '')) && !places.some((place) => /^(by|per|each|every|monthly|weekly|quarterly|yearly)$/.test(place) || UNIT.test(place));
const UNIT = /^(week|month|quarter|year)s?$/;

/** What is to be left out must not be passed over. */
const leavesOut = (asked: readonly string[], places: readonly string[]): boolean => asked.some((word) => LEFT_OUT.test(word)) && !places.some((word) => LEFT_OUT.test(word));
const LEFT_OUT = /^(without|except|excluding|besides|barring|minus|ignoring|disregarding)$/;

/** A time that was not recognised as one must not be passed over: "the quarter we are in", "the back end of 2025". */
function passesOver(asked: readonly string[], places: readonly string[]): boolean {
  const isSaid = (word: string): boolean => places.some((place) => place.replace(/s$/, '') === word.replace(/s$/, ''));
  if (!asked.some((word) => word === '<period>')) return timesIn(places) > 0 && asked.some((word) => (TIMES.test(word) || /^(last|past|previous|next)$/.test(word)) && !isSaid(word));
  return asked.some((word, at) => word === '<period>' && [asked[at - 1] ?? '', asked[at - 2] ?? ''].some((before, back, [next = '']) => !isSaid(before) && (back === 0 ? LIMITS.test(before) || TIMES.test(before) : next === 'the' ? LIMITS.test(before) : /^(of|in)$/.test(next) && PARTS.test(before) && !/^(each|every|per|by|any|single)$/.test(asked[at - 3] ?? ''))));
}

const TIMES = /^(since|ago|fortnight|semester|trimester|xmas|christmas|eve|easter|thanksgiving|holidays?|winter|spring|summer|autumn|fall|season|weekdays?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|years?|quarters?|months?|mos?|weeks?|wks?|days?|mth|mnths?|yrs?|qtrs?)$/;
const LIMITS = /^(since|until|till|before|after|except|excluding|without|ex|not|early|late|mid|part|half|end|start|beginning)$/;
const PARTS = /^(part|end|start|beginning|half|middle|mid|semester|trimester|quarter|month|week|days?|rest|most|opening|closing)$/;
