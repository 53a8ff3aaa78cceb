/** Which of several sheets with payments count: months of one table do, the same payments once more and tables of another kind do not. */
import type { StatementReading, StatementRow } from '../statement.ts';

export interface ReadSheet { name: string; rows: StatementRow[]; reading: StatementReading }

export interface ChosenSheets { counted: ReadSheet[]; skipped: { name: string; reason: string }[] }

/** The longest sheet counts; of the others those with the same columns whose payments are not among those that count already. */
export function withoutRepeats(sheets: readonly ReadSheet[]): ChosenSheets {
  const [longest, ...others] = [...sheets].sort((a, b) => b.rows.length - a.rows.length) as [ReadSheet, ...ReadSheet[]];
  const counted = [longest];
  const skipped: ChosenSheets['skipped'] = [];
  const seen = countsOf(longest.rows);
  for (const sheet of others) {
    if (columnsOf(sheet) !== columnsOf(longest)) skipped.push({ name: sheet.name, reason: `its columns are not those of sheet "${longest.name}", which holds more payments` });
    else if (areAmong(sheet.rows, seen)) skipped.push({ name: sheet.name, reason: 'all of its payments stand in another sheet too' });
    else {
      counted.push(sheet);
      for (const [key, count] of countsOf(sheet.rows)) seen.set(key, (seen.get(key) ?? 0) + count);
    }
  }
  return { counted: sheets.filter((sheet) => counted.includes(sheet)), skipped };
}

const columnsOf = ({ reading }: ReadSheet): string => (reading.picture?.columns ?? []).map(({ heading }) => heading.trim().toLowerCase()).join('\t').trimEnd();

const keyOf = ({ date, amountMinor, description }: StatementRow): string => `${date} ${amountMinor} ${description}`;

function countsOf(rows: readonly StatementRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}

const areAmong = (rows: readonly StatementRow[], seen: ReadonlyMap<string, number>): boolean => [...countsOf(rows)].every(([key, count]) => (seen.get(key) ?? 0) >= count);
