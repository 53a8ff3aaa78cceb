/** A text that rows share, and the place that it has in the sheet of rows where it was needed last. */

export class Name {
  readonly text: string | null;
  /** Good while the sheet has this number. */
  place = 0;
  sheetNumber = -1;

  constructor(text: string | null) {
    this.text = text;
  }
}
