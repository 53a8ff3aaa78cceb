-- Connections to outside books: signing in, sealed tokens, synced rows in the ledger, and matches between sources.

alter table integration
  -- Invented books of the local sandbox, shown as such.
  add column is_sandbox boolean not null default false,
  add column company_id text,
  -- Where the next pull goes on; null before the first page.
  add column sync_cursor text,
  add column synced_count integer not null default 0,
  add column progress_percent smallint,
  add column connected_at timestamptz,
  -- Syncs that were asked for and that have ended, counted: one is under way while the first is ahead.
  add column sync_asked integer not null default 0,
  add column sync_done integer not null default 0,
  -- The sync under way has changed the ledger: insights are refreshed once it ends.
  add column sync_has_changed boolean not null default false,
  -- The provider wants no call before this time.
  add column sync_not_before timestamptz;
-- One connection per provider; those that were ended and whose rows were kept stay beside it, so that the same company takes them up again.
drop index integration_provider;
create unique index integration_provider on integration (business_id, provider) where status <> 'disconnected';
create unique index integration_company on integration (business_id, provider, is_sandbox, company_id);

-- Sealed with AES-256-GCM under the key that key_id names; generation rises with every refresh.
create table integration_token (
  business_id uuid not null,
  integration_id uuid not null,
  key_id text not null,
  sealed bytea not null,
  expires_at timestamptz,
  generation integer not null default 0,
  primary key (business_id, integration_id),
  foreign key (business_id, integration_id) references integration (business_id, id) on delete cascade
);

-- A sign-in at a provider under way: bound to the session that began it, used once, for ten minutes.
create table connection_attempt (
  business_id uuid not null references business (id) on delete cascade,
  state_hash bytea not null,
  session_hash bytea not null,
  provider text not null,
  key_id text not null,
  sealed_verifier bytea not null,
  redirect_uri text not null,
  expires_at timestamptz not null,
  primary key (business_id, state_hash)
);

-- Which business a provider's delivery is about, for deliveries come without a session. Belongs to no business, like sessions.
create table connected_company (
  -- The provider's name, with 'sandbox:' before it for its stand-in.
  provider text not null,
  company_id text not null,
  business_id uuid not null references business (id) on delete cascade,
  integration_id uuid not null,
  primary key (provider, company_id, business_id)
);
create index connected_company_integration on connected_company (business_id, integration_id);

-- Deliveries that were taken: a second one of the same event changes nothing.
create table webhook_delivery (
  source text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (source, event_id)
);
create index webhook_delivery_age on webhook_delivery (received_at);

-- A row that a sync brought has no file, but a connection and the provider's own identifier, by which it is found again.
alter table entry add column integration_id uuid, add column external_id text,
  -- What the provider says that it is: charge, fee, payout, …; for a payout the day on which the bank has it.
  add column source_kind text, add column arrives_on date;
create unique index entry_external on entry (business_id, integration_id, external_id) where integration_id is not null;

-- Two rows of different sources that tell of one movement of money. payout: the bank row is a transfer from the provider's account.
-- same-payment: other_entry_id is a duplicate of entry_id. An undone match is kept, so that it is not made again.
create table source_match (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('payout', 'same-payment')),
  entry_id uuid not null,
  other_entry_id uuid not null,
  -- Why: [{ says, weight }, …].
  reasons jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (business_id, id)
);
create unique index source_match_pair on source_match (business_id, entry_id, other_entry_id);
create index source_match_other on source_match (business_id, other_entry_id);

do $$
declare tenant_table text;
begin
  foreach tenant_table in array array['integration_token', 'connection_attempt', 'source_match'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid)
      with check (business_id = nullif(current_setting(''app.business_id'', true), '''')::uuid)', tenant_table);
  end loop;
end $$;
