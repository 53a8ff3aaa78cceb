/** One table of a statement that has several: its own columns, and where they stand among the columns of all. */
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import type { ColumnRole } from '../columns/roles.ts';
import type { TextCell } from './text-lines.ts';
import { placeCells, sideBySide, type GridColumn } from './grid-columns.ts';

const SHARED_ROLES: readonly ColumnRole[] = ['date', 'description', 'amount', 'debit', 'credit', 'balance'];

/** The columns of all tables together, each meaning once. */
export class SharedColumns {
  readonly headings: string[] = [];

  /** For each column of a table its place among all; what means the same shares a place. */
  placesOf(columns: readonly GridColumn[]): number[] {
    const taken = new Set<number>();
    return columns.map(({ heading }) => {
      const known = this.#find(heading, taken);
      const place = known >= 0 ? known : this.headings.push(heading) - 1;
      taken.add(place);
      return place;
    });
  }

  #find(heading: string, taken: ReadonlySet<number>): number {
    const name = normalisedHeading(heading);
    const byName = this.headings.findIndex((other, index) => !taken.has(index) && normalisedHeading(other) === name);
    if (byName >= 0) return byName;
    const role = sharedRole(heading);
    return role === null ? -1 : this.headings.findIndex((other, index) => !taken.has(index) && sharedRole(other) === role);
  }

  descriptionAt(): number {
    return this.headings.findIndex((heading) => sharedRole(heading) === 'description');
  }
}

export class GridSegment {
  readonly #tables: readonly GridColumn[][];
  readonly #places: readonly number[];
  /** Lists of cheques have their number where other tables have a text. */
  readonly #numberAt: number;
  readonly #shared: SharedColumns;

  constructor(columns: readonly GridColumn[], shared: SharedColumns) {
    this.#tables = sideBySide(columns);
    const [first = []] = this.#tables;
    this.#shared = shared;
    this.#places = shared.placesOf(first);
    this.#numberAt = first.some(({ heading }) => sharedRole(heading) === 'description') ? -1 : first.findIndex(({ heading }) => /^(?:check|cheque)\b/i.test(heading));
  }

  /** Left edge of the text of payments: below it their descriptions go on. */
  get textLeft(): number {
    const [first = []] = this.#tables;
    return (first.find(({ heading }) => sharedRole(heading) === 'description') ?? first[1] ?? first[0])!.left;
  }

  get isSideBySide(): boolean {
    return this.#tables.length > 1;
  }

  /** The cells of each table that stands in this line. */
  split(cells: readonly TextCell[]): TextCell[][] {
    if (!this.isSideBySide) return [[...cells]];
    const starts = this.#tables.map(([first], index) => (index === 0 ? -Infinity : ((this.#tables[index - 1]!.at(-1)!.right + first!.left) / 2)));
    return this.#tables.map((_, index) => cells.filter((cell) => (cell.left + cell.right) / 2 >= starts[index]! && (cell.left + cell.right) / 2 < (starts[index + 1] ?? Infinity))).filter((part) => part.length > 0);
  }

  /** In the columns of all tables. */
  place(cells: readonly TextCell[]): string[] {
    const table = this.#tables.find((columns) => cells.length > 0 && cells[0]!.left <= columns.at(-1)!.right) ?? this.#tables[0]!;
    const own = placeCells(cells, table);
    const row = this.#shared.headings.map(() => '');
    own.forEach((text, index) => { row[this.#places[index]!] = text; });
    const textAt = this.#shared.descriptionAt();
    if (this.#numberAt >= 0 && textAt >= 0 && own[this.#numberAt] !== '') row[textAt] = `Check ${own[this.#numberAt]}`;
    return row;
  }
}

function sharedRole(heading: string): ColumnRole | null {
  const [match] = headingMatches(heading).filter(({ role, strength }) => strength >= 2 && SHARED_ROLES.includes(role));
  return match?.role ?? null;
}
