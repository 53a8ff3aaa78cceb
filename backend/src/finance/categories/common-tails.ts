/** What stands behind several names of a file and is of none: "PACIFIC COURIER GROUP FLEET SVC", "LOPEZ LANDSCAPING FLEET SVC" and "BRIGHTWAY HOME CARE FLEET SVC" say what all three pay for. */
import { SMALL_WORDS } from './counterparty-words.ts';
import { endsAsCompany, isOfTrade } from './company-heads.ts';
import { beginsNote } from './name-notes.ts';

/** A first name and the next one stand before many surnames. */
const LEAST_WORDS = 2;
/** So many names before the same words make them a note. */
const LEAST_NAMES = 3;
const LONGEST_TAIL = 2;
/** A longer name was cut off, and with it perhaps the end of a note. */
const CUT_OFF_WORDS = 5;

export class CommonTails {
  /** Tail → names before it, no more than it takes. */
  readonly #before = new Map<string, Set<string>>();

  add(name: string): void {
    const words = name.split(' ');
    for (let length = 1; length <= LONGEST_TAIL && words.length - length >= LEAST_WORDS; length += 1) {
      const before = words.slice(0, -length).join(' ');
      this.#note(words.slice(-length).join(' '), before);
      if (length > 1) this.#note(`${words.at(-length)} …`, before);
    }
  }

  #note(tail: string, before: string): void {
    const known = this.#before.get(tail);
    if (known === undefined) this.#before.set(tail, new Set([before]));
    else if (known.size < LEAST_NAMES) known.add(before);
  }

  without(name: string): string {
    const words = name.split(' ');
    if (words.length <= LEAST_WORDS || endsAsCompany(words) && !isWorkBehindCompany(words) || isOfTrade(words.at(-1)!)) return name;
    for (let length = Math.min(LONGEST_TAIL, words.length - LEAST_WORDS); length > 0; length -= 1) {
      const before = words.slice(0, -length);
      const last = before.at(-1)!;
      if (last !== '&' && !SMALL_WORDS.has(last.toUpperCase()) && this.#isTail(words, length)) return before.join(' ');
    }
    return name;
  }

  /** One word alone may be a surname, so that something else has to say that it is a note. */
  #isTail(words: readonly string[], length: number): boolean {
    const tail = words.slice(-length);
    if (length > 1) return this.#isCommon(tail.join(' '));
    const isCutOff = words.length === CUT_OFF_WORDS && this.#isCommon(`${tail[0]} …`);
    return isCutOff || (this.#isCommon(tail[0]!) && (endsAsCompany(words.slice(0, -1)) || beginsNote(tail[0]!.toUpperCase())));
  }

  #isCommon(tail: string): boolean {
    return (this.#before.get(tail)?.size ?? 0) >= LEAST_NAMES;
  }
}

/** "Kilbourn Dental Design", beside "Riverwest Co-Op Design": what was done for them, where companies could be called so. */
const isWorkBehindCompany = (words: readonly string[]): boolean => /^(designs?|printing)$/i.test(words.at(-1)!) && endsAsCompany(words.slice(0, -1));
