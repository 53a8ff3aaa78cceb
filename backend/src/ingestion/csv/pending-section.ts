/** A section of pending payments above the booked ones, with headings of its own: its lines are left out before anything else looks at them. */
import { namesColumns } from '../columns/find-heading-row.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const PENDING_TITLE = /^(?:pending|unposted|uncleared|authori[sz]ed|vorgemerkte?|ausstehende|en attente|(?:op[ée]rations? )?(?:à venir|en cours)|(?:movimientos )?pendientes|retenciones|(?:movimenti )?(?:in attesa|non contabilizzati)|(?:lançamentos )?(?:futuros|pendentes)|reserverade|reserverte|venter)\b/iu;
const LONGEST_TITLE_CHARS = 40;

/** Null where no line is the title of such a section, or nothing follows it. */
export function withoutPendingSection(opened: OpenedCsv): OpenedCsv | null {
  const { sample } = opened;
  const title = sample.findIndex((record) => isTitle(record) && PENDING_TITLE.test(titleOf(record)));
  const heading = title < 0 ? -1 : sample.findIndex(({ cells }, index) => index > title && namesColumns(cells));
  const next = heading < 0 ? -1 : sample.findIndex((record, index) => index > heading && (isTitle(record) || namesColumns(record.cells)));
  if (next < 0) return null;
  const [from, until] = [sample[title]!.line, sample[next]!.line];
  const emptied = (record: CsvRecord): CsvRecord => (record.line >= from && record.line < until ? { ...record, cells: [] } : record);
  return {
    ...opened, sample: sample.filter(({ line }) => line < from || line >= until), records: opened.records.changedBy(emptied),
    choices: [...opened.choices, { what: 'pending payments', choice: `lines ${from} to ${until - 1} are left out`, reason: `they stand under "${titleOf(sample[title]!)}" and count when they are booked`, confidence: 0.95 }],
  };
}

const titleOf = ({ cells }: CsvRecord): string => cells.find((cell) => cell.trim() !== '')?.trim() ?? '';

function isTitle(record: CsvRecord): boolean {
  const filled = record.cells.filter((cell) => cell.trim() !== '');
  return filled.length === 1 && titleOf(record).length <= LONGEST_TITLE_CHARS && !/\d/.test(titleOf(record));
}
