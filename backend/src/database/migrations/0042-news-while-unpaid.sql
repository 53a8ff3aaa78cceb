-- A provider's news about a company whose account is not paid just now: looked at once it is.
alter table connected_company add column has_news boolean not null default false;
