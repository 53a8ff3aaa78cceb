-- One index less for every imported row. An import makes its rows' identifiers in one go, so a file's rows lie in one stretch of the primary key.
-- Rows of other files may lie in it, too: file_id decides.
alter table file
  add column first_entry_id uuid not null default '00000000-0000-0000-0000-000000000000',
  add column last_entry_id uuid not null default 'ffffffff-ffff-ffff-ffff-ffffffffffff';

alter table entry no force row level security;
alter table file no force row level security;
update file set first_entry_id = span.first::uuid, last_entry_id = span.last::uuid
from (select business_id, file_id, min(id::text collate "C") as first, max(id::text collate "C") as last from entry where file_id is not null group by business_id, file_id) as span
where file.business_id = span.business_id and file.id = span.file_id;
alter table file force row level security;
alter table entry force row level security;

drop index entry_by_file;
