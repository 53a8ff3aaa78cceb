/** Times that no calendar tells: their days differ from place to place and from year to year, or only the business knows them. Add a phrase. */
export const UNTOLD_TIMES: readonly string[] = [
  // Of schools.
  'half term', 'half term break', 'half term week', 'half term holiday',
  'term time', 'school term', 'autumn term', 'spring term', 'summer term', 'winter term', 'fall term', 'michaelmas term', 'hilary term', 'trinity term',
  'school year', 'academic year', 'school holiday', 'school break', 'school vacation', 'spring break', 'reading week',
  'summer holiday', 'summer vacation', 'summer break', 'winter break', 'easter holiday', 'easter break', 'christmas holiday', 'christmas break', 'xmas holiday', 'xmas break',
  // Holidays of a country.
  'bank holiday', 'bank holiday weekend', 'bank holiday week', 'public holiday', 'federal holiday', 'national holiday', 'statutory holiday', 'stat holiday',
  'mother day', 'mothering sunday', 'father day', 'golden week',
  // Feasts that move.
  'ramadan', 'eid', 'eid al fitr', 'eid al adha', 'diwali', 'hanukkah', 'chanukah', 'passover', 'rosh hashanah', 'yom kippur', 'chinese new year', 'lunar new year', 'orthodox easter',
  // Of trade.
  'christmas trading', 'christmas trading period', 'christmas trade', 'christmas period', 'christmas rush', 'christmas fortnight', 'xmas trading', 'xmas trading period', 'xmas period', 'xmas rush',
  'festive period', 'festive trading', 'festive trading period', 'holiday period', 'holiday rush', 'holiday trading', 'golden quarter',
  'payday week', 'payday weekend', 'pay week',
];
