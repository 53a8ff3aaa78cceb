-- A file that counts only once its owner has confirmed how it is read; and whether a business wants that of each file.
alter table file add column awaits_check boolean not null default false;
alter table business add column wants_reading_checks boolean not null default false;

-- What is remembered says when it was of use, and can be taken back for a day after it was forgotten.
alter table remembered_layout
  add column last_used_at timestamptz,
  add column deleted_at timestamptz;

-- Rows from before it was kept how sure their category is: they are judged once, and this holds nothing from then on.
create index entry_not_judged on entry (business_id) where category_basis is null;
