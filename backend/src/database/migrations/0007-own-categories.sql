-- What an owner decides about categories and accounts: rules, single decisions, merged accounts, opening balances.

-- The category that an import chose, where the owner's rule or decision stands in its place; null while the import's own counts.
alter table entry add column imported_category_number integer;

-- "All like it": the newest rule that matches decides. A deleted rule is kept for a day, so that its deletion can be undone exactly.
create table category_rule (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  match text not null check (match in ('counterparty', 'description')),
  -- A counterparty's name, or words that all stand in the bank's text; in any case.
  pattern text not null,
  direction text check (direction in ('in', 'out')),
  category_number integer not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (business_id, id)
);

-- "This one": keyed by what recognises a payment in any file, so that deleting a statement and reading it again keeps what was decided.
create table category_decision (
  business_id uuid not null references business (id) on delete cascade,
  account_number integer not null,
  fingerprint uuid not null,
  category_number integer not null,
  decided_at timestamptz not null,
  primary key (business_id, account_number, fingerprint)
);

-- How uploads find an account by the names of those that were merged into it.
create table account_alias (
  business_id uuid not null,
  external_key text not null,
  account_number integer not null,
  primary key (business_id, external_key),
  foreign key (business_id, account_number) references chart_account (business_id, number) on delete cascade
);
create index account_alias_account on account_alias (business_id, account_number);

-- What was in the account before the first of its rows on opening_date, as the owner says; and whether the owner named it.
alter table chart_account
  add column opening_minor bigint,
  add column opening_date date,
  add column is_renamed boolean not null default false,
  add constraint opening_whole check ((opening_minor is null) = (opening_date is null));

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['category_rule', 'category_decision', 'account_alias'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid)
      with check (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid)', tenant_table);
  end loop;
end $$;
