-- Movements that a provider told of and that cannot be rows: how many were left out so far, and why the last one was.
alter table integration add column skipped_count integer not null default 0, add column skipped_reason text;
