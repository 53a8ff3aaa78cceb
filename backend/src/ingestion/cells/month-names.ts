/** Month names and their abbreviations in the languages of the statements we meet, without accents and dots. */

const NAMES: readonly (readonly string[])[] = [
  ['january', 'januar', 'janvier', 'enero', 'gennaio', 'janeiro', 'januari', 'jan', 'janv', 'ene', 'gen', 'jaen', 'stycznia', 'sty', 'ledna', 'led', 'января', 'янв'],
  ['february', 'februar', 'fevrier', 'febrero', 'febbraio', 'fevereiro', 'februari', 'feb', 'fevr', 'fev', 'lutego', 'lut', 'unora', 'uno', 'февраля', 'фев'],
  ['march', 'marz', 'maerz', 'mars', 'marzo', 'marco', 'maart', 'mar', 'mrz', 'mrt', 'marca', 'brezna', 'bre', 'марта', 'мар'],
  ['april', 'avril', 'abril', 'aprile', 'apr', 'avr', 'abr', 'kwietnia', 'kwi', 'dubna', 'dub', 'апреля', 'апр'],
  ['may', 'mai', 'mayo', 'maggio', 'maio', 'mei', 'maj', 'mag', 'maja', 'kvetna', 'kve', 'мая', 'май'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'junho', 'jun', 'giu', 'czerwca', 'cze', 'cervna', 'cer', 'июня', 'июн'],
  ['july', 'juli', 'juillet', 'julio', 'luglio', 'julho', 'jul', 'juil', 'lug', 'lipca', 'lip', 'cervence', 'cvc', 'июля', 'июл'],
  ['august', 'aout', 'agosto', 'augustus', 'aug', 'ago', 'aou', 'sierpnia', 'sie', 'srpna', 'srp', 'августа', 'авг'],
  ['september', 'septembre', 'septiembre', 'settembre', 'setembro', 'sep', 'sept', 'set', 'wrzesnia', 'wrz', 'zari', 'zar', 'сентября', 'сен'],
  ['october', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro', 'oct', 'okt', 'ott', 'out', 'pazdziernika', 'paz', 'rijna', 'rij', 'октября', 'окт'],
  ['november', 'novembre', 'noviembre', 'novembro', 'nov', 'listopada', 'lis', 'listopadu', 'ноября', 'ноя'],
  ['december', 'dezember', 'decembre', 'diciembre', 'dicembre', 'dezembro', 'dec', 'dez', 'dic', 'grudnia', 'gru', 'prosince', 'pro', 'декабря', 'дек'],
];

const MONTH_OF = new Map(NAMES.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** 1 to 12; null when the word is no month. */
export function monthOfName(word: string): number | null {
  const plain = word.normalize('NFD').replace(/[\u0300-\u036f.]/g, '').toLowerCase();
  return MONTH_OF.get(plain) ?? null;
}
