/** The CR or DR that may stand in the cell behind an amount. */
import { sideBeside } from '../../understand/file-facts.ts';
import { CellMemory } from './cell-memory.ts';
import type { RegularLine } from './regular-line.ts';

export class AmountSide {
  readonly #sides = new CellMemory(sideBeside);

  beside(line: RegularLine, column: number): 'credit' | 'debit' | null {
    const next = column + 1;
    if (next >= line.starts.length || line.isEmpty(next)) return null;
    // Two letters, and perhaps blanks around them.
    if (line.ends[next]! - line.starts[next]! !== 2 && !line.mayHaveBlankEnds(next)) return null;
    return this.#sides.of(line, next);
  }
}
