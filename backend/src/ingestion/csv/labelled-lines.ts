/** A statement that writes each payment as lines such as "Date: …", "Description: …", "Amount: …": every payment becomes a line of a table before anything else looks at it. */
import { headingMatches } from '../columns/heading.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const BLOCKS = 'lines of a payment';
const LABELLED = /^\s*(\p{L}[\p{L} ]{1,30}?)\s*:[\s\u00a0]*(.*?)[\s\u00a0]*$/u;
const FEWEST_BLOCKS = 3;
const MOST_RECORDS = 200_000;

/** Null where the file is no such list. */
export async function withLinesJoined(opened: OpenedCsv): Promise<OpenedCsv | null> {
  const { delimiter } = opened.dialect;
  const labels = opened.choices.some(({ what }) => what === BLOCKS) ? null : labelsOf(opened.sample, delimiter);
  if (!labels) return null;
  const blocks = new Map<number, string[]>();
  let block: string[] = [];
  let from = 0;
  let count = 0;
  for await (const batch of opened.records.ahead()) {
    for (const record of batch.records) {
      const [label = '', text = ''] = labelled(record, delimiter) ?? [];
      if (label === labels[0]) blocks.set(from = record.line, block = labels.map(() => ''));
      if (labels.includes(label) && from > 0) block[labels.indexOf(label)] = text;
    }
    if ((count += batch.records.length) > MOST_RECORDS) return null;
  }
  const [first] = blocks.keys();
  const joined = (record: CsvRecord): readonly CsvRecord[] => {
    const cells = blocks.get(record.line);
    return cells ? [...(record.line === first ? [{ ...record, cells: [...labels] }] : []), { ...record, cells }] : [];
  };
  return {
    ...opened, dialect: { ...opened.dialect, columnCount: labels.length }, sample: opened.sample.flatMap(joined), records: opened.records.changedBy(joined),
    choices: [...opened.choices, { what: BLOCKS, choice: labels.join(', '), reason: 'each stands in a line of its own', confidence: 0.95 }],
  };
}

/** A text that holds the delimiter came in pieces. */
function labelled({ cells }: CsvRecord, delimiter: string): [string, string] | null {
  const found = LABELLED.exec(cells.join(delimiter));
  return found && [found[1]!, found[2]!];
}

/** Those from one day to the next, the same each time, a day and an amount among them. */
function labelsOf(sample: readonly CsvRecord[], delimiter: string): string[] | null {
  const found = sample.map((record) => labelled(record, delimiter)?.[0] ?? '');
  const start = found.findIndex((label) => label !== '' && headingMatches(label)[0]?.role === 'date' && found.filter((other) => other === label).length >= FEWEST_BLOCKS);
  if (start < 0) return null;
  const next = found.indexOf(found[start]!, start + 1);
  const labels = found.slice(start, next).filter((label) => label !== '');
  const blocks = found.filter((label) => label === labels[0]).length;
  const isEach = labels.every((label) => found.filter((other) => other === label).length >= blocks - 1);
  return isEach && new Set(labels).size === labels.length && labels.some((label) => headingMatches(label).some(({ role }) => role === 'amount')) ? labels : null;
}
