-- After a large import PostgreSQL's own upkeep learns of the new rows within a minute; until then it guesses that there are next to none,
-- and reads a whole ledger where an index would do. The server asks for it at once. Only the tables' owner may, so this is done in the owner's name.
create function refresh_statistics() returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from pg_stat_user_tables where schemaname = 'public' and relname = 'entry' and n_mod_since_analyze > 1000 + n_live_tup / 5) then
    analyze (skip_locked) entry;
  end if;
end $$;
revoke execute on function refresh_statistics() from public;
