-- A match names its two payments by what recognises them in any file and in any pull, so that it outlives files that are deleted and read again.
alter table source_match
  drop column entry_id,
  drop column other_entry_id,
  drop column undone_at,
  -- The statement's payment, its day, and the provider's row.
  add column account_number integer not null,
  add column fingerprint uuid not null,
  add column day date not null,
  add column integration_id uuid not null,
  add column external_id text not null,
  -- matched: counts once. proposed: waits for the owner. undone: the owner said that these are two. apart: matched once, its rows have better partners now.
  add column status text not null check (status in ('matched', 'proposed', 'undone', 'apart')),
  -- The owner's word, which no later import or sync changes.
  add column is_owners boolean not null default false,
  add column confidence smallint not null,
  -- A category that the owner chose later than this comes before the match.
  add column matched_at timestamptz;
create unique index source_match_pair on source_match (business_id, account_number, fingerprint, integration_id, external_id);
create unique index source_match_statement on source_match (business_id, kind, account_number, fingerprint) where status = 'matched';
create unique index source_match_provider on source_match (business_id, integration_id, external_id) where status = 'matched';
create index source_match_by_provider on source_match (business_id, integration_id, external_id);
create index source_match_by_day on source_match (business_id, day);

-- The days in which rows came, went or changed since sources were last matched; null: none.
alter table ledger
  add column unmatched_from date,
  add column unmatched_to date;
