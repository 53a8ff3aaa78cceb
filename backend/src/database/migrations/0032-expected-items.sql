-- What the owner says of the money that is expected: items of his own, and what to expect in place of a recurring one.
create table expected_item (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  currency text not null,
  -- The recurring series, or the own item, that it is about; null for an own item.
  replaces_key text,
  -- The one time of it that it is about; null for all of them.
  replaces_on date,
  -- False: it will not happen.
  is_expected boolean not null default true,
  name text,
  -- Signed: money out is negative. Null leaves what is known.
  amount_minor bigint,
  -- The first day, or the only one. Null leaves what is known.
  due_on date,
  rhythm text check (rhythm in ('once', 'weekly', 'fortnightly', 'monthly', 'quarterly', 'yearly')),
  ends_on date,
  category_number integer,
  created_at timestamptz not null,
  primary key (business_id, id),
  constraint own_item_is_whole check (replaces_key is not null or (name is not null and amount_minor is not null and due_on is not null and rhythm is not null and replaces_on is null))
);
-- Of one thing the owner says one thing.
create unique index expected_item_once on expected_item (business_id, currency, replaces_key, replaces_on) nulls not distinct where replaces_key is not null;
alter table expected_item enable row level security;
alter table expected_item force row level security;
create policy tenant on expected_item using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
