-- A file that the product brought itself, so that a new account has something to look at; it is not one of the plan's uploads.
alter table file add column is_sample boolean not null default false;
