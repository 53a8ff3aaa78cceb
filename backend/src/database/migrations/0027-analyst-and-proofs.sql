-- How often a language model was asked for a business on the newest day on which it was asked at all; the days before need no memory.
create table analyst_budget (
  business_id uuid primary key references business (id) on delete cascade,
  day date not null,
  calls integer not null check (calls >= 0)
);
alter table analyst_budget enable row level security;
alter table analyst_budget force row level security;
create policy tenant on analyst_budget using (business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  with check (business_id = nullif(current_setting('app.business_id', true), '')::uuid);

-- The rows that an answer, a summary or a report rested on, and the figures that it stated: what a later look is compared with.
alter table question add column basis jsonb;
alter table summary add column basis jsonb;
alter table report add column basis jsonb;
