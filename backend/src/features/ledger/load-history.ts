/** What a business' books say about counterparties already: the owner's choices, what files stated, what a language model proposed. */
import { BASES } from '../../finance/categories/basis.ts';
import type { Direction } from '../../finance/categories/history/name-features.ts';
import { defaultAccount } from '../../finance/chart-of-accounts.ts';
import { NO_HISTORY, OwnHistory } from '../../finance/categories/history/own-history.ts';
import type { Precedent } from '../../finance/categories/history/precedent.ts';
import type { ChartAccount } from '../../finance/ledger/entry.ts';

/** The newest of each: an import must not take longer because the books are old. */
const MOST_CHOICES = 10_000;
const MOST_ROWS = 20_000;
const MOST_SUGGESTIONS = 5_000;

const UNCATEGORIZED = defaultAccount('Uncategorized Expense').number;
const STATED = BASES.indexOf('file');

interface Row { counterparty: string; direction: Direction; category_number: number; count: number; replaced: number | null; confidence: number | null; source: Precedent['source'] }

const DIRECTION = `case when amount_minor < 0 then 'out' else 'in' end as direction`;

/** One statement, which finds nothing for a business whose books are empty. `chart`: for proposals by names of categories. */
export async function loadHistory(client: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }, businessId: string, chart: readonly ChartAccount[] = []): Promise<OwnHistory> {
  const { rows } = await client.query(HISTORY, [businessId]);
  const precedents = (rows as Row[]).map(({ category_number: categoryNumber, replaced, confidence, ...rest }): Precedent => ({
    ...rest, categoryNumber, ...(replaced === null ? {} : { replaced }), ...(confidence === null ? {} : { confidence }),
  }));
  return precedents.length === 0 ? NO_HISTORY : new OwnHistory(precedents, costNames(chart));
}

function costNames(chart: readonly ChartAccount[]): Map<number, string> {
  return new Map(chart.filter(({ accountClass, number }) => accountClass === 'expense' && number !== UNCATEGORIZED).map(({ number, name }) => [number, name]));
}

/** Choices one by one, the latest first: what an owner says in a row of changes of mind is what the last ones say. */
const HISTORY = `
  select counterparty, direction, category_number, count, replaced, confidence, source from (
    select 1 as part, row_number() over (order by decision.decided_at desc, entry.id desc) as place, 'choice' as source, entry.counterparty, ${DIRECTION}, decision.category_number, 1 as count,
      coalesce(entry.imported_category_number, entry.category_number) as replaced, null::smallint as confidence
    from (select * from category_decision where business_id = $1 order by decided_at desc limit ${MOST_CHOICES}) as decision
      join entry on entry.business_id = $1 and entry.account_number = decision.account_number and entry.fingerprint = decision.fingerprint and entry.duplicate_of is null
    where entry.counterparty is not null
    union all
    select 2, 0, 'file', counterparty, ${DIRECTION}, category_number, count(*)::int, null, null
    from (select counterparty, amount_minor, coalesce(imported_category_number, category_number) as category_number, category_basis, duplicate_of
          from entry where business_id = $1 and file_id is not null order by id desc limit ${MOST_ROWS}) as newest
    where category_basis / 100 = ${STATED} and counterparty is not null and duplicate_of is null
    group by counterparty, direction, category_number
    union all
    (select 3, 0, 'model', counterparty, direction, category_number, 1, null, confidence from category_suggestion
     where business_id = $1 and category_number is not null order by suggested_at desc limit ${MOST_SUGGESTIONS})) as history
  order by part, place, counterparty, direction, category_number`;
