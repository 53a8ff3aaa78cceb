/** The pages of the rollups that a change touches, as the change alone makes them: can be made while the database is busy with something else. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { eachPart, linesOf, PAGES, type PageLine, type PageSpan } from './rollup-page.ts';
import { Rollup, type RollupRow } from './rollup.ts';

/** What is stored of a page beside its key. */
export interface PageContent {
  readonly entryCount: number;
  readonly firstPart: number;
  readonly lastPart: number;
  /** JSON. */
  readonly parts: string;
  /** An array literal of JSON. */
  readonly toDate: string;
}

export class ChangedPage {
  readonly span: PageSpan;
  readonly currency: string;
  readonly start: LocalDate;
  readonly #sums = new Rollup();
  #content: PageContent | null | undefined;

  constructor(span: PageSpan, currency: string, start: LocalDate) {
    this.span = span;
    this.currency = currency;
    this.start = start;
  }

  add(row: RollupRow): void {
    this.#sums.addRow(row);
    this.#content = undefined;
  }

  addStored(parts: readonly PageLine[]): void {
    for (const line of parts) {
      eachPart(line, (part, sums) => this.add({ currency: this.currency, date: PAGES[this.span].dateOf(this.start, part), accountNumber: line[0]!, categoryNumber: line[1]!, ...sums }));
    }
  }

  /** Null: nothing is left of the page. */
  get content(): PageContent | null {
    if (this.#content === undefined) this.#content = contentOf(this.span, this.start, this.#sums.days().sort((a, b) => (a.date < b.date ? -1 : 1)));
    return this.#content;
  }
}

export class ChangedPages {
  readonly months: readonly ChangedPage[];
  readonly years: readonly ChangedPage[];
  readonly #change: Rollup;
  readonly #revision: number;

  constructor(change: Rollup) {
    this.#change = change;
    this.#revision = change.revision;
    this.months = pagesOf('month', change.days());
    this.years = pagesOf('year', change.months());
  }

  /** For writing at once what no stored page stands against. */
  static madeReady(change: Rollup): ChangedPages {
    const pages = new ChangedPages(change);
    for (const page of [...pages.months, ...pages.years]) void page.content;
    return pages;
  }

  /** Whether these are the pages of that change as it is now. */
  isOf(change: Rollup): boolean {
    return change === this.#change && change.revision === this.#revision;
  }
}

function pagesOf(span: PageSpan, rows: readonly RollupRow[]): ChangedPage[] {
  const pages = new Map<string, ChangedPage>();
  for (const row of rows) {
    const start = PAGES[span].startOf(row.date);
    const id = `${row.currency} ${start}`;
    let page = pages.get(id);
    if (!page) pages.set(id, page = new ChangedPage(span, row.currency, start));
    page.add(row);
  }
  return [...pages.values()];
}

/** `rows` in the order of their dates. */
function contentOf(span: PageSpan, start: LocalDate, rows: readonly RollupRow[]): PageContent | null {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const { partOf } = PAGES[span];
  return {
    entryCount: rows.reduce((sum, row) => sum + row.inCount + row.outCount, 0), firstPart: partOf(first.date), lastPart: partOf(last.date),
    parts: JSON.stringify(linesOf(span, rows)), toDate: arrayLiteral(sumsToDate(span, start, rows)),
  };
}

/** For every part of the page the lines of all parts up to it, under the page's first day. */
function sumsToDate(span: PageSpan, start: LocalDate, rows: readonly RollupRow[]): string[] {
  const sums = new Rollup();
  let at = 0;
  return Array.from({ length: PAGES[span].partCount }, (_, index) => {
    for (; at < rows.length && PAGES[span].partOf(rows[at]!.date) === index + 1; at++) sums.addRow(rows[at]!, start);
    return JSON.stringify(linesOf(span, sums.days()));
  });
}

/** The elements are lists of numbers: nothing in them needs escaping. */
const arrayLiteral = (elements: readonly string[]): string => `{${elements.map((element) => `"${element}"`).join(',')}}`;
