-- A sign-in at a provider that has not come back yet is shown as a pending connection, under an identifier that says nothing of its state.

alter table connection_attempt
  add column id uuid not null default gen_random_uuid(),
  add column is_sandbox boolean not null default false;
create unique index connection_attempt_id on connection_attempt (business_id, id);
