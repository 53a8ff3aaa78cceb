-- A call whose server died is done over by its repetition, which finds what the first one had made: noted on the key in the transaction that made it.
-- `claim` says whose run the key is; `alive_at` is renewed while that run lasts.
alter table idempotency_key add column claim uuid, add column made jsonb not null default '{}', add column alive_at timestamptz not null default now();
alter table visitor_idempotency_key add column claim uuid, add column made jsonb not null default '{}', add column alive_at timestamptz not null default now();
