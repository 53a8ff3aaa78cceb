/** Statements in languages and manners of writing that the corpus does not have. */
import { day, LEDGER, money, sheet, type UnseenCase } from './test-writing.ts';

const two = (minor: number, write: (minor: number) => string, empty = ''): [string, string] => (minor < 0 ? [write(-minor), empty] : [empty, write(minor)]);
const NBSP = '\u00a0';
const NARROW = '\u202f';
const truth = LEDGER;

const MONTHS = {
  german: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.', french: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.', spanish: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  portuguese: 'jan fev mar abr mai jun jul ago set out nov dez', dutch: 'jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.', danish: 'januar februar marts april maj juni juli august september oktober november december',
  finnish: 'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta', hungarian: 'január február március április május június július augusztus szeptember október november december',
  turkish: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık', greek: 'Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ', polish: 'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  romanian: 'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie', croatian: 'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca', indonesian: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  english: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec', italian: 'gen feb mar apr mag giu lug ago set ott nov dic', swedish: 'jan feb mars april maj juni juli aug sept okt nov dec', ukrainian: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня',
};
const months = (language: keyof typeof MONTHS, pattern: string) => { const write = day.named(MONTHS[language]); return (date: string): string => write(date, pattern); };
const german = months('german', 'D. MMM YYYY'), french = months('french', 'D MMM YYYY'), spanish = months('spanish', 'D de MMM de YYYY'), brazilian = months('portuguese', 'D/MMM/YYYY'), dutch = months('dutch', 'D MMM YYYY');
const danish = months('danish', 'D. MMM YYYY'), finnish = months('finnish', 'D. MMM YYYY'), hungarian = months('hungarian', 'YYYY. MMM D.'), turkish = months('turkish', 'D MMM YYYY'), greek = months('greek', 'D MMM YYYY'), polish = months('polish', 'D MMM YYYY');
const romanian = months('romanian', 'D MMM YYYY'), croatian = months('croatian', 'D. MMM YYYY.'), indonesian = months('indonesian', 'D MMM YYYY'), shortEnglish = months('english', 'D MMM YY'), americanEnglish = months('english', 'MMM D, YYYY'), italian = months('italian', 'D-MMM-YY'), swedish = months('swedish', 'D MMM YYYY'), ukrainian = months('ukrainian', 'D MMM YYYY');

export const LANGUAGES: readonly UnseenCase[] = [
  { name: 'German month names, value date beside booking date', content: sheet(';', ['Buchungstag', 'Wertstellung', 'Umsatztext', 'Betrag in EUR', 'Saldo in EUR'], (p) => [german(p.date), german('2026-12-31'), p.text, money.european(p.minor), money.european(p.balance)]), truth },
  { name: 'French month names, narrow spaces', content: sheet(';', ['Date', 'Libellé', 'Débit', 'Crédit'], (p) => [french(p.date), p.text, ...two(p.minor, money.spaced(NARROW))]), truth },
  { name: 'French, non-breaking spaces and a currency behind', content: sheet('\t', ["Date d'opération", 'Nature', 'Montant'], (p) => [day.dmy()(p.date), p.text, `${money.spaced(NBSP)(p.minor)}${NBSP}€`]), truth },
  { name: 'Spanish dates in words', content: sheet(';', ['Fecha', 'Concepto', 'Importe', 'Saldo'], (p) => [spanish(p.date), p.text, money.european(p.minor), money.european(p.balance)]), truth },
  { name: 'Brazilian, R$ before the sign', content: sheet(';', ['Data', 'Histórico', 'Valor (R$)'], (p) => [brazilian(p.date), p.text, `R$ ${money.european(p.minor)}`]), truth },
  { name: 'Brazilian, D and C behind the amount', content: sheet(';', ['Data', 'Lançamento', 'Valor', 'Saldo'], (p) => [day.dmy()(p.date), p.text, `${money.european(Math.abs(p.minor))} ${p.minor < 0 ? 'D' : 'C'}`, money.european(p.balance)]), truth },
  { name: 'Dutch, Af and Bij', content: sheet(';', ['Datum', 'Omschrijving', 'Af Bij', 'Bedrag (EUR)'], (p) => [dutch(p.date), p.text, p.minor < 0 ? 'Af' : 'Bij', money.european(Math.abs(p.minor))]), truth },
  { name: 'Danish', content: sheet(';', ['Dato', 'Tekst', 'Beløb', 'Saldo'], (p) => [danish(p.date), p.text, money.european(p.minor), money.european(p.balance)]), truth },
  { name: 'Finnish', content: sheet(';', ['Kirjauspäivä', 'Saaja/Maksaja', 'Määrä'], (p) => [finnish(p.date), p.text, money.spaced(NBSP)(p.minor)]), truth },
  { name: 'Hungarian, year first', content: sheet(';', ['Könyvelés dátuma', 'Közlemény', 'Összeg', 'Egyenleg'], (p) => [hungarian(p.date), p.text, money.spaced(' ')(p.minor), money.spaced(' ')(p.balance)]), truth },
  { name: 'Turkish', content: sheet(';', ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'], (p) => [turkish(p.date), p.text, money.european(p.minor), money.european(p.balance)]), truth },
  { name: 'Greek', content: sheet(';', ['Ημερομηνία', 'Περιγραφή', 'Ποσό', 'Υπόλοιπο'], (p) => [greek(p.date), p.text, money.european(p.minor), money.european(p.balance)]), truth },
  { name: 'Polish', content: sheet(';', ['Data księgowania', 'Opis operacji', 'Kwota', 'Saldo po operacji'], (p) => [polish(p.date), p.text, `${money.spaced(' ')(p.minor)} PLN`, money.spaced(' ')(p.balance)]), truth },
  { name: 'Romanian', content: sheet(',', ['Data', 'Descriere', 'Debit', 'Credit'], (p) => [romanian(p.date), p.text, ...two(p.minor, money.european)]), truth },
  { name: 'Croatian', content: sheet(';', ['Datum', 'Opis', 'Isplata', 'Uplata', 'Stanje'], (p) => [croatian(p.date), p.text, ...two(p.minor, money.european), money.european(p.balance)]), truth },
  { name: 'Indonesian, DB behind the amount', content: sheet(',', ['Tanggal', 'Keterangan', 'Jumlah', 'Saldo'], (p) => [indonesian(p.date), p.text, `${money.us(Math.abs(p.minor))} ${p.minor < 0 ? 'DB' : 'CR'}`, money.us(p.balance)]), truth },
  { name: 'Italian, short months and years', content: sheet(';', ['Data operazione', 'Data valuta', 'Causale', 'Dare', 'Avere'], (p) => [italian(p.date), italian(p.date), p.text, ...two(p.minor, money.european)]), truth },
  { name: 'Swedish', content: sheet(';', ['Bokföringsdag', 'Rubrik', 'Belopp', 'Saldo'], (p) => [swedish(p.date), p.text, money.spaced(NBSP)(p.minor), money.spaced(NBSP)(p.balance)]), truth },
  { name: 'Ukrainian', content: sheet(';', ['Дата операції', 'Опис', 'Сума', 'Залишок'], (p) => [ukrainian(p.date), p.text, money.spaced(NBSP)(p.minor), money.spaced(NBSP)(p.balance)]), truth },
  { name: 'Japanese, year month day signs', content: sheet(',', ['日付', '摘要', 'お支払金額', 'お預り金額', '残高'], (p) => { const [y, m, d] = p.date.split('-'); return [`${y}年${Number(m)}月${Number(d)}日`, p.text, ...two(p.minor, money.us), money.us(p.balance)]; }), truth },
  { name: 'Chinese', content: sheet(',', ['交易日期', '摘要', '金额', '余额'], (p) => [p.date.replaceAll('-', '/'), p.text, money.us(p.minor), money.us(p.balance)]), truth },
  { name: '4 Mar 26', content: sheet(',', ['Date', 'Details', 'Amount'], (p) => [shortEnglish(p.date), p.text, money.plain(p.minor)]), truth },
  { name: 'Mar 4, 2026 in quotes', content: sheet(',', ['Date', 'Details', 'Amount'], (p) => [americanEnglish(p.date), p.text, money.us(p.minor)]), truth },
  { name: 'Swiss apostrophe', content: sheet(';', ['Buchungsdatum', 'Text', 'Belastung', 'Gutschrift', 'Saldo'], (p) => [day.dmy('.')(p.date), p.text, ...two(p.minor, money.swiss), money.swiss(p.balance)]), truth },
  { name: 'Swiss curly apostrophe, CHF before', content: sheet(';', ['Datum', 'Buchungstext', 'Betrag'], (p) => [day.dmyShort(p.date), p.text, `CHF ${money.swissCurly(p.minor)}`]), truth },
  { name: 'Indian lakh grouping', content: sheet(',', ['Txn Date', 'Narration', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'], (p) => [day.dmy('-')(p.date), p.text, ...two(p.minor, money.lakh), money.lakh(p.balance)]), truth },
  { name: 'Unicode minus', content: sheet(',', ['Date', 'Description', 'Amount'], (p) => [day.iso(p.date), p.text, money.unicodeMinus(p.minor)]), truth },
  { name: 'Minus behind', content: sheet(';', ['Datum', 'Vorgang', 'Betrag'], (p) => [day.dmy('.')(p.date), p.text, money.trailingMinus(p.minor)]), truth },
  { name: 'Korean, zeros where nothing moved', content: sheet(',', ['거래일시', '적요', '출금액', '입금액', '거래후잔액'], (p) => [`${p.date.replaceAll('-', '.')} 11:22:33`, p.text, ...two(p.minor, money.us, '0'), money.us(p.balance)]), truth },
  { name: 'Hebrew, money out and money in', content: sheet(',', ['תאריך', 'תיאור', 'בחובה', 'בזכות', 'היתרה בש"ח'], (p) => [day.dmy()(p.date), p.text, ...two(p.minor, money.us, '0.00'), money.us(p.balance)]), truth },
  { name: 'Chinese, directions in brackets', content: sheet(',', ['交易日期', '摘要', '记账金额(收入)', '记账金额(支出)', '余额'], (p) => { const [y, m, d] = p.date.split('-'); const [out, into] = two(p.minor, money.us); return [`${y}年${Number(m)}月${Number(d)}日`, p.text, into, out, money.us(p.balance)]; }), truth },
  { name: 'Thai, years of Buddha', content: sheet(',', ['วันที่', 'รายการ', 'ถอนเงิน', 'ฝากเงิน', 'ยอดคงเหลือ'], (p) => [day.dmy()(p.date).replace('2026', '2569'), p.text, ...two(p.minor, money.us), money.us(p.balance)]), truth },
  { name: 'Brazilian, S A L D O spaced out', content: `${sheet(',', ['Data', 'Histórico', 'Valor'], (p) => [day.dmy()(p.date), p.text, money.plain(p.minor)])}31/03/2026,S A L D O,999.00\n`, truth },
];
