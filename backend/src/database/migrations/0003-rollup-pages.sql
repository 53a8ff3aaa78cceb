-- Rollups as pages instead of one row per day (or month), account and category: what an overview needs is then a handful of
-- rows that are found by primary key and sent as they lie (docs/decisions/0011-rollups-are-pages.md).
-- A month's page has its days for parts, a year's its months.
create table rollup (
  business_id uuid not null references business (id) on delete cascade,
  currency char(3) not null,
  span text not null check (span in ('month', 'year')),
  -- Its first day.
  start date not null,
  entry_count bigint not null,
  first_part smallint not null,
  last_part smallint not null,
  -- [[account number, category number, then for each part: part, in minor, out minor, in count, out count], …]
  parts json not null,
  -- The same lines summed up, each element as JSON: to_date[n] holds parts 1 to n under part 1.
  to_date text[] not null,
  primary key (business_id, currency, span, start)
);
-- Kept compressed beside the row for as long as it fits: out of line costs a second search.
alter table rollup alter parts set storage main, alter to_date set storage main;

-- Currencies of the ledger, the one with most entries first: [{currency, entryCount, dateFrom, dateTo}].
alter table ledger add outline json not null default '[]';

-- For this moment the owner of the tables sees all businesses, also where it is no superuser.
alter table day_total no force row level security;
alter table month_total no force row level security;
alter table ledger no force row level security;

create temporary table part_sum on commit drop as
  select business_id, currency, 'month' as span, date_trunc('month', date)::date as start, extract(day from date)::int as part, account_number, category_number, in_minor, out_minor, in_count, out_count
  from day_total
  union all
  select business_id, currency, 'year', date_trunc('year', month)::date, extract(month from month)::int, account_number, category_number, in_minor, out_minor, in_count, out_count
  from month_total;

insert into rollup (business_id, currency, span, start, entry_count, first_part, last_part, parts, to_date)
select business_id, currency, span, start, sum(line.entry_count), min(first_part), max(last_part), json_agg(line.numbers),
  array(
    select coalesce((
      select json_agg(summed.numbers)::text from (
        select json_build_array(account_number, category_number, 1, sum(in_minor), sum(out_minor), sum(in_count), sum(out_count)) as numbers
        from part_sum where part_sum.business_id = line.business_id and part_sum.currency = line.currency and part_sum.span = line.span and part_sum.start = line.start and part <= until
        group by account_number, category_number
      ) as summed
    ), '[]')
    from generate_series(1, case span when 'month' then 31 else 12 end) as until order by until
  )
from (
  select business_id, currency, span, start, sum(in_count + out_count) as entry_count, min(part) as first_part, max(part) as last_part,
    ('[' || account_number || ',' || category_number || ',' || string_agg(concat_ws(',', part, in_minor, out_minor, in_count, out_count), ',' order by part) || ']')::json as numbers
  from part_sum group by business_id, currency, span, start, account_number, category_number
) as line
group by business_id, currency, span, start;

update ledger set outline = found.outline
from (
  select business_id, json_agg(json_build_object('currency', currency, 'entryCount', entry_count, 'dateFrom', date_from, 'dateTo', date_to) order by entry_count desc, currency) as outline
  from (
    select business_id, currency, sum(entry_count) as entry_count, min(start + first_part - 1) as date_from, max(start + last_part - 1) as date_to
    from rollup where span = 'month' group by business_id, currency
  ) as sums group by business_id
) as found
where found.business_id = ledger.business_id;

drop table part_sum, day_total, month_total;
alter table ledger force row level security;
alter table rollup enable row level security;
alter table rollup force row level security;
create policy tenant on rollup using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
