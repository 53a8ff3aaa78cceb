/** How the columns of a file were taken, beside its first lines as they stand there. */
import type { MappedRole, ReadingMapping } from './mapping.ts';

export interface ReadingPicture {
  /** In the order of the file. */
  columns: { heading: string; role: MappedRole | null }[];
  /** The first lines, those above the headings included; long cells are cut. */
  lines: { line: number; cells: string[] }[];
  /** What the reading went by; its columns stand in `columns`. */
  mapping: Pick<ReadingMapping, 'headingLine' | 'firstDataLine' | 'dateOrder' | 'decimalMark' | 'sign' | 'currency' | 'account'>;
}
