/** Statements with something in them that would count as a payment, or as another one, if it were not noticed. */
import { CLOSING, day, LEDGER, money, sheet, table, type Payment, type UnseenCase } from './test-writing.ts';

const truth = LEDGER;
const HEADINGS = ['Date', 'Description', 'Amount'];
const minor = (p: Payment): string => money.plain(p.minor);
const row = (p: Payment): string[] => [p.date, p.text, minor(p)];
const lines = LEDGER.map(row);
const SUM = '121744.41';
const below = (words: string, amount = SUM): UnseenCase => ({ name: `a dated row "${words}"`, content: table(',', [HEADINGS, ...lines, ['2026-03-31', words, amount]]), truth });
const TOTALS = ['Totaal', 'Totale', 'Summa', 'I alt', 'Razem', 'Celkem', 'Yhteensä', 'Toplam', 'Összesen', 'Total general', 'Gesamtbetrag', 'Somme des mouvements', '合計', 'Sub-total', 'Monthly total', 'Net change', 'Total debits', 'Page total', 'Total for March 2026'];
const BALANCES = ['Saldo', 'Kontostand', 'Balance', 'Balance as of 03/31/2026', 'Closing bal', 'Saldo al 31/03/2026', 'B/F', 'C/F', 'Balance c/d', 'Solde au 31/03/2026', 'Ultimo saldo', 'Slutsaldo', 'Kapanış bakiyesi', 'Záróegyenleg', 'Saldo końcowe', 'Loppusaldo', 'Ending daily balance', 'Available balance'];
/** Shops whose names begin like a line of the statement itself. */
const SHOPS = ['TOTAL ENERGIES STATION 471', 'TOTAL WINE & MORE', 'NEW BALANCE SHOES LONDON', 'NETTO MARKT', 'SUMMIT CLIMBING', 'Balance Yoga Studio', 'Sum Up payout', 'Final Draft Software', 'Page One Books', 'Opening Ceremony Catering', 'SUBWAY 1222', 'Gesamt Elektro GmbH', 'Monthly retainer', 'Net a Porter', 'Soldes d\'hiver boutique'];
const two = (p: Payment): [string, string] => (p.minor < 0 ? [money.abs(p.minor), ''] : ['', money.abs(p.minor)]);

export const TRAPS: readonly UnseenCase[] = [
  ...TOTALS.map((words) => below(words)), ...BALANCES.map((words) => below(words, money.plain(CLOSING))),
  { name: 'shops named like totals and balances', content: table(',', [HEADINGS, ...lines, ...SHOPS.map((words) => ['2026-03-18', words, '-5.00'])]), truth: [...truth, ...SHOPS.map(() => ({ date: '2026-03-18', minor: -500 }))] },
  { name: 'credit before debit', content: sheet(',', ['Date', 'Description', 'Credit', 'Debit', 'Balance'], (p) => [p.date, p.text, ...[...two(p)].reverse(), money.plain(p.balance)]), truth },
  { name: 'balances that end with OD and CR', content: sheet(',', ['Date', 'Details', 'Paid Out', 'Paid In', 'Balance'], (p) => [day.dmy()(p.date), p.text, ...two(p), `${money.us(p.balance)} CR`]), truth },
  { name: 'paid out with minus, paid in without', content: sheet(',', ['Date', 'Details', 'Paid Out', 'Paid In'], (p) => [day.dmy()(p.date), p.text, p.minor < 0 ? minor(p) : '', p.minor > 0 ? minor(p) : '']), truth },
  { name: 'plus before money in, nothing before money out', content: sheet(',', HEADINGS, (p) => [p.date, p.text, `${p.minor > 0 ? '+' : ''}${money.abs(p.minor)}`]), truth },
  { name: 'DR and CR before the amounts', content: sheet(',', HEADINGS, (p) => [p.date, p.text, `${p.minor > 0 ? 'CR' : 'DR'} ${money.us(Math.abs(p.minor))}`]), truth },
  { name: 'DR and CR in a column without heading', content: sheet(',', [...HEADINGS, ''], (p) => [p.date, p.text, money.abs(p.minor), p.minor > 0 ? 'CR' : 'DR']), truth },
  { name: 'a card in parentheses', content: sheet(',', HEADINGS, (p) => [p.date, p.text, p.minor < 0 ? `(${money.us(-p.minor)})` : money.us(p.minor)]), truth },
  { name: 'one decimal and none', content: sheet(',', HEADINGS, (p) => [p.date, p.text, String(p.minor / 100)]), truth },
  { name: 'a fee beside each amount, balances count both', content: sheet(',', ['Completed Date', 'Description', 'Amount', 'Fee', 'Currency', 'State', 'Balance'], (p) => [p.date, p.text, money.plain(p.minor + 100), '1.00', 'EUR', 'COMPLETED', money.plain(p.balance)]), truth },
  { name: 'rows in two currencies', content: sheet(',', [...HEADINGS, 'Currency'], (p) => [...row(p), p.minor < 0 ? 'USD' : 'EUR']), truth },
  { name: 'the second amount is in another currency', content: sheet(',', ['Date', 'Description', 'Amount', 'Foreign Amount'], (p) => [...row(p), p.minor < 0 ? `${money.plain(p.minor * 3)} GBP` : '']), truth },
  { name: 'two headings called Amount', content: sheet(',', ['Date', 'Description', 'Amount', 'Currency', 'Amount', 'Currency'], (p) => [p.date, p.text, minor(p), 'USD', money.plain(p.minor * 2), 'GBP']), truth },
  { name: 'days that contradict each other', content: sheet(',', HEADINGS, (p) => [p.minor < 0 ? day.dmy()(p.date) : day.mdy()(p.date), p.text, minor(p)]), truth },
  { name: 'both dates in one cell', content: sheet(';', ['Datum / Valuta', 'Text', 'Betrag'], (p) => [`${day.dmy('.')(p.date)} / 31.12.2026`, p.text, money.european(p.minor)]), truth },
  { name: 'full-width digits', content: sheet(',', HEADINGS, (p) => [p.date, p.text, minor(p).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))]), truth },
  { name: 'Arabic digits', content: sheet(',', HEADINGS, (p) => [p.date, p.text, minor(p).replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 48 + 0x660))]), truth },
  { name: 'scientific notation', content: sheet(',', HEADINGS, (p) => [p.date, p.text, p.minor > 1_000_000 ? '1.2345678E+05' : minor(p)]), truth },
  { name: 'hashes of a narrow column', content: sheet(',', HEADINGS, (p) => [p.date, p.text, p.minor > 1_000_000 ? '########' : minor(p)]), truth },
  { name: 'voided and reversed', content: `${sheet(',', [...HEADINGS, 'Status'], (p) => [...row(p), 'Posted'])}2026-03-18,Gone,-5.00,Void\n2026-03-18,Gone too,-6.00,Cancelled\n`, truth },
  { name: 'German not yet booked', content: `${sheet(';', ['Buchungstag', 'Text', 'Betrag', 'Status'], (p) => [day.dmy('.')(p.date), p.text, money.european(p.minor), 'gebucht'])}18.03.2026;Noch nicht;-5,00;vorgemerkt\n`, truth },
  { name: 'a quantity beside the price', content: sheet(',', ['Date', 'Item', 'Qty', 'Unit Price', 'Total'], (p) => [p.date, p.text, '2', money.plain(p.minor / 2), minor(p)]), truth },
  { name: 'tax and net beside the total', content: sheet(',', ['Date', 'Description', 'Net', 'VAT', 'Total'], (p) => [p.date, p.text, money.plain(p.minor - 100), '1.00', minor(p)]), truth },
  { name: 'one fee that the balances count beside its amount', content: sheet(',', ['Date', 'Description', 'Amount', 'Fee', 'Balance'], (p) => [p.date, p.text, money.plain(p.minor === -4_730 ? p.minor + 50 : p.minor), p.minor === -4_730 ? '0.50' : '0.00', money.plain(p.balance)]), truth },
  { name: 'two columns that take turns, unnamed', content: sheet(',', ['Date', 'Words', 'Column A', 'Column B'], (p) => [p.date, p.text, p.minor < 0 ? money.abs(p.minor) : '0.00', p.minor < 0 ? '0.00' : money.abs(p.minor)]), truth },
  { name: 'local and account currency', content: sheet(',', ['Date', 'Name', 'Amount', 'Currency', 'Local amount', 'Local currency'], (p) => [p.date, p.text, minor(p), 'GBP', money.plain(p.minor * 2), 'EUR']), truth },
  { name: 'net beside gross and fee', content: sheet(';', ['Datum', 'Beschreibung', 'Brutto', 'Entgelt', 'Netto'], (p) => [day.dmy('.')(p.date), p.text, money.european(p.minor + (p.minor > 0 ? 30 : 0)), p.minor > 0 ? '-0,30' : '0,00', money.european(p.minor)]), truth },
  { name: 'pending, yes or no', content: `${sheet(',', ['Date', 'Pending', 'Description', 'Amount'], (p) => [p.date, 'No', p.text, minor(p)])}2026-03-18,Yes,Hold,-75.00\n`, truth },
  { name: 'a pending section above', content: `Pending Transactions\nDate,Merchant,Amount\n2026-03-18,Hold,-75.00\n\nPosted Transactions\n${sheet(',', ['Transaction Date', 'Posting Date', 'Merchant', 'Amount'], (p) => [p.date, p.date, p.text, minor(p)])}`, truth },
  { name: 'amounts in cents', content: sheet('|', ['id', 'booked_at', 'amount_cents', 'memo'], (p) => ['1', `${p.date}T10:11:12Z`, String(p.minor), p.text]), truth },
  { name: 'operation and account currency', content: sheet(';', ['Дата операции', 'Сумма операции', 'Валюта операции', 'Сумма платежа', 'Валюта платежа', 'Описание'], (p) => [day.dmy('.')(p.date), money.european(p.minor < 0 ? p.minor * 2 : p.minor), p.minor < 0 ? 'USD' : 'RUB', money.european(p.minor), 'RUB', p.text]), truth },
  { name: 'unsigned, balances fall to a first payment that nothing tells', content: sheet(',', [...HEADINGS, 'Balance'], (p) => [p.date, p.text, money.abs(p.minor), money.plain(p.balance)], LEDGER.slice(0, 2)), truth: LEDGER.slice(0, 2) },
  { name: 'charges and payments of a card', content: sheet(',', ['Transaction Date', 'Description', 'Charges', 'Payments'], (p) => [p.date, p.text, p.minor < 0 ? money.abs(p.minor) : '', p.minor < 0 ? '' : money.abs(p.minor)]), truth },
  { name: 'the amount in one currency beside that of the row', content: sheet(',', ['Date', 'Description', 'Amount', 'Currency', 'Amount in CHF'], (p) => [p.date, p.text, money.plain(p.minor < 0 ? p.minor * 2 : p.minor), p.minor < 0 ? 'USD' : 'CHF', minor(p)]), truth },
  { name: 'Dutch, Af and Bij behind the amount', content: sheet(';', ['Datum', 'Omschrijving', 'Bedrag'], (p) => [day.dmy('-')(p.date), p.text, `${money.european(Math.abs(p.minor))} ${p.minor < 0 ? 'Af' : 'Bij'}`]), truth },
  { name: 'close balance, a dated row without a date column\'s heading', content: `${table(',', LEDGER.map((p) => ['HIST', day.compact(p.date), '', minor(p), p.text, '']))}CLOSE,20260331,,${money.plain(CLOSING)},CLOSE BALANCE,\n`, truth },
  { name: 'Peruvian soles', content: sheet(';', ['Fecha', 'Descripción', 'Monto', 'Tipo de movimiento'], (p) => [day.dmy()(p.date), p.text, `S/ ${money.us(Math.abs(p.minor))}`, p.minor < 0 ? 'Cargo' : 'Abono']), truth },
];
