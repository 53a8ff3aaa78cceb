/** Rows as the first records of a file suggest to read them, made while the whole file is gone through for the first time; they count where everything behind them agrees. */
import { isDeepStrictEqual } from 'node:util';
import { FileFacts } from '../understand/file-facts.ts';
import type { StatementLayout } from '../understand/layout.ts';
import { understandCsv, type CsvContext } from '../understand/understand-csv.ts';
import type { LineTaker } from './record-source.ts';
import type { RowPass } from './row-pass.ts';

/** How many rows a guess is held against first, and by what more of them the next time. */
const FIRST_CHECK_ROWS = 16_000;
const CHECK_GROWTH = 8;

export class Guess {
  /** Null where the first records leave something open, or what came behind them says otherwise. */
  rows: RowPass | null;
  readonly #facts: FileFacts;
  readonly #context: CsvContext;
  readonly #onRestart: () => void;
  #nextCheck = FIRST_CHECK_ROWS;

  /** `facts`: of the whole file, as they grow. Without `onRestart` nothing is guessed: nobody could take it back. */
  constructor(facts: FileFacts, context: CsvContext, rowsBy: (layout: StatementLayout) => RowPass, onRestart: (() => void) | undefined) {
    this.#facts = facts;
    this.#context = context;
    this.#onRestart = onRestart ?? (() => undefined);
    const layout = onRestart ? suggestedLayout(context) : null;
    this.rows = layout && rowsBy(layout);
  }

  /** What takes the lines of the first pass. */
  beside(taker: LineTaker): LineTaker {
    if (!this.rows) return taker;
    return {
      regular: (line) => {
        taker.regular(line);
        this.rows?.regular(line);
      },
      record: (record) => {
        taker.record(record);
        this.rows?.record(record);
      },
      unreadable: (problem) => this.rows?.unreadable(problem),
    };
  }

  /** Now and then, so that a wrong guess does not go on to the end of a large file. */
  check(): void {
    if (!this.rows || this.#facts.rowCount < this.#nextCheck) return;
    this.#nextCheck = this.#facts.rowCount * CHECK_GROWTH;
    const { layout, ambiguity } = understandCsv(this.#facts, this.#context);
    if (ambiguity || !isDeepStrictEqual(layout, this.rows.layout)) this.giveUp();
  }

  giveUp(): void {
    if (!this.rows) return;
    this.rows = null;
    this.#onRestart();
  }

  /** The rows, where the whole file is read as its beginning was. */
  borneOutBy(layout: StatementLayout): RowPass | null {
    if (this.rows && !isDeepStrictEqual(layout, this.rows.layout)) this.giveUp();
    return this.rows;
  }
}

function suggestedLayout(context: CsvContext): StatementLayout | null {
  const facts = new FileFacts(context.plan);
  for (const cells of context.sample.rows) facts.add(cells);
  const { layout, ambiguity } = understandCsv(facts, context);
  return ambiguity ? null : layout;
}
