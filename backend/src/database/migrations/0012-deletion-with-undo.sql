-- What is deleted can be taken back for a day: until then it is only marked, and shown nowhere. A job removes it for good.
-- Questions and summaries go with the file that they are about, and come back with it: those that were deleted by themselves do not.
alter table question add column deleted_at timestamptz, add column is_deleted_with_file boolean not null default false;
alter table summary add column deleted_at timestamptz, add column is_deleted_with_file boolean not null default false;
alter table report add column deleted_at timestamptz;
alter table file add column deleted_at timestamptz;

-- The same bytes may be uploaded again once their first copy is deleted.
drop index file_content_once;
create unique index file_content_once on file (business_id, sha256) where status <> 'failed' and deleted_at is null;

-- Marked rows are few: these indexes cost the lists nothing and let the cleaning job find its work.
create index question_deleted on question (business_id, deleted_at) where deleted_at is not null;
create index summary_deleted on summary (business_id, deleted_at) where deleted_at is not null;
create index report_deleted on report (business_id, deleted_at) where deleted_at is not null;
create index file_deleted on file (business_id, deleted_at) where deleted_at is not null;

comment on column entry.duplicate_of is
  'null: counts. Another entry''s id: that one counts instead. The nil UUID: withdrawn with its deleted file, counts nowhere (features/ledger/withdrawn.ts).';
