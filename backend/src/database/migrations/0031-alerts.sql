-- What scans of the ledger found for the owner to look at, and what the owner said about it.
create table alert (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  -- Made of the ledger's own words (party, day, amount): the same finding is the same row in every scan, whatever its entries are called.
  key text not null,
  kind text not null check (kind in ('duplicate', 'unusual-amount', 'new-counterparty', 'price-increase', 'missing-recurring', 'concentration', 'low-cash', 'category-spike')),
  severity text not null check (severity in ('info', 'warning', 'critical')),
  title text not null,
  actual text not null,
  expected text not null,
  why text not null,
  advice text not null,
  -- Money at stake, positive; null where none can be named.
  amount_minor bigint,
  currency char(3) not null,
  counterparty text,
  occurred_on date not null,
  status text not null default 'open' check (status in ('open', 'dismissed', 'confirmed')),
  -- When the owner said so.
  decided_at timestamptz,
  citations jsonb not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index alert_once on alert (business_id, key);
alter table alert enable row level security;
alter table alert force row level security;
create policy tenant on alert using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);

-- The latest scan of each business: how much it looked at, and when mail last told of what was found.
create table alert_scan (
  business_id uuid primary key references business (id) on delete cascade,
  scanned_at timestamptz not null,
  transaction_count integer not null,
  told_at timestamptz
);
alter table alert_scan enable row level security;
alter table alert_scan force row level security;
create policy tenant on alert_scan using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
