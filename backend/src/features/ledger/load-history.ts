/** What a business' books say about counterparties already: the owner's choices, what files stated, what a language model proposed. */
import { BASES } from '../../finance/categories/basis.ts';
import type { Direction } from '../../finance/categories/history/name-features.ts';
import { NO_HISTORY, OwnHistory } from '../../finance/categories/history/own-history.ts';
import type { Precedent } from '../../finance/categories/history/precedent.ts';
import type { SqlRunner } from './sql-values.ts';

/** The newest of each: an import must not take longer because the books are old. */
const MOST_CHOICES = 10_000;
const MOST_ROWS = 20_000;
const MOST_SUGGESTIONS = 5_000;

const STATED = BASES.indexOf('file');

interface Row { counterparty: string; direction: Direction; category_number: number; count: number; replaced: number | null; confidence: number | null }

const DIRECTION = `case when amount_minor < 0 then 'out' else 'in' end as direction`;

/** Nothing but one look for a business whose books are empty. */
export async function loadHistory(client: Pick<SqlRunner, 'query'> | { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }, businessId: string): Promise<OwnHistory> {
  const read = async (sql: string, source: Precedent['source']): Promise<Precedent[]> => {
    const { rows } = (await client.query(sql, [businessId])) as { rows: Row[] };
    return rows.map(({ counterparty, direction, category_number: categoryNumber, count, replaced, confidence }) => ({
      counterparty, direction, categoryNumber, count, source, ...(replaced === null ? {} : { replaced }), ...(confidence === null ? {} : { confidence }),
    }));
  };
  const precedents = [...await read(CHOICES, 'choice'), ...await read(STATED_ROWS, 'file'), ...await read(SUGGESTIONS, 'model')];
  return precedents.length === 0 ? NO_HISTORY : new OwnHistory(precedents);
}

/** One by one, the latest first: what an owner says in a row of changes of mind is what the last ones say. */
const CHOICES = `
  select entry.counterparty, ${DIRECTION}, decision.category_number, 1 as count, coalesce(entry.imported_category_number, entry.category_number) as replaced, null as confidence
  from (select * from category_decision where business_id = $1 order by decided_at desc limit ${MOST_CHOICES}) as decision
    join entry on entry.business_id = $1 and entry.account_number = decision.account_number and entry.fingerprint = decision.fingerprint and entry.duplicate_of is null
  where entry.counterparty is not null
  order by decision.decided_at desc, entry.id desc`;

const STATED_ROWS = `
  select counterparty, ${DIRECTION}, category_number, count(*)::int as count, null as replaced, null as confidence
  from (select counterparty, amount_minor, coalesce(imported_category_number, category_number) as category_number, category_basis, duplicate_of
        from entry where business_id = $1 and file_id is not null order by id desc limit ${MOST_ROWS}) as newest
  where category_basis / 100 = ${STATED} and counterparty is not null and duplicate_of is null
  group by counterparty, direction, category_number
  order by counterparty, direction, category_number`;

const SUGGESTIONS = `
  select counterparty, direction, category_number, 1 as count, null as replaced, confidence from category_suggestion
  where business_id = $1 and category_number is not null order by suggested_at desc limit ${MOST_SUGGESTIONS}`;
