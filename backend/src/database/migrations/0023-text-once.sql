-- Most statements are UTF-8 already: their text is their bytes, kept once. parsed_text then holds the beginning alone, for lists.
alter table file_content add column is_text_of_content boolean not null default false;
