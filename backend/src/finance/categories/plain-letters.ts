/** Bank text without apostrophes and accents, as most banks print it: JOE'S = JOES, Ü as UE in German words, É as E. */

const GERMAN: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', ẞ: 'SS', ß: 'SS', Ø: 'O', Æ: 'AE' };
const NOT_PLAIN = /['\u2019\u00c0-\u024f\u1e9e]/;

/** `text`: in capitals. */
export function plainLetters(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return text.replace(/['\u2019]/g, '').replace(/[ÄÖÜẞßØÆ]/g, (letter) => GERMAN[letter] ?? letter).normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
