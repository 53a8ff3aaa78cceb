-- The first schema. Rules, kept by database/tenancy.test.ts: a table that belongs to a business has business_id first in its
-- primary key, in every unique index and in every foreign key to another such table; row-level security is enabled and forced.
-- Tables that belong to no business: business (the tenant itself), app_user, session, sign_in_attempt, plan, visitor_idempotency_key.

create table business (
  id uuid primary key,
  name text not null,
  time_zone text not null default 'UTC',
  currency char(3) not null default 'USD',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

create table app_user (
  id uuid primary key,
  business_id uuid not null references business (id) on delete cascade,
  email text not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  account_type text not null default 'starter' check (account_type in ('starter', 'pro', 'enterprise')),
  -- While a trial runs: the account counts as a starter from then on.
  trial_ends_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index app_user_email on app_user (lower(email));
create index app_user_business on app_user (business_id);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_user on session (user_id);
create index session_expiry on session (expires_at);

create table sign_in_attempt (
  email_hash bytea not null,
  attempted_at timestamptz not null default clock_timestamp(),
  id uuid not null,
  primary key (email_hash, attempted_at, id)
);

create table plan (
  name text primary key,
  id uuid not null unique,
  display_name text not null,
  description text not null,
  monthly_price_minor bigint not null,
  yearly_price_minor bigint not null,
  currency char(3) not null default 'USD',
  features jsonb not null,
  max_file_uploads integer not null,
  has_integrations boolean not null,
  has_advanced_analytics boolean not null,
  has_custom_reports boolean not null,
  position integer not null
);

create table visitor_idempotency_key (
  address text not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (address, key)
);

create table idempotency_key (
  business_id uuid not null references business (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default now(),
  primary key (business_id, key)
);

create table subscription (
  business_id uuid primary key references business (id) on delete cascade,
  plan_name text not null references plan (name),
  status text not null default 'none' check (status in ('none', 'trialing', 'active', 'past_due', 'canceled')),
  billing_type text not null default 'monthly' check (billing_type in ('monthly', 'yearly')),
  trial_ends_at timestamptz,
  changed_at timestamptz not null default now()
);

-- What a business used in a calendar month; deleting a file does not give its upload back.
create table usage_month (
  business_id uuid not null references business (id) on delete cascade,
  month date not null,
  kind text not null check (kind in ('file-upload', 'query', 'report')),
  used integer not null,
  primary key (business_id, month, kind)
);

-- One row per business: locking it puts the imports of one business in line; version rises with every change of entries.
create table ledger (
  business_id uuid primary key references business (id) on delete cascade,
  version bigint not null default 0
);

-- The chart of accounts: bank and card accounts and the category accounts in one numbering.
create table chart_account (
  business_id uuid not null references business (id) on delete cascade,
  number integer not null,
  name text not null,
  account_class text not null check (account_class in ('asset', 'liability', 'equity', 'income', 'expense')),
  role text not null check (role in ('bank', 'card', 'revenue', 'refund', 'other-income', 'cogs', 'opex', 'tax', 'interest', 'owner', 'loan', 'transfer')),
  -- How an upload finds its bank account again: the account's number or name in the file, or the file's name. Null for categories.
  external_key text,
  currency char(3),
  balance_minor bigint,
  balance_date date,
  primary key (business_id, number)
);
create unique index chart_account_external on chart_account (business_id, external_key) where external_key is not null;

create table file (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  name text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 bytea not null,
  status text not null check (status in ('processing', 'needs-answer', 'processed', 'failed')),
  error text,
  uploaded_at timestamptz not null,
  processed_at timestamptz,
  progress_percent smallint not null default 0,
  transaction_count integer not null default 0,
  duplicate_count integer not null default 0,
  problem_count integer not null default 0,
  date_from date,
  date_to date,
  currency char(3),
  -- How the file was read: columns, formats, date order, each with its reason; totals that the file itself states.
  reading jsonb,
  primary key (business_id, id)
);
create unique index file_content_once on file (business_id, sha256) where status <> 'failed';

create table file_content (
  business_id uuid not null,
  file_id uuid not null,
  -- Not compressed: squeezing ten megabytes costs more than a tenth of a whole import.
  content bytea storage external,
  parsed_text text storage external,
  primary key (business_id, file_id),
  foreign key (business_id, file_id) references file (business_id, id) on delete cascade
);

create table file_problem (
  business_id uuid not null,
  file_id uuid not null,
  position integer not null,
  line integer not null,
  reason text not null,
  raw text not null,
  primary key (business_id, file_id, position),
  foreign key (business_id, file_id) references file (business_id, id) on delete cascade
);

-- Two-legged postings: amount_minor goes to account_number, its negative to category_number. Every row of every file is kept;
-- one that was already in the ledger points to the row that counts (duplicate_of) and is counted nowhere but in its own file.
-- No foreign key per row: one would cost more than the rest of an import. The import statement itself joins to file and
-- chart_account, and features/ledger/ledger-import.test.ts looks for orphans (docs/decisions).
create table entry (
  business_id uuid not null,
  id uuid not null,
  file_id uuid,
  line integer,
  account_number integer not null,
  category_number integer not null,
  date date not null,
  amount_minor bigint not null,
  currency char(3) not null,
  description text not null,
  counterparty text,
  -- Hash of date, amount, currency, normalised description and the how-manieth of equal rows within its file.
  fingerprint uuid not null,
  duplicate_of uuid,
  primary key (business_id, id)
);
create unique index entry_once on entry (business_id, account_number, fingerprint) where duplicate_of is null;
create index entry_by_date on entry (business_id, date, id);
create index entry_by_file on entry (business_id, file_id);
-- Finds the heirs of a row that leaves the ledger; holds duplicates only, so most imports never touch it.
create index entry_by_original on entry (business_id, duplicate_of) where duplicate_of is not null;

-- Both legs of each counted entry, for statements: they add up to zero by construction.
create view posting with (security_invoker = true) as
  select business_id, id as entry_id, date, currency, account_number as number, amount_minor from entry where duplicate_of is null
  union all
  select business_id, id as entry_id, date, currency, category_number as number, -amount_minor from entry where duplicate_of is null;

-- Sums of counted entries, kept in the transaction that changes the entries.
create table day_total (
  business_id uuid not null references business (id) on delete cascade,
  currency char(3) not null,
  date date not null,
  account_number integer not null,
  category_number integer not null,
  in_minor bigint not null,
  out_minor bigint not null,
  in_count integer not null,
  out_count integer not null,
  primary key (business_id, currency, date, account_number, category_number)
);
create table month_total (
  business_id uuid not null references business (id) on delete cascade,
  currency char(3) not null,
  month date not null,
  account_number integer not null,
  category_number integer not null,
  in_minor bigint not null,
  out_minor bigint not null,
  in_count integer not null,
  out_count integer not null,
  primary key (business_id, currency, month, account_number, category_number)
);

create table question (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  file_id uuid,
  previous_id uuid,
  query text not null,
  response text not null,
  -- The answer as the API shows it, and the plan from which it can be computed again.
  answer jsonb not null,
  plan jsonb,
  ledger_version bigint not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create index question_by_file on question (business_id, file_id, id);

create table summary (
  business_id uuid not null,
  id uuid not null,
  file_id uuid not null,
  title text not null,
  content text not null,
  figures jsonb not null,
  ledger_version bigint not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, file_id) references file (business_id, id) on delete cascade
);

create table report (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  title text not null,
  type text not null,
  content text not null,
  period_from date not null,
  period_to date not null,
  figures jsonb not null,
  ledger_version bigint not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create index report_by_type on report (business_id, type, id);

create table insight (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  key text not null,
  type text not null check (type in ('growth', 'warning', 'info', 'alert')),
  title text not null,
  content text not null,
  citations jsonb not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index insight_key on insight (business_id, key);

create table integration (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  provider text not null check (provider in ('quickbooks', 'stripe', 'square', 'paypal')),
  status text not null check (status in ('connected', 'error', 'disconnected', 'pending')),
  last_sync timestamptz,
  company_name text,
  error text,
  primary key (business_id, id)
);
create unique index integration_provider on integration (business_id, provider);

-- Row-level security: the tenant is set by SET LOCAL app.business_id; a pooled connection may read '' afterwards, hence nullif.
do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['idempotency_key', 'subscription', 'usage_month', 'ledger', 'chart_account', 'file', 'file_content',
    'file_problem', 'entry', 'day_total', 'month_total', 'question', 'summary', 'report', 'insight', 'integration'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid)
      with check (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid)', tenant_table);
  end loop;
end $$;

insert into plan (name, id, display_name, description, monthly_price_minor, yearly_price_minor, features, max_file_uploads, has_integrations, has_advanced_analytics, has_custom_reports, position) values
  ('startup', '019a0000-0000-7000-8000-000000000001', 'Startup', 'For owners who upload their own files.', 800, 4800,
   '["Upload financial files (PDF/CSV)", "Basic AI analysis", "File-based insights", "Email support", "Standard reports", "Up to 50 file uploads per month", "Cancel anytime"]', 50, false, false, false, 1),
  ('pro', '019a0000-0000-7000-8000-000000000002', 'Pro', 'For businesses that want their accounts connected and watched.', 2900, 17400,
   '["Everything in Startup", "QuickBooks integration", "Stripe/Square/PayPal integrations", "Real-time alerts", "Automated report generation", "Advanced AI analytics", "Priority support", "Unlimited uploads", "Includes 14-day free trial"]', -1, true, true, true, 2);
