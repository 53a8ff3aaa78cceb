-- What customers of the business subscribed to, as a connected provider tells. No movement of money: the ledger does not count it.
create table customer_subscription (
  business_id uuid not null,
  integration_id uuid not null,
  external_id text not null,
  id uuid not null,
  customer text,
  plan text,
  status text not null check (status in ('trialing', 'active', 'past_due', 'paused', 'canceled')),
  currency text not null,
  -- Before discounts and taxes; null where it depends on use.
  monthly_minor bigint,
  started_on date not null,
  ends_on date,
  primary key (business_id, integration_id, external_id),
  foreign key (business_id, integration_id) references integration (business_id, id) on delete cascade
);
create unique index customer_subscription_id on customer_subscription (business_id, id);
create index customer_subscription_newest on customer_subscription (business_id, started_on desc, id desc);
alter table customer_subscription enable row level security;
alter table customer_subscription force row level security;
create policy tenant on customer_subscription using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
