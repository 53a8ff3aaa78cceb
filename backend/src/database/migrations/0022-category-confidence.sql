-- By what a row's imported category was decided and how sure that is: basis × 100 + confidence in percent (finance/categories/basis.ts).
-- Null: imported before this was kept.
alter table entry add column category_basis smallint;
-- The rows that may wait for the owner's word: few, so most imports hardly touch it.
create index entry_uncertain on entry (business_id) where category_basis % 100 < 70 and duplicate_of is null;

-- Decisions and rules that came from one answer in the review are taken back together.
alter table category_decision add column review_id uuid;
alter table category_rule add column review_id uuid;
create index category_decision_review on category_decision (business_id, review_id) where review_id is not null;

-- What a language model proposes for a counterparty, asked once; null: it had nothing to propose.
create table category_suggestion (
  business_id uuid not null references business (id) on delete cascade,
  -- In lower case.
  counterparty text not null,
  direction text not null check (direction in ('in', 'out')),
  category_number integer,
  confidence smallint not null,
  engine text not null,
  suggested_at timestamptz not null,
  primary key (business_id, counterparty, direction)
);
alter table category_suggestion enable row level security;
alter table category_suggestion force row level security;
create policy tenant on category_suggestion using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
