/** Recognises one payment in two overlapping files: equal facts give equal fingerprints, equal rows inside one file are told apart by their number. */
import { hash } from 'node:crypto';
import type { LocalDate } from '../finance/ledger/entry.ts';
import { Occurrences } from './occurrences.ts';

export interface FingerprintedFacts {
  readonly date: LocalDate;
  readonly amountMinor: number;
  readonly currency: string | null;
  readonly description: string;
}

/** `occurrence`: the how-manieth row with these facts in its file, from 1. Returns 32 hexadecimal digits, the text of a UUID without its dashes. */
export function fingerprint(facts: FingerprintedFacts, occurrence: number): string {
  return withOccurrence(facts.date, factsHash(facts), occurrence);
}

/** Anything but printed ASCII whose words stand one space apart; nearly every description holds nothing else. */
const UNEVEN = /[^ -~]| {2}|^ | $/;

/** Banks re-export the same payment with other spacing and case; nothing else is forgiven. */
export function normalisedDescription(description: string): string {
  if (!UNEVEN.test(description)) return description.toUpperCase();
  return description.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
}

/** Numbers the equal rows of one file while it streams by. */
export class Fingerprinter {
  readonly #occurrences = new Occurrences();

  next(facts: FingerprintedFacts): string {
    const base = factsHash(facts);
    return withOccurrence(facts.date, base, this.#occurrences.next(base));
  }
}

function factsHash(facts: FingerprintedFacts): string {
  return hash('sha256', `${facts.date}\n${facts.amountMinor}\n${facts.currency ?? ''}\n${normalisedDescription(facts.description)}`, 'hex');
}

/**
 * The date comes first, so that the fingerprints of a statement run along the calendar and the index over them grows in few places.
 * The first of equal rows keeps the hash of its facts, so that most rows cost one hash.
 */
function withOccurrence(date: LocalDate, base: string, occurrence: number): string {
  const hex = occurrence === 1 ? base : hash('sha256', `${base}\n${occurrence}`, 'hex');
  return date.slice(0, 4) + date.slice(5, 7) + date.slice(8, 10) + hex.slice(0, 24);
}
