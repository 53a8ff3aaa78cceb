-- A match of two rows of files names both by account and fingerprint; one with a provider's row names the provider's identifier instead.
alter table source_match drop constraint source_match_kind_check;
alter table source_match
  -- copy: one payment in two statements of one account, in other words or on another day. transfer: money out of one own account and into another.
  add constraint source_match_kind_check check (kind in ('payout', 'same-payment', 'copy', 'transfer')),
  alter column integration_id drop not null,
  alter column external_id drop not null,
  add column other_account_number integer,
  add column other_fingerprint uuid,
  add constraint source_match_sides check ((kind in ('copy', 'transfer')) = (other_fingerprint is not null and other_account_number is not null)
    and (kind in ('copy', 'transfer')) = (integration_id is null and external_id is null));
create unique index source_match_file_pair on source_match (business_id, kind, account_number, fingerprint, other_account_number, other_fingerprint) where other_fingerprint is not null;
create index source_match_by_other on source_match (business_id, other_account_number, other_fingerprint) where other_fingerprint is not null;
create unique index source_match_transfer_in on source_match (business_id, other_account_number, other_fingerprint) where kind = 'transfer' and status = 'matched';

-- Rows of one payment have one fingerprint. Where a match made it so, this is the one that the row's own facts give.
alter table entry add column own_fingerprint uuid;
create index entry_by_own_fingerprint on entry (business_id, account_number, own_fingerprint) where own_fingerprint is not null;
