/** Of several columns the one whose heading names a role best. */
import type { ColumnFacts } from './column-facts.ts';
import type { HeadedColumn } from './direction-flag.ts';
import type { HeadingMatch } from './heading.ts';
import type { ColumnRole } from './roles.ts';

/** The best-named column that agrees with `fits`: whole headings before parts, then the order of the word table. */
export function bestNamed(columns: readonly HeadedColumn[], role: ColumnRole, fits: (facts: ColumnFacts) => boolean): HeadedColumn | null {
  let best: { column: HeadedColumn; match: HeadingMatch } | null = null;
  for (const column of columns) {
    const match = column.matches.find((candidate) => candidate.role === role);
    if (!match || !fits(column.facts)) continue;
    if (!best || match.strength > best.match.strength || (match.strength === best.match.strength && match.rank < best.match.rank)) best = { column, match };
  }
  return best?.column ?? null;
}

export const isExact = (column: HeadedColumn, roles: readonly ColumnRole[]): boolean => column.matches.some((match) => match.strength === 3 && roles.includes(match.role));
