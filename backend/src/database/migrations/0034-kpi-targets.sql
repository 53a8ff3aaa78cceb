-- What the owner wants a key figure to be.
create table kpi_target (
  business_id uuid not null references business (id) on delete cascade,
  kpi text not null,
  -- ISO 4217 of a target in money; empty for one that is no money.
  currency text not null default '',
  -- Minor units of the currency, for a month where the figure is a sum over a period.
  amount_minor bigint,
  -- Percent, months, days or a ratio.
  number numeric(12, 2),
  set_at timestamptz not null,
  primary key (business_id, kpi, currency),
  check (num_nonnulls(amount_minor, number) = 1),
  check ((amount_minor is null) = (currency = ''))
);

alter table kpi_target enable row level security;
alter table kpi_target force row level security;
create policy tenant on kpi_target using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
