-- Getting paid: what the billing gateway said about a subscription, and whose customer is which business.

-- What plans cost and allow is one table in the code; here are the names that a subscription may refer to.
alter table plan
  drop column id, drop column display_name, drop column description, drop column monthly_price_minor, drop column yearly_price_minor, drop column currency,
  drop column features, drop column max_file_uploads, drop column has_integrations, drop column has_advanced_analytics, drop column has_custom_reports, drop column position;

alter table subscription
  -- From this instant on the business is back on Startup; null: no end in sight.
  add column paid_until timestamptz,
  add column renews_at timestamptz,
  add column has_card boolean not null default false,
  -- Questions to the gateway are numbered, so that an answer that was overtaken by a later one is recognised.
  add column last_ticket bigint not null default 0,
  add column answered_ticket bigint not null default 0,
  add column told_about text;
update subscription set paid_until = trial_ends_at where status = 'trialing';

alter table app_user rename column trial_ends_at to paid_until;
create index app_user_paid_until on app_user (paid_until) where paid_until is not null;

-- Deliveries of the gateway name a customer and come without a session. Belongs to no business, like sessions.
create table billing_customer (
  customer_id text primary key,
  business_id uuid not null unique references business (id) on delete cascade
);
