-- Uploads are packed from now on where that makes them smaller (docs/decisions/0119-uploads-are-stored-packed.md). What is there stays as it is.
alter table file_content add column is_packed boolean not null default false;
comment on column file_content.content is 'The uploaded bytes: as they came, or as one frame of zstd where is_packed.';
