-- After a large import the planner knows nothing of the rows that came until autovacuum gets round to the table, and guesses plans meanwhile.
-- The application's role owns nothing and may not ANALYZE: it may ask for this one table, and only what is out of date is looked at.
create function refresh_ledger_statistics() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare is_old boolean;
begin
  select stat.n_mod_since_analyze >= greatest(10000, 0.05 * class.reltuples) into is_old
  from pg_stat_user_tables stat join pg_class class on class.oid = stat.relid where stat.relid = 'entry'::regclass;
  -- Whoever is at it already does it for everybody.
  if is_old then analyze (skip_locked) entry; end if;
  return coalesce(is_old, false);
end $$;
