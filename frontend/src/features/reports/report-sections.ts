/** Reads a report's plain text back into headings, paragraphs and tables, so that it can be shown as a page; what it does not know stays text. */

export interface ReportTable {
  readonly kind: 'table';
  /** The first column's header is empty. */
  readonly headers: readonly string[];
  readonly rows: readonly ReportRow[];
}

export interface ReportRow {
  readonly cells: readonly string[];
  /** A part of the line that adds it up, indented. */
  readonly isPart: boolean;
  readonly isSum: boolean;
  /** A line is drawn above it. */
  readonly isRuled: boolean;
}

export interface ReportText {
  readonly kind: 'text';
  readonly text: string;
}

/** Amounts with what they stand for, below a sentence. */
export interface ReportAmounts {
  readonly kind: 'amounts';
  readonly intro: string;
  readonly items: readonly { readonly amount: string; readonly words: string }[];
}

type ReportBlock = ReportText | ReportTable | ReportAmounts;

export interface ReportSection {
  /** Null for what stands before the first heading. */
  readonly title: string | null;
  readonly blocks: readonly ReportBlock[];
}

const RULE = /^-{3,}$/;
const COLUMN_GAP = /\s{2,}/;

/** The report's sections; its first line is its title, which whoever shows it knows. */
export function reportSections(content: string): ReportSection[] {
  const sections: { title: string | null; blocks: ReportBlock[] }[] = [];
  for (const block of content.split(/\n[ \t]*\n/)) {
    const lines = block.split('\n').map((line) => line.trimEnd()).filter((line) => line !== '');
    if (lines.length === 0) continue;
    const isHeading = lines.length > 1 && RULE.test(lines[1] ?? '') && lines[1]?.length === lines[0]?.length;
    if (isHeading) sections.push({ title: lines[0] ?? '', blocks: [] });
    else if (sections.length === 0) sections.push({ title: null, blocks: [] });
    const rest = isHeading ? lines.slice(2) : lines;
    if (rest.length > 0) sections.at(-1)?.blocks.push(readBlock(rest));
  }
  return sections;
}

function readBlock(lines: readonly string[]): ReportBlock {
  return readTable(lines) ?? readAmounts(lines) ?? readText(lines);
}

/** Sentences were broken into lines of a page's width; what is indented was set so on purpose. */
function readText(lines: readonly string[]): ReportText {
  const isSet = lines.some((line) => line.startsWith(' ')) || lines.some((line) => RULE.test(line));
  return { kind: 'text', text: lines.join(isSet ? '\n' : ' ') };
}

function readAmounts([intro, ...lines]: readonly string[]): ReportAmounts | null {
  const items = lines.map((line) => /^ +([+-]\S+)\s{2,}(.+)$/.exec(line));
  if (intro === undefined || items.length === 0 || items.includes(null)) return null;
  return { kind: 'amounts', intro, items: items.map((item) => ({ amount: item?.[1] ?? '', words: item?.[2] ?? '' })) };
}

/** A header line that begins with a gap, a rule, and lines of as many cells. */
function readTable(lines: readonly string[]): ReportTable | null {
  const [header, rule, ...body] = lines;
  if (header === undefined || !header.startsWith('  ') || !RULE.test(rule ?? '')) return null;
  const headers = ['', ...header.trim().split(COLUMN_GAP)];
  const rows: Omit<ReportRow, 'isSum'>[] = [];
  let isRuled = false;
  for (const line of body) {
    if (RULE.test(line)) {
      isRuled = true;
      continue;
    }
    const cells = line.trim().split(COLUMN_GAP);
    if (cells.length !== headers.length) return null;
    rows.push({ cells, isPart: line.startsWith('  '), isRuled });
    isRuled = false;
  }
  // Among indented parts the others are sums; a table without parts ends in its sum, below a rule.
  const hasParts = rows.some(({ isPart }) => isPart);
  return { kind: 'table', headers, rows: rows.map((row) => ({ ...row, isSum: hasParts ? !row.isPart : row.isRuled })) };
}
