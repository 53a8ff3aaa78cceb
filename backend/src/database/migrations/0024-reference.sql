-- What the bank or the other party numbered the payment with. Null: the file says nothing, or it was read before this was kept.
alter table entry add column reference text;
-- By how much of its description a payment is known again, where notes of other columns stand behind that. Null: all of it.
alter table entry add column title_chars smallint;
