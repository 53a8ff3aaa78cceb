/** Reads rollups for figures: what is asked for in one go is fetched by one statement, a few rows found by primary key. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { PAGES, type PageLine } from './rollup-page.ts';
import type { RollupSlice } from './rollup-slices.ts';
import type { SqlRunner } from './sql-values.ts';

export interface RollupPiece {
  readonly slice: RollupSlice;
  /** The first day of its page. */
  readonly start: LocalDate;
  readonly lines: readonly PageLine[];
}

interface PieceRow { readonly position: number; readonly start: LocalDate; readonly lines: readonly PageLine[] }

/**
 * Looks each slice up by primary key. Without `offset 0` the planner may read all pages of the business instead, and without the
 * inner selects it sees how many slices there are and plans anew each time, which takes longer than the reading.
 */
const STATEMENT = `select position::int, piece.*
  from unnest((select $2::bpchar[]), (select $3::text[]), (select $4::date[]), (select $5::date[]), (select $6::int[])) with ordinality as asked (currency, span, first, last, take, position)
  cross join lateral (
    select start, case take when 0 then parts else to_date[take]::json end as lines from rollup
    where business_id = $1 and rollup.currency = asked.currency and rollup.span = asked.span and start between first and last offset 0
  ) as piece`;

export class RollupReader {
  readonly #sql: SqlRunner;
  readonly #businessId: string;
  #asked: (RollupSlice & { readonly currency: string })[] = [];
  #answer: Promise<readonly PieceRow[]> | null = null;

  constructor(sql: SqlRunner, businessId: string) {
    this.#sql = sql;
    this.#businessId = businessId;
  }

  /** Figures ask for several sums at once: the slices of one turn share a statement. */
  async read(currency: string, slices: readonly RollupSlice[]): Promise<RollupPiece[]> {
    const first = this.#asked.length + 1;
    this.#asked.push(...slices.map((slice) => ({ ...slice, currency })));
    this.#answer ??= Promise.resolve().then(() => this.#fetch());
    const rows = await this.#answer;
    return rows.flatMap(({ position, start, lines }) => {
      const slice = slices[position - first];
      return slice ? [{ slice, start, lines }] : [];
    });
  }

  async #fetch(): Promise<readonly PieceRow[]> {
    const asked = this.#asked;
    this.#asked = [];
    this.#answer = null;
    const { rows } = await this.#sql.query<PieceRow>(STATEMENT, [
      this.#businessId, asked.map(({ currency }) => currency), asked.map(({ span }) => span),
      asked.map(({ span, from }) => (from === undefined ? '-infinity' : PAGES[span].startOf(from))), asked.map(({ to }) => to ?? 'infinity'),
      asked.map(({ take }) => (take === 'parts' ? 0 : take)),
    ], 'rollup pieces');
    return rows;
  }
}
