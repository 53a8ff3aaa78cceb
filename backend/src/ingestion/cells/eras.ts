/** Years that other calendars count from elsewhere; their months and days are those of everybody. */
import { wordTable } from '../../finance/word-table.ts';

/** Emperors of Japan: the year before their first. */
const JAPANESE = wordTable<number>({ 令和: 2018, 令: 2018, R: 2018, 平成: 1988, 平: 1988, H: 1988, 昭和: 1925, 昭: 1925, S: 1925 });
const JAPANESE_DATE = /^(令和|令|R|平成|平|H|昭和|昭|S)\.?(\d{1,2}|元)[年./-] ?(\d{1,2})[月./-] ?(\d{1,2})日?$/;
/** 115/03/05: nothing else is written with a year of three digits. */
const TAIWANESE_DATE = /^(?:民國|民国)?(1[0-3]\d)[年./-] ?(\d{1,2})[月./-] ?(\d{1,2})日?$/;
/** 4 มี.ค. 2569, 04 มีนาคม 69, with or without points */
const THAI_DATE = /^(\d{1,2})[ -/]?([\u0E01-\u0E4E.]{3,14}?)[ -/]?(?:พ\.?ศ\.? ?)?(25\d{2}|20\d{2}|\d{2})$/;
const THAI_MONTHS: readonly (readonly string[])[] = [['มค', 'มกราคม'], ['กพ', 'กุมภาพันธ์'], ['มีค', 'มีนาคม'], ['เมย', 'เมษายน'], ['พค', 'พฤษภาคม'], ['มิย', 'มิถุนายน'], ['กค', 'กรกฎาคม'], ['สค', 'สิงหาคม'], ['กย', 'กันยายน'], ['ตค', 'ตุลาคม'], ['พย', 'พฤศจิกายน'], ['ธค', 'ธันวาคม']];
/** A year of two digits beside a Thai month is one of Buddha. */
const BUDDHIST_CENTURY = 2500;
const YEARS_BEFORE_TAIWAN = 1911;
const YEARS_OF_BUDDHA = 543;
/** Nobody was paid in the years that these would be here: 1957 to 2099 in Thailand. */
const FIRST_BUDDHIST_YEAR = 2500;
const LAST_BUDDHIST_YEAR = 2642;

/** Year, month and day of our calendar; null where the text is in none of these eras. */
export function dateOfEra(text: string): [number, number, number] | null {
  const japanese = JAPANESE_DATE.exec(text);
  if (japanese) return [JAPANESE[japanese[1]!]! + (japanese[2] === '元' ? 1 : Number(japanese[2])), Number(japanese[3]), Number(japanese[4])];
  const thai = THAI_DATE.exec(text);
  const month = thai ? THAI_MONTHS.findIndex((names) => names.includes(thai[2]!.replaceAll('.', ''))) + 1 : 0;
  if (thai && month > 0) return [thai[3]!.length === 2 ? BUDDHIST_CENTURY + Number(thai[3]) : Number(thai[3]), month, Number(thai[1])];
  const taiwanese = TAIWANESE_DATE.exec(text);
  return taiwanese && [YEARS_BEFORE_TAIWAN + Number(taiwanese[1]), Number(taiwanese[2]), Number(taiwanese[3])];
}

export const commonYear = (year: number): number => (year >= FIRST_BUDDHIST_YEAR && year <= LAST_BUDDHIST_YEAR ? year - YEARS_OF_BUDDHA : year);
