-- What comes every four weeks is no monthly item: it comes thirteen times a year.
alter table expected_item drop constraint expected_item_rhythm_check;
alter table expected_item add constraint expected_item_rhythm_check check (rhythm in ('once', 'weekly', 'fortnightly', 'four-weekly', 'monthly', 'quarterly', 'yearly'));
