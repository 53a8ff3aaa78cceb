-- What an import proved, written in its own transaction: the sums of the file's rows as its reader counted them, and beside them what the ledger held of the file.
create table certificate (
  business_id uuid not null,
  file_id uuid not null,
  issued_at timestamptz not null,
  program_version text not null,
  row_count integer not null,
  rejected_count integer not null,
  repaired_count integer not null,
  duplicate_count integer not null,
  -- Per account and currency; null where the file names more accounts than are told apart.
  sums jsonb,
  -- Opening balance, rows and closing balance, where the file states balances.
  equations jsonb not null,
  -- Counted by SQL from the rows themselves, per account and currency.
  ledger jsonb not null,
  primary key (business_id, file_id),
  foreign key (business_id, file_id) references file (business_id, id) on delete cascade
);
alter table certificate enable row level security;
alter table certificate force row level security;
create policy tenant on certificate using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);

-- Rows that count although something about them had to be mended are listed beside those that do not.
alter table file_problem add column kind text not null default 'rejected' check (kind in ('rejected', 'repaired'));
