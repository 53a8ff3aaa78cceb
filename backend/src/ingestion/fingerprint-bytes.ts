/** The hash of a row's facts from the bytes of its description: what `factsHash` says of the same facts, without a text for each row. */
import { hash } from 'node:crypto';
import type { LocalDate } from '../finance/ledger/entry.ts';

const FIRST_BYTES = 1_024;
const DATE_BYTES = 10;
/** The longest amount, a currency and the line ends. */
const MOST_BESIDES = 48;
const SPACE = 32;
const HIGHEST_PRINTED = 126;
const LOWER_A = 97;
const LOWER_Z = 122;
const TO_UPPER = 32;

export class FactsHasher {
  #room = Buffer.allocUnsafe(FIRST_BYTES);
  #date = '';

  /** Null where the description has to be normalised as text: anything but printed ASCII whose words stand one space apart. */
  hashOf(date: LocalDate, amountMinor: number, currency: string, description: Buffer, start: number, end: number): string | null {
    if (this.#room.length < DATE_BYTES + MOST_BESIDES + end - start) {
      this.#room = Buffer.allocUnsafe((DATE_BYTES + MOST_BESIDES + end - start) * 2);
      this.#date = '';
    }
    const room = this.#room;
    // A statement's rows share their days.
    if (date !== this.#date) {
      room.write(date, 0, 'latin1');
      this.#date = date;
    }
    let at = DATE_BYTES + room.write(`\n${amountMinor}\n${currency}\n`, DATE_BYTES, 'latin1');
    let before = SPACE;
    for (let from = start; from < end; from++) {
      const byte = description[from]!;
      if (byte < SPACE || byte > HIGHEST_PRINTED || (byte === SPACE && before === SPACE)) return null;
      room[at++] = byte >= LOWER_A && byte <= LOWER_Z ? byte - TO_UPPER : byte;
      before = byte;
    }
    return before === SPACE && end > start ? null : hash('sha256', room.subarray(0, at), 'latin1');
  }
}
