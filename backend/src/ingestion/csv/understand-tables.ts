/** Understands the tables of a file one after the other: what the first one settles holds for the others where they leave it open. */
import type { ReadingGuidance, ReadingMapping } from '../mapping.ts';
import type { Choice } from '../statement.ts';
import { SampleEvidence } from '../understand/sample-evidence.ts';
import { statedSums } from '../understand/sign-proof.ts';
import { directionsOf } from '../understand/table-titles.ts';
import { understandCsv, type Understanding } from '../understand/understand-csv.ts';
import type { StatementTable } from './statement-tables.ts';

export interface UnderstoodTable { table: StatementTable; understanding: Understanding; rowCount: number }

interface FileContext { fileName: string; delimiter: string; guidance: ReadingGuidance }

/** The owner's word about headings and columns is about the first table. */
export const isTableSaid = ({ headingLine, firstDataLine, columns }: ReadingMapping): boolean => headingLine !== undefined || firstDataLine !== undefined || columns !== undefined;

/** What was said about dates, marks and signs holds for every table. */
export function otherTablesGuidance({ said: { dateOrder, decimalMark, sign } }: ReadingGuidance): ReadingGuidance {
  return { said: { ...(dateOrder && { dateOrder }), ...(decimalMark && { decimalMark }), ...(sign && { sign }) }, remembered: [] };
}

/** Only tables with payments; the first one is always there. */
export function understandTables(tables: readonly StatementTable[], context: FileContext): [UnderstoodTable, ...UnderstoodTable[]] {
  const understood: UnderstoodTable[] = [];
  const paying = tables.filter(({ content }) => content !== null);
  const directions = directionsOf(paying.map(({ content }) => content!.title));
  for (const [at, table] of paying.entries()) {
    if (!table.content) continue;
    const { frame: { columns: { plan }, heading, sampleRows, account, known }, facts } = table.content;
    const [first] = understood;
    const said = first ? otherTablesGuidance(context.guidance).said : context.guidance.said;
    const remembered = first ? settledBy(first.understanding) : (known?.mapping ?? {});
    const understanding = understandCsv(facts, { plan, headings: heading.headings, sample: new SampleEvidence(plan, sampleRows), delimiter: context.delimiter, fileName: context.fileName, account, notes: () => [heading.headings.join(' ')], stated: (mark) => statedSums(sampleRows, mark), above: () => [], titleDirection: directions[at] ?? null, said, remembered });
    understood.push({ table, understanding, rowCount: facts.rowCount });
  }
  return understood as [UnderstoodTable, ...UnderstoodTable[]];
}

const settledBy = ({ ambiguity, layout: { dateOrder, decimalMark } }: Understanding): ReadingMapping => (ambiguity ? {} : { dateOrder, decimalMark: decimalMark === '.' ? 'point' : 'comma' });

export function tableChoices(tables: readonly StatementTable[]): Choice[] {
  const others = tables.slice(1).filter(({ content }) => content !== null);
  return others.flatMap(({ firstLine, content }) => [
    { what: 'another table', choice: `line ${firstLine}`, reason: 'the line names other columns, with payments below it', confidence: 0.9 },
    ...(content?.hasYearsOfOthers ? [{ what: 'years', choice: 'those of the tables above', reason: `the dates below line ${firstLine} have no year, and lie in the months of those above`, confidence: 0.9 }] : []),
  ]);
}
