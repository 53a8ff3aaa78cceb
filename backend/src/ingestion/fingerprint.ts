/** Recognises one payment in two overlapping files: equal facts give equal fingerprints, equal rows inside one file are told apart by their number. */
import { hash } from 'node:crypto';
import type { LocalDate } from '../finance/ledger/entry.ts';

export interface FingerprintedFacts {
  readonly date: LocalDate;
  readonly amountMinor: number;
  readonly currency: string | null;
  readonly description: string;
}

/** `occurrence`: the how-manieth row with these facts in its file, from 1. Returns the text of a UUID. */
export function fingerprint(facts: FingerprintedFacts, occurrence: number): string {
  return withOccurrence(factsHash(facts), occurrence);
}

/** Banks re-export the same payment with other spacing and case; nothing else is forgiven. */
export function normalisedDescription(description: string): string {
  return description.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase();
}

/** Numbers the equal rows of one file while it streams by; keeps 53 bits per distinct row, not the row. */
export class Fingerprinter {
  readonly #occurrences = new Map<number, number>();

  next(facts: FingerprintedFacts): string {
    const base = factsHash(facts);
    const key = Number.parseInt(base.slice(0, 13), 16);
    const occurrence = (this.#occurrences.get(key) ?? 0) + 1;
    this.#occurrences.set(key, occurrence);
    return withOccurrence(base, occurrence);
  }
}

function factsHash(facts: FingerprintedFacts): string {
  return hash('sha256', `${facts.date}\n${facts.amountMinor}\n${facts.currency ?? ''}\n${normalisedDescription(facts.description)}`, 'hex');
}

/** The first of equal rows keeps the hash of its facts, so that most rows cost one hash. */
function withOccurrence(base: string, occurrence: number): string {
  const hex = occurrence === 1 ? base : hash('sha256', `${base}\n${occurrence}`, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
