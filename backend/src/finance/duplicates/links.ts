/** Which left-over rows could be one payment at all: the same amount, a few days apart, in days that both statements cover. */
import { dayNumber } from '../local-date.ts';
import { inOrder, placesNear, type Placed } from '../matching/candidates.ts';
import { compareWords, wordsOf, type ComparedWords, type Words } from './compare-words.ts';
import { copyKey, type LeftOver, type Overlap } from './statement-row.ts';

/** Between the day of booking and the day of value lies a weekend at most. */
const DAYS = [-3, 3] as const;

/** A possible pair, by the places of its rows. */
export interface Link {
  readonly left: number;
  readonly right: number;
  readonly amount: string;
  /** From the known row's day to the added one's. */
  readonly days: number;
  readonly words: ComparedWords;
  readonly known: LeftOver;
  readonly added: LeftOver;
  /** Both have a reference that no other row has. */
  readonly isSameReference: boolean;
}

/** Places run over all amounts: those of the known rows and those of the added ones. */
export interface Links {
  readonly all: readonly Link[];
  readonly knownCount: number;
  readonly addedCount: number;
}

interface Side { readonly known: LeftOver[]; readonly added: LeftOver[] }

export function linksOf({ known, added, apart }: Overlap): Links {
  const all: Link[] = [];
  const telling = tellingReferences(known, added);
  let [lefts, rights] = [0, 0];
  for (const [amount, group] of byAmount(known, added)) {
    const [left, right] = [inOrder(group.known, ({ date }) => date), inOrder(group.added, ({ date }) => date)];
    for (const link of linksWithin(amount, left, right, telling)) {
      if (!apart.has(copyKey(link.added.key, link.known.key))) all.push({ ...link, left: link.left + lefts, right: link.right + rights });
    }
    lefts += left.length;
    rights += right.length;
  }
  return { all, knownCount: lefts, addedCount: rights };
}

function byAmount(known: readonly LeftOver[], added: readonly LeftOver[]): Map<string, Side> {
  const groups = new Map<string, Side>();
  const sideOf = ({ currency, amountMinor }: LeftOver): Side => {
    const key = `${currency} ${amountMinor}`;
    const group = groups.get(key) ?? { known: [], added: [] };
    groups.set(key, group);
    return group;
  };
  for (const row of known) sideOf(row).known.push(row);
  for (const row of added) sideOf(row).added.push(row);
  return groups;
}

function linksWithin(amount: string, left: readonly Placed<LeftOver>[], right: readonly Placed<LeftOver>[], telling: ReadonlySet<string>): Link[] {
  const words = (rows: readonly Placed<LeftOver>[]): Words[] => rows.map(({ row }) => wordsOf(row));
  const [knownWords, addedWords] = [words(left), words(right)];
  return placesNear(left, right, DAYS).flatMap((places, at) => places.map((place): Link => ({
    left: at, right: place, amount, days: right[place]!.day - left[at]!.day, words: compareWords(knownWords[at]!, addedWords[place]!), known: left[at]!.row, added: right[place]!.row,
    isSameReference: telling.has(left[at]!.row.reference ?? '') && left[at]!.row.reference === right[place]!.row.reference,
  })));
}

/** NONREF, 0 and the like number nothing. */
const NUMBERS_SOMETHING = /^(?=.*\d).{4,}$/;

/** References that one row of each side has, and no other. */
function tellingReferences(known: readonly LeftOver[], added: readonly LeftOver[]): Set<string> {
  const [ofKnown, ofAdded] = [onlyOnce(known), onlyOnce(added)];
  return new Set([...ofKnown].filter((reference) => ofAdded.has(reference)));
}

function onlyOnce(rows: readonly LeftOver[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { reference } of rows) if (reference && NUMBERS_SOMETHING.test(reference)) counts.set(reference, (counts.get(reference) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count === 1).map(([reference]) => reference));
}

/** Whether each row lies in days that the other's statement covers; `shift` is what the added statement's days are later by. */
export function isInside({ known, added }: Link, shift: number): boolean {
  const knownDay = dayNumber(known.date);
  const addedDay = dayNumber(added.date) - shift;
  return knownDay >= dayNumber(added.span.from) - shift && knownDay <= dayNumber(added.span.to) - shift && addedDay >= dayNumber(known.span.from) && addedDay <= dayNumber(known.span.to);
}
