-- A report as data beside its text: sections, tables, charts, checks. Null for reports that were written before.
alter table report add column document jsonb;
