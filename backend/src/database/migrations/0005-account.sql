-- What people keep in their settings: preferences, sessions that can be told apart, and the reset of a forgotten password.

alter table business add column wants_monthly_reports boolean not null default true;
alter table app_user add column wants_email_notifications boolean not null default true;

-- The token's hash is nobody's to see: sessions are listed and ended by an identifier of their own.
alter table session add column id uuid not null default gen_random_uuid();
alter table session add column user_agent text;
create unique index session_id on session (id);

-- Not only sign-ins are counted: everything that a stranger could try often, per hashed subject.
alter table sign_in_attempt rename to attempt;
alter table attempt rename column email_hash to subject_hash;

create table password_reset (
  token_hash bytea primary key,
  user_id uuid not null references app_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index password_reset_by_user on password_reset (user_id);
