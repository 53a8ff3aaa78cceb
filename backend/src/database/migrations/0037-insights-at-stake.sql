-- How much money an insight is about, where its rows stand, in which order insights are told, and which of them the owner put away. Null for insights that were found before.
alter table insight
  add column stake_minor bigint,
  add column stake_period text check (stake_period in ('once', 'month', 'year')),
  add column currency text,
  add column place jsonb,
  add column rank int not null default 0,
  add column dismissed_at timestamptz;
