/** Month names and their abbreviations in the languages of the statements we meet, without accents and dots. */

const NAMES: readonly (readonly string[])[] = [
  ['january', 'januar', 'janvier', 'enero', 'gennaio', 'janeiro', 'januari', 'jan', 'janv', 'ene', 'gen', 'jaen', 'stycznia', 'sty', 'ledna', 'led', 'января', 'янв', 'tammikuuta', 'tammikuu', 'ocak', 'oca', 'ianuarie', 'ian', 'januara', 'gener', 'jaanuar', 'ιανουαριου', 'ιαν', 'січня', 'січ', 'януари', 'яну', 'يناير', 'جانفي', 'ינואר', 'sausio', 'janvaris', 'januarie', 'იანვარი'],
  ['february', 'februar', 'fevrier', 'febrero', 'febbraio', 'fevereiro', 'februari', 'feb', 'fevr', 'fev', 'lutego', 'lut', 'unora', 'uno', 'февраля', 'фев', 'helmikuuta', 'helmikuu', 'subat', 'sub', 'februarie', 'februara', 'febr', 'febrer', 'veebruar', 'φεβρουαριου', 'φεβ', 'лютого', 'лют', 'февруари', 'فبراير', 'فيفري', 'شباط', 'פברואר', 'vasario', 'februaris', 'თებერვალი'],
  ['march', 'marz', 'maerz', 'mars', 'marzo', 'marco', 'maart', 'mar', 'mrz', 'mrt', 'marca', 'brezna', 'bre', 'марта', 'мар', 'maaliskuuta', 'maaliskuu', 'mart', 'martie', 'marts', 'maret', 'marcius', 'marc', 'μαρτιου', 'μαρ', 'березня', 'бер', 'март', 'مارس', 'آذار', 'מרץ', 'kovo', 'mac', 'მარტი'],
  ['april', 'avril', 'abril', 'aprile', 'apr', 'avr', 'abr', 'kwietnia', 'kwi', 'dubna', 'dub', 'апреля', 'апр', 'huhtikuuta', 'huhtikuu', 'nisan', 'nis', 'aprilie', 'aprila', 'aprilis', 'aprill', 'απριλιου', 'απρ', 'квітня', 'кві', 'април', 'أبريل', 'ابريل', 'إبريل', 'أفريل', 'نيسان', 'אפריל', 'balandzio', 'აპრილი'],
  ['may', 'mai', 'mayo', 'maggio', 'maio', 'mei', 'maj', 'mag', 'maja', 'kvetna', 'kve', 'мая', 'май', 'toukokuuta', 'toukokuu', 'mayıs', 'mayis', 'majus', 'maig', 'μαιου', 'μαι', 'травня', 'тра', 'مايو', 'ماي', 'أيار', 'מאי', 'geguzes', 'maijs', 'მაისი'],
  ['june', 'juni', 'juin', 'junio', 'giugno', 'junho', 'jun', 'giu', 'czerwca', 'cze', 'cervna', 'cer', 'июня', 'июн', 'kesakuuta', 'kesakuu', 'haziran', 'haz', 'iunie', 'iun', 'juna', 'junius', 'juny', 'juuni', 'ιουνιου', 'ιουν', 'червня', 'чер', 'юни', 'يونيو', 'يونيه', 'جوان', 'حزيران', 'יוני', 'birzelio', 'junijs', 'junie', 'ივნისი'],
  ['july', 'juli', 'juillet', 'julio', 'luglio', 'julho', 'jul', 'juil', 'lug', 'lipca', 'lip', 'cervence', 'cvc', 'июля', 'июл', 'heinakuuta', 'heinakuu', 'temmuz', 'tem', 'iulie', 'iul', 'jula', 'julius', 'juliol', 'juuli', 'ιουλιου', 'ιουλ', 'липня', 'лип', 'юли', 'يوليو', 'يوليه', 'جويلية', 'تموز', 'יולי', 'liepos', 'julijs', 'julie', 'julai', 'ივლისი'],
  ['august', 'aout', 'agosto', 'augustus', 'aug', 'ago', 'aou', 'sierpnia', 'sie', 'srpna', 'srp', 'августа', 'авг', 'elokuuta', 'elokuu', 'agustos', 'agu', 'agustus', 'agt', 'ags', 'augusta', 'augusztus', 'agost', 'αυγουστου', 'αυγ', 'серпня', 'сер', 'август', 'أغسطس', 'اغسطس', 'أوت', 'אוגוסט', 'rugpjucio', 'augusts', 'ogos', 'agust', 'აგვისტო'],
  ['september', 'septembre', 'septiembre', 'settembre', 'setembro', 'sep', 'sept', 'set', 'wrzesnia', 'wrz', 'zari', 'zar', 'сентября', 'сен', 'syyskuuta', 'syyskuu', 'eylul', 'eyl', 'septembrie', 'septembra', 'szeptember', 'szept', 'setembre', 'σεπτεμβριου', 'σεπ', 'вересня', 'вер', 'септември', 'سبتمبر', 'أيلول', 'ספטמבר', 'rugsejo', 'septembris', 'სექტემბერი'],
  ['october', 'oktober', 'octobre', 'octubre', 'ottobre', 'outubro', 'oct', 'okt', 'ott', 'out', 'pazdziernika', 'paz', 'rijna', 'rij', 'октября', 'окт', 'lokakuuta', 'lokakuu', 'ekim', 'eki', 'octombrie', 'oktobra', 'οκτωβριου', 'οκτ', 'жовтня', 'жов', 'октомври', 'أكتوبر', 'اكتوبر', 'אוקטובר', 'spalio', 'oktobris', 'ოქტომბერი'],
  ['november', 'novembre', 'noviembre', 'novembro', 'nov', 'listopada', 'lis', 'listopadu', 'ноября', 'ноя', 'marraskuuta', 'marraskuu', 'kasım', 'kasim', 'kas', 'noiembrie', 'noi', 'novembra', 'νοεμβριου', 'νοε', 'листопада', 'лис', 'ноември', 'نوفمبر', 'נובמבר', 'lapkricio', 'novembris', 'ნოემბერი'],
  ['december', 'dezember', 'decembre', 'diciembre', 'dicembre', 'dezembro', 'dec', 'dez', 'dic', 'grudnia', 'gru', 'prosince', 'pro', 'декабря', 'дек', 'joulukuuta', 'joulukuu', 'aralık', 'aralik', 'ara', 'decembrie', 'decembra', 'desember', 'des', 'desembre', 'δεκεμβριου', 'δεκ', 'грудня', 'гру', 'декември', 'ديسمبر', 'דצמבר', 'gruodzio', 'decembris', 'disember', 'დეკემბერი'],
];

const MONTH_OF = new Map(NAMES.flatMap((names, index) => names.map((name) => [foldedMonth(name), index + 1] as const)));

/** 1 to 12; null when the word is no month. */
export function monthOfName(word: string): number | null {
  const plain = foldedMonth(word);
  return MONTH_OF.get(plain) ?? null;
}

function foldedMonth(word: string): string {
  return word.normalize('NFD').replace(/[\u0300-\u036f.]/g, '').toLowerCase();
}
