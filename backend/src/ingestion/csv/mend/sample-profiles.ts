/** Learns from the beginning of a file what its regular lines look like, for mending the others. */
import type { CsvDialect } from '../record.ts';
import { hasInnerQuote, splitStrictly } from '../split-line.ts';
import { ColumnProfile, type SampleCell } from './column-profile.ts';
import { LineMender, type UsualLines } from './line-mender.ts';

const MAX_LINES = 300;
const MIN_REGULAR_LINES = 3;
/** Lines of one width that follow each other make a table of their own. */
const BLOCK_LINES = 5;
const USUAL_SHARE = 0.1;

/** `sample`: whole lines, with line feeds. */
export function menderOf(sample: string, dialect: CsvDialect): LineMender | null {
  return dialect.columnCount < 2 ? null : new LineMender(dialect, new SampleLines(sample, dialect));
}

/** Looked at when a line has to be mended: most files have none. */
class SampleLines implements UsualLines {
  readonly #sample: string;
  readonly #dialect: CsvDialect;
  #found: UsualLines | null = null;

  constructor(sample: string, dialect: CsvDialect) {
    this.#sample = sample;
    this.#dialect = dialect;
  }

  get profiles(): readonly ColumnProfile[] | null {
    return this.#look().profiles;
  }

  get widths(): ReadonlySet<number> {
    return this.#look().widths;
  }

  #look(): UsualLines {
    this.#found ??= usualLines(this.#sample, this.#dialect);
    return this.#found;
  }
}

function usualLines(sample: string, dialect: CsvDialect): UsualLines {
  const lines = sample.split('\n').filter((line) => line.trim() !== '');
  const widths = lines.map((line) => splitStrictly(line, dialect)?.length ?? 0);
  const regular = lines.filter((line, index) => widths[index] === dialect.columnCount && /\d/.test(line) && !hasInnerQuote(line, dialect)).slice(0, MAX_LINES);
  return { profiles: regular.length < MIN_REGULAR_LINES ? null : profilesOf(regular, dialect), widths: usualWidths(widths, dialect.columnCount) };
}

function profilesOf(lines: readonly string[], dialect: CsvDialect): ColumnProfile[] {
  const rows = lines.map((line) => cellsOf(line, dialect));
  return Array.from({ length: dialect.columnCount }, (_, column) => new ColumnProfile(rows.map((row) => row[column]!)));
}

function cellsOf(line: string, dialect: CsvDialect): SampleCell[] {
  const cells = splitStrictly(line, dialect) ?? [];
  if (!line.includes(dialect.quote)) return cells.map((text) => ({ text, isQuoted: false }));
  let at = 0;
  return cells.map((text) => {
    const isQuoted = line.startsWith(dialect.quote, at);
    const inside = dialect.escape === '' ? text : text.replaceAll(dialect.quote, dialect.escape + dialect.quote);
    at += (isQuoted ? inside.length + 2 : text.length) + dialect.delimiter.length;
    return { text, isQuoted };
  });
}

/** Those of short lines, whose last cells are often left out, and those of other tables. */
function usualWidths(widths: readonly number[], columnCount: number): Set<number> {
  const usual = new Set<number>();
  const counts = new Map<number, number>();
  let block = 0;
  widths.forEach((width, index) => {
    counts.set(width, (counts.get(width) ?? 0) + 1);
    block = width === widths[index - 1] ? block + 1 : 1;
    if (block >= BLOCK_LINES && width > 1) usual.add(width);
  });
  for (const [width, count] of counts) if (width > 0 && width < columnCount && count >= Math.max(2, widths.length * USUAL_SHARE)) usual.add(width);
  return usual;
}
