-- What an owner said about how a file is read, for later files of the same layout and account.
create table remembered_layout (
  business_id uuid not null references business (id) on delete cascade,
  id uuid not null,
  -- Of delimiter, number of columns and headings.
  signature text not null,
  -- The account that the files name, else their name without numbers and months.
  account_key text not null,
  mapping jsonb not null,
  -- The file about which it was said last.
  file_name text not null,
  said_at timestamptz not null,
  primary key (business_id, id)
);
create unique index remembered_layout_once on remembered_layout (business_id, signature, account_key);

alter table remembered_layout enable row level security;
alter table remembered_layout force row level security;
create policy tenant on remembered_layout using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
