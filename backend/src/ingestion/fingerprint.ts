/** Recognises one payment in two overlapping files: equal facts give equal fingerprints, equal rows inside one file are told apart by their number. */
import { hash } from 'node:crypto';
import type { LocalDate } from '../finance/ledger/entry.ts';
import { Occurrences } from './occurrences.ts';
import { Place, type SetAside } from './set-aside.ts';

export interface FingerprintedFacts {
  readonly date: LocalDate;
  readonly amountMinor: number;
  readonly currency: string | null;
  readonly description: string;
}

/** Of a hash, what stands behind the date in a fingerprint. */
export const HASH_BYTES = 12;

/** `occurrence`: the how-manieth row with these facts in its file, from 1. Returns 32 hexadecimal digits, the text of a UUID without its dashes. */
export function fingerprint(facts: FingerprintedFacts, occurrence: number): string {
  return fingerprintOf(facts.date, withOccurrence(factsHash(facts), occurrence));
}

/** The date comes first, so that the fingerprints of a statement run along the calendar and the index over them grows in few places. */
export function fingerprintOf(date: LocalDate, numberedHash: string): string {
  return date.slice(0, 4) + date.slice(5, 7) + date.slice(8, 10) + hexOf(numberedHash).slice(0, HASH_BYTES * 2);
}

/** Anything but printed ASCII whose words stand one space apart; nearly every description holds nothing else. */
const UNEVEN = /[^ -~]| {2}|^ | $/;

/** Banks re-export the same payment with other spacing and case; nothing else is forgiven. */
export function normalisedDescription(description: string): string {
  if (!UNEVEN.test(description)) return description.toUpperCase();
  return description.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
}

/** More are set aside day by day where the file runs along the calendar: memory stays the same however long it is. */
const MOST_AT_HAND = 250_000;
/** A file whose days come back all the time has them at hand. */
const MOST_RETURNS = 5_000;
/** Rows of a day for which there is room before they come. */
const MOST_EXPECTED = 2_000;

export interface FingerprinterBounds {
  readonly mostAtHand: number;
  readonly mostReturns: number;
}

/** Numbers the equal rows of one file while it streams by. */
export class Fingerprinter {
  /** By day, because equal rows have equal days and a statement runs along the calendar: the few hashes of a day stay at hand. */
  readonly #days = new Map<LocalDate, Occurrences | Place>();
  readonly #aside: SetAside | null;
  readonly #bounds: FingerprinterBounds;
  #date: LocalDate = '';
  #ofDate = new Occurrences();
  /** Hashes of days that were left and not set aside. */
  #atHand = 0;
  #returns = 0;

  constructor(aside: SetAside | null = null, bounds: FingerprinterBounds = { mostAtHand: MOST_AT_HAND, mostReturns: MOST_RETURNS }) {
    this.#aside = aside;
    this.#bounds = bounds;
  }

  /** From the hash of a row's facts to the one that stands in its fingerprint. */
  next(date: LocalDate, hashOfFacts: string): string {
    if (date !== this.#date) this.#turnTo(date);
    return withOccurrence(hashOfFacts, this.#ofDate.next(hashOfFacts));
  }

  #turnTo(date: LocalDate): void {
    if (this.#date !== '') this.#leave();
    this.#date = date;
    this.#ofDate = this.#known(date);
    this.#days.set(date, this.#ofDate);
  }

  #leave(): void {
    this.#atHand += this.#ofDate.keyCount;
    if (this.#aside === null || this.#atHand <= this.#bounds.mostAtHand || this.#returns > this.#bounds.mostReturns) return;
    this.#days.set(this.#date, this.#aside.put(this.#ofDate.pack()));
    this.#atHand -= this.#ofDate.keyCount;
  }

  #known(date: LocalDate): Occurrences {
    const known = this.#days.get(date);
    if (known instanceof Place) {
      this.#returns += 1;
      return Occurrences.unpack(this.#aside!.get(known));
    }
    this.#atHand -= known?.keyCount ?? 0;
    // Days of one statement are much alike.
    return known ?? new Occurrences(Math.min(this.#ofDate.keyCount, MOST_EXPECTED));
  }
}

/** A character for each byte: that is made, and written, in half the time of digits. */
export function factsHash({ date, amountMinor, currency, description }: FingerprintedFacts): string {
  return hash('sha256', `${date}\n${amountMinor}\n${currency ?? ''}\n${normalisedDescription(description)}`, 'latin1');
}

const hexOf = (binary: string): string => Buffer.from(binary, 'latin1').toString('hex');

/** The first of equal rows keeps the hash of its facts, so that most rows cost one hash. */
function withOccurrence(base: string, occurrence: number): string {
  return occurrence === 1 ? base : hash('sha256', `${hexOf(base)}\n${occurrence}`, 'latin1');
}
