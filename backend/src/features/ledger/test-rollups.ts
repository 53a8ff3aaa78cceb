/** What the rollups of a business must be: the sums of the entries that count, at every step of their pages. */
import { expect } from '@jest/globals';

/** Sums of entries by the day that `date` makes of their date, as a rollup holds them. */
const entrySums = (date: string, condition = ''): string => `select currency, ${date} as date, account_number, category_number, sum(greatest(amount_minor, 0))::bigint as in_minor, sum(greatest(-amount_minor, 0))::bigint as out_minor,
  count(*) filter (where amount_minor >= 0)::int as in_count, count(*) filter (where amount_minor < 0)::int as out_count
  from entry where duplicate_of is null ${condition} group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

/** `sums`: the lines of a page's parts, or those of one part and all before it. */
const rollupSums = (span: 'month' | 'year', sums: string, date: string): string => `select currency, ${date} as date, (line->>0)::int as account_number, (line->>1)::int as category_number,
    (line->>(at + 1))::bigint as in_minor, (line->>(at + 2))::bigint as out_minor, (line->>(at + 3))::int as in_count, (line->>(at + 4))::int as out_count
  from rollup cross join lateral json_array_elements(${sums}) as line cross join lateral generate_series(2, json_array_length(line) - 1, 5) as at
  where span = '${span}' order by 1, 2, 3, 4`;

/** Days, months, years and the outline against a group-by over the entries that count. */
export async function expectRollupsExact(raw: (sql: string) => Promise<unknown[]>): Promise<void> {
  expect(await raw(rollupSums('month', 'parts', 'start + (line->>at)::int - 1'))).toEqual(await raw(entrySums('date')));
  expect(await raw(rollupSums('year', 'parts', `(start + make_interval(months => (line->>at)::int - 1))::date`))).toEqual(await raw(entrySums(`date_trunc('month', date)::date`)));
  expect(await raw(rollupSums('month', 'to_date[31]::json', 'start'))).toEqual(await raw(entrySums(`date_trunc('month', date)::date`)));
  expect(await raw(rollupSums('month', 'to_date[28]::json', 'start'))).toEqual(await raw(entrySums(`date_trunc('month', date)::date`, 'and extract(day from date) <= 28')));
  expect(await raw(rollupSums('year', 'to_date[12]::json', 'start'))).toEqual(await raw(entrySums(`date_trunc('year', date)::date`)));
  expect(await raw(rollupSums('year', 'to_date[1]::json', 'start'))).toEqual(await raw(entrySums(`date_trunc('year', date)::date`, 'and extract(month from date) = 1')));
  expect(await raw(`select outlined.* from ledger, json_to_recordset(outline) as outlined ("currency" text, "entryCount" int, "dateFrom" text, "dateTo" text)`)).toEqual(await raw(
    `select currency, count(*)::int as "entryCount", min(date)::text as "dateFrom", max(date)::text as "dateTo" from entry where duplicate_of is null group by 1 order by 2 desc, 1`));
}
