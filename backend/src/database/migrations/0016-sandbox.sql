-- What the local sandbox of the providers remembers. Its companies' books are computed; nothing here belongs to a business.

-- Made once by the first server that needs it: the secret that signs its tokens, the key that signs its webhooks.
create table sandbox_setting (
  name text primary key,
  value bytea not null
);

-- A permission that the sandbox gave. The identifier is that of the code that was exchanged for it, so that a code works once.
create table sandbox_grant (
  id uuid primary key,
  provider text not null,
  company_id text not null,
  generation integer not null default 0,
  raised_at timestamptz,
  revoked_at timestamptz,
  -- Its holder left without saying which grant was theirs.
  left_at timestamptz,
  created_at timestamptz not null default now()
);
create index sandbox_grant_company on sandbox_grant (provider, company_id) where revoked_at is null;

create table sandbox_fault (
  id uuid primary key,
  provider text not null,
  company_id text,
  kind text not null,
  place text not null,
  calls_before integer not null,
  times integer,
  retry_after_seconds integer not null,
  since timestamptz not null
);

create table sandbox_change (
  provider text not null,
  company_id text not null,
  sequence integer not null,
  kind text not null,
  object_id text,
  amount_minor bigint,
  changed_at timestamptz not null,
  primary key (provider, company_id, sequence)
);
