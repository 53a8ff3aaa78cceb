/** The hash of a row's facts from the bytes of its description: what `factsHash` says of the same facts, without a text for each row. */
import { hash } from 'node:crypto';
import type { LocalDate } from '../finance/ledger/entry.ts';

const FIRST_BYTES = 1_024;
const DATE_BYTES = 10;
/** The longest amount, a currency and the line ends. */
const MOST_BESIDES = 48;
const LINE_FEED = 10;
const MINUS = 45;
const ZERO = 48;
const SPACE = 32;
const HIGHEST_PRINTED = 126;
const LOWER_A = 97;
const LOWER_Z = 122;
const TO_UPPER = 32;

export class FactsHasher {
  #room = Buffer.allocUnsafe(FIRST_BYTES);
  #date = '';
  readonly #views: (Buffer | undefined)[] = [];

  /** Null where the description has to be normalised as text: anything but printed ASCII whose words stand one space apart. */
  hashOf(date: LocalDate, amountMinor: number, currency: string, description: Buffer, start: number, end: number): string | null {
    if (this.#room.length < DATE_BYTES + MOST_BESIDES + end - start) {
      this.#room = Buffer.allocUnsafe((DATE_BYTES + MOST_BESIDES + end - start) * 2);
      this.#date = '';
      this.#views.length = 0;
    }
    const room = this.#room;
    // A statement's rows share their days.
    if (date !== this.#date) {
      room.write(date, 0, 'latin1');
      this.#date = date;
    }
    let at = this.#writeCurrency(currency, this.#writeAmount(amountMinor));
    let before = SPACE;
    for (let from = start; from < end; from++) {
      const byte = description[from]!;
      if (byte < SPACE || byte > HIGHEST_PRINTED || (byte === SPACE && before === SPACE)) return null;
      room[at++] = byte >= LOWER_A && byte <= LOWER_Z ? byte - TO_UPPER : byte;
      before = byte;
    }
    return before === SPACE && end > start ? null : hash('sha256', this.#beginning(at), 'latin1');
  }

  /** Returns where it ends. Digit by digit: a text for each amount costs more. */
  #writeAmount(amountMinor: number): number {
    const room = this.#room;
    let left = Math.abs(amountMinor);
    let digits = 1;
    for (let power = 10; power <= left; power *= 10) digits++;
    const end = DATE_BYTES + 1 + (amountMinor < 0 ? 1 : 0) + digits;
    room[DATE_BYTES] = LINE_FEED;
    if (amountMinor < 0) room[DATE_BYTES + 1] = MINUS;
    for (let at = end - 1; digits > 0; at--, digits--) {
      const rest = Math.floor(left / 10);
      room[at] = ZERO + (left - rest * 10);
      left = rest;
    }
    return end;
  }

  #writeCurrency(currency: string, start: number): number {
    const room = this.#room;
    let at = start;
    room[at++] = LINE_FEED;
    for (let index = 0; index < currency.length; index++) room[at++] = currency.charCodeAt(index);
    room[at++] = LINE_FEED;
    return at;
  }

  /** Descriptions share their lengths, and a view that is kept is none to collect. */
  #beginning(length: number): Buffer {
    return (this.#views[length] ??= this.#room.subarray(0, length));
  }
}
