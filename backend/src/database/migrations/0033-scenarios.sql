-- What an owner supposes: levers on the forecast. Money in minor units; the result is computed whenever it is looked at.
create table scenario (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  name text not null,
  months smallint not null,
  currency text not null,
  -- Null: the cash that the ledger knows of.
  opening_balance_minor bigint,
  levers jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (business_id, id)
);
create index scenario_deleted on scenario (business_id, deleted_at) where deleted_at is not null;
alter table scenario enable row level security;
alter table scenario force row level security;
create policy tenant on scenario using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
