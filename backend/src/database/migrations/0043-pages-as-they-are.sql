-- Pages that are written from now on are stored as they are (docs/decisions/0104-pages-are-not-compressed.md).
alter table rollup alter parts set storage external, alter to_date set storage external;
