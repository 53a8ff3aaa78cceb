-- What the accounts of a connected company's books hold on several days, as the provider states it: balance sheets start from it.
create table stated_balance (
  business_id uuid not null,
  integration_id uuid not null,
  basis text not null check (basis in ('cash', 'accrual')),
  as_of date not null,
  currency char(3) not null,
  -- [{ key, name, kind, balanceMinor }, …]
  accounts jsonb not null,
  -- The provider's own totals.
  assets_minor bigint not null,
  claims_minor bigint not null,
  primary key (business_id, integration_id, basis, as_of),
  foreign key (business_id, integration_id) references integration (business_id, id) on delete cascade
);
alter table stated_balance enable row level security;
alter table stated_balance force row level security;
create policy tenant on stated_balance using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
