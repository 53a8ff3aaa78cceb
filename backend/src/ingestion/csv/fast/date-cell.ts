/** A cell that stands where dates do, and what it says: looked at once, whoever asks. */
import { dateEvidence, readDate, type DateEvidence, type DateOrder } from '../../cells/dates.ts';
import { Name } from '../../rows/name.ts';

export class DateCell {
  readonly text: string;
  /** Null when it is no date in any order. */
  readonly evidence: DateEvidence | null;
  #order: DateOrder | null = null;
  #day: Name | null = null;

  constructor(text: string) {
    this.text = text;
    this.evidence = dateEvidence(text);
  }

  /** Without a text when it is none in this order. */
  day(order: DateOrder): Name {
    if (this.#day === null || order !== this.#order) {
      this.#order = order;
      this.#day = new Name(readDate(this.text, order));
    }
    return this.#day;
  }
}
