/** Lists of payments that all went one way, and say so in their title or by their columns instead of by signs: what a service collected for the owner, expenses by vendor, a book of receipts. Add a language's word here. */
import { isNotDone } from '../cells/payment-states.ts';
import { isNetOf, printedMinor } from '../columns/arithmetic.ts';
import { headingMatches, normalisedHeading } from '../columns/heading.ts';
import type { ColumnPlan } from '../columns/plan.ts';
import { isOfOwnCard } from './card-columns.ts';
import { isOfFuelCard } from './fuel-cards.ts';
import type { Direction } from './table-titles.ts';

type Rows = readonly (readonly string[])[];

export interface OneWay { direction: Direction; reason: string }

/** What only those have who are paid through a service. */
const COLLECTED = new Set(`
  payout|payout id|payout type|payout date|payout reference|payout amount|payout status|deducted fees|arrival date|amount settled|settled amount|settlement reference|settlement id|settlement batch|amount refunded|refunded amount
  links payout|links mandate|mandate id|mandate|charge date|consumer name|consumer account|customer email|customer id|customer name|payer email|shopper reference|shopper name
  deposit to|deposited to|deposit account|received into|customerpayment id|customer payment id|amount applied to invoice|applied to invoice
  tip amount|tip|gratuity|terminal id|payment intent|payment link|gateway response|merchant account
  auszahlungsdatum|auszahlungs id|auszahlung|trinkgeld|trinkgeldbetrag|date de versement|versement|pourboire|fecha de abono|liquidacion|propina|mancia|uitbetaling|uitbetalingsdatum|fooi`.split(/[|\n]/).map((word) => word.trim()).filter((word) => word !== ''));
/** What stands beside sales by card, and beside what was bought with one: together one sign of a sale. */
const OF_CARDS = new Set('card brand|card type|card scheme|card network|last 4 digits|last four digits|entry mode|auth code|authorisation code|authorization code|channel|ip address|kartenart|kartentyp|type de carte|tipo de tarjeta|tipo carta|kaarttype|kart tipi'.split('|'));
const FEWEST_COLLECTED = 2;
/** Of transfers: what is left after the fee arrived with another. */
const SENT = new Set('to|sent|sent to|source amount|target amount|transfer id|exchange rate|rate|beneficiario|destinatario|destinataire|empfanger|odbiorca|landlord|owner|employee name|contractor|gross pay|net pay|salary|consignor|artist|driver|stylist|seller|tutor|host|withdrawal id|price paid'.split('|'));
/** Who paid, or for what: without one of them what is left after a fee may as well be the owner's share of what others earned, or what was sent. */
export const SOLD = /^(?:(?:customer|client|payer|guest|buyer|patron|donor|supporter|attendee)(?: (?:name|id|email))?|(?:order|booking|reservation|sale|invoice|ticket)(?: (?:id|no|number|ref|reference))?|items? sold|gross sales|sales channel|kunde|client e|cliente|klant|bestellung|bestellnummer|buchungsnummer|commande|reservation|pedido)$/;
/** What a service sends on reaches an account, or the bank on a day: beside what only its own lists name. The sender of money sees the day as well. */
const TO_ACCOUNT = /^(?:links )?creditor bank account$/;
const ARRIVED = /^(?:(?:expected |estimated )?arrival date|arrives on|arrived on|date of arrival)$/;
const OF_COLLECTOR = /\b(?:payouts?|links|mandates?)\b/;
const OF_SENDER = /\b(?:you paid|purpose|family|total paid|name)\b/;
/** Those who pay the owner, as a service that collects from them lists them. */
export const BUYERS = /^(?:customer|payer|guest|buyer|patron|donor|supporter|attendee|consumer|shopper)(?: ?(?:name|id|email|e mail|phone))?$|^(?:kunde|kunden email|kunden e mail|kaufer|client email|email client|acheteur|cliente|email del cliente|comprador|klant|e mail klant|acquirente|klient|kupujacy)$/;
/** What stands beside a customer and a fee also where the owner gave money back, lent it, spent it for a customer or was the customer. */
const OF_OTHERS = /\b(?:refund\w*|return\w*|lent|loans?|lender|borrower|disputes?|disputed|charge ?backs?|arrangement|agency|agent|delivery|booking fee|spen[dt]|budget|campaign|erstattung\w*|remboursements?|reembolsos?|rimborsi?|hotel|shop|store|charity|airline|event|destination|restaurant|venue|seller|organi[sz]er|platform)\b/;
/** No third sign: it says of whom once more, or what the owner paid out or gave as well. */
const NO_THIRD = /^(?:customer|consumer|shopper|payer)\b|payout|auszahlung|versement|uitbetaling|arrival date|^(?:tip|tip amount|gratuity|trinkgeld|trinkgeldbetrag|pourboire|propina|mancia|fooi)$/;
/** Who was paid, or who paid with the owner's card: those list money out. */
const PAID = new Set('payee|beneficiary|beneficiary name|recipient|recipient name|employee|cardholder|card holder|cardholder name|merchant|merchant name|merchant category|merchant category code|mcc|expense category|expense type|paid to'.split('|'));
/** To whom something was paid; alone such a heading may also stand over those who paid. */
const PAYEE = /^(?:payee(?: name)?|paid to|pay to|beneficiary(?: name)?|zahlungsempfanger|empfanger|beneficiaire|beneficiari[oa]|begunstigde|ontvanger|odbiorca|prijemce|mottagare|modtager|mottaker|saaja)$/;
const AS_PAID = /^(?:(?:total|amount|gross|net|sum) )?paid(?: out)?$|^(?:bezahlt|gezahlt|ausgezahlt|gezahlter betrag)$|^(?:(?:total|montant) )?(?:paye|regle|verse)$|^(?:(?:total|importe|monto) )?pagado$|^(?:(?:totale|importo) )?pagato$|^(?:(?:total|valor) )?pago$|^(?:(?:totaal|bedrag) )?betaald$|^(?:kwota )?zaplacon[ao]$|^(?:totalt )?(?:betalt|betald)$/;
const VENDOR = new Set('vendor|vendor name|supplier|supplier name|paid to|lieferant|kreditor|fournisseur|proveedor|fornitore|fornecedor|leverancier|dostawca|dodavatel|leverantor|leverandor|toimittaja|tedarikci|beszallito|furnizor|поставщик|постачальник|仕入先|支払先|供应商|供應商|거래처'.split('|'));
const CUSTOMER = new Set('customer|customer name|client|client name|kunde|debitor|cliente|acheteur|klant|klient|zakaznik|odberatel|kund|asiakas|musteri|vevo|buyer|покупатель|得意先|客户'.split('|'));
/** A list of what is still owed holds no payments. */
const OWED = new Set('due date|due|amount due|open balance|balance due|outstanding|days overdue|overdue|faelligkeit|falligkeit|fallig am|faellig am|offen|offener betrag|echeance|date d echeance|vencimiento|fecha de vencimiento|scadenza|data scadenza|vervaldatum|termin platnosci|datum splatnosti|forfallsdato|forfaldsdato|forfallodatum|erapaiva'.split('|'));
/** One such row, and the list goes both ways. */
const TAKEN_BACK = /^(?:(?:full|partial|payment|sale|card) ?)?(?:refund(?:ed)?|charge ?backs?|charged ?back|reversal|reversed|credit (?:note|memo)|vendor credit|returns?|withdrawal|payout|gutschrift|r[uü]ck(?:zahlung|erstattung|buchung)|erstattung|stornierung|storno|remboursement|avoir|reembolso|devoluci[oó]n|abono|nota de cr[eé]dito|rimborso|nota di credito|storno|estorno|devolu[cç][aã]o|terugbetaling|creditnota|zwrot|korekta|vr[aá]cen[ií]|[aå]terbetalning|refusion|tilbagebetaling|palautus|hyvitys|iade|visszat[eé]r[ií]t[eé]s|возврат|повернення|返金|取消|退款|환불)$/iu;
const MIN_FILLED = 0.9;

/** "Book of", "Liste der", "Livre des". */
const BOOK = /^(?:(?:cash|business|monthly|shop|total|my|our|the|all|list|book|register|journal|log|overview|record|liste|buch|übersicht|aufstellung|livre|registre|relevé|libro|registro|lista|listado|relación|relação|livro|elenco|prospetto|lijst|overzicht|boek|wykaz|zestawienie|ewidencja|přehled|seznam|förteckning|oversigt|luettelo|of|der|die|über|des|de|du|la|las|los|dos|das|degli|delle|dei|van|över|over)\s+)+/iu;
const IN_NOUN = /^(?:incomes?|sales(?! (?:tax|commissions?|teams?|staff|reps?|returns?|refunds?))|takings|receipts|money (?:in|received)|revenues?|(?:betriebs)?einnahmen|einnahmenliste|einnahmenbuch|recettes|encaissements|ventes|ingresos|cobros|ventas|receitas|recebimentos|vendas|entrate|incassi|vendite|corrispettivi|ontvangsten|inkomsten|verkopen|przychod[yó]w?|sprzedaży?|příjmy|tržby|intäkter|inkomster|försäljning|indtægter|salg|inntekter|tulot|myynnit|myynti|gelirler|bevételek|venituri|încasări)\b/iu;
const OUT_NOUN = /^(?:expenses?|expenditures?|spending|outgoings|costs|purchases|money (?:out|spent)|(?:betriebs)?ausgaben|ausgabenliste|kostenaufstellung|dépenses|achats|gastos|egresos|compras|despesas|spese|uscite|acquisti|uitgaven|kosten|inkopen|wydatk(?:i|ów)|koszt(?:y|ów)|výdaje|náklady|utgifter|kostnader|inköp|udgifter|kulut|menot|giderler|kiadások|cheltuieli)\b/iu;
const ANY_IN = /(?<!\p{L})(?:income|sales|receipts|received|einnahmen|recettes|ingresos|receitas|entrate|ontvangsten|przychod|intäkter|indtægter|tulot)/iu;
const ANY_OUT = /(?<!\p{L})(?:expens|spen[dt]|paid|payments|ausgaben|dépenses|gastos|egresos|despesas|spese|uscite|uitgaven|wydatk|utgifter|udgifter|menot)/iu;
/** The day on which a payment was received. */
const RECEIVED_ON = /^(?:date (?:d )?encaissement|date received|received on|eingangsdatum|zahlungseingang am|eingang am|fecha de cobro|data (?:di )?incasso|data (?:do )?recebimento|ontvangstdatum|data wplywu|dato for indbetaling)$/;
const LONGEST_TITLE_CHARS = 60;

const isSentOn = (name: string, names: readonly string[]): boolean => !names.some((other) => OF_OTHERS.test(other) || OF_SENDER.test(other)) && (TO_ACCOUNT.test(name) || (ARRIVED.test(name) && names.some((other) => OF_COLLECTOR.test(other))));

/** Null where nothing says it. `rows`: the first payments; `above`: the lines before the headings. */
export function oneWayOf(plan: ColumnPlan, headings: readonly string[], rows: Rows, above: Rows): OneWay | null {
  const { status, money, date } = plan;
  if (money.kind !== 'signed' || rows.some((cells) => cells.some((cell, column) => column !== status && TAKEN_BACK.test(cell.trim())))) return null;
  if (status !== null && rows.some((cells) => TAKEN_BACK.test((cells[status] ?? '').trim()) && !isNotDone(cells[status] ?? ''))) return null;
  const names = headings.map(normalisedHeading);
  const filled = (words: ReadonlySet<string>): number[] => names.flatMap((name, column) => (words.has(name) && share(rows, column) > 0 ? [column] : []));
  const byTitle = ofTitle(above) ?? (RECEIVED_ON.test(normalisedHeading(headings[date] ?? '')) ? 'in' : null);
  if (byTitle === 'in' && filled(VENDOR).length > 0) return null;
  if (byTitle) return { direction: byTitle, reason: 'what stands above the amounts says so' };
  if (filled(OWED).length > 0) return null;
  const vendor = filled(VENDOR).find((column) => share(rows, column) >= MIN_FILLED && kinds(rows, column) > 1);
  if (vendor !== undefined && filled(CUSTOMER).length === 0) return { direction: 'out', reason: `every payment names who was paid ("${headings[vendor]!.trim()}")` };
  if (filled(VENDOR).length > 0) return null;
  const isPaid = AS_PAID.test(names[money.amount] ?? '') && filled(CUSTOMER).length + filled(COLLECTED).length === 0;
  const payee = isPaid ? names.findIndex((name, column) => PAYEE.test(name) && share(rows, column) >= MIN_FILLED && kinds(rows, column) > 1) : -1;
  if (payee >= 0) return { direction: 'out', reason: `every amount is headed as paid, and names to whom ("${headings[payee]!.trim()}")` };
  if (isOfOwnCard(headings, rows) && filled(COLLECTED).length === 0) return { direction: 'out', reason: 'each payment names a card and the merchant that was paid with it' };
  if (isOfFuelCard(plan, headings, rows)) return { direction: 'out', reason: 'each payment names a vehicle, and what it took at a station' };
  const left = filled(PAID).length + filled(SENT).length === 0 && names.some((name, column) => (SOLD.test(name) || isSentOn(name, names)) && share(rows, column) > 0) ? feeTakenOff(headings, rows, money.amount) : null;
  if (left) return { direction: 'in', reason: `"${headings[money.amount]!.trim()}" is what is left of each payment after "${left}"` };
  // Of a list that somebody wrote by hand nothing tells whether a fee beside the amount is in it or not.
  const isOfOthers = [...names, ...above.flat().map(normalisedHeading)].some((name) => OF_OTHERS.test(name));
  const isOfGateway = !isOfOthers && filled(COLLECTED).some((column) => !NO_THIRD.test(names[column]!)) && filled(PAID).length + filled(SENT).length === 0;
  const customer = isOfGateway ? names.findIndex((name, column) => BUYERS.test(name) && share(rows, column) >= MIN_FILLED && kinds(rows, column) > 1) : -1;
  const fee = customer < 0 ? null : feeBeside(headings, rows, money.amount);
  if (fee !== null) return { direction: 'in', reason: `each payment names a customer ("${headings[customer]!.trim()}") and what it cost to collect it ("${fee}")` };
  const ofCustomers = (column: number): boolean => names[column]!.startsWith('customer ');
  const collected = [...filled(COLLECTED).filter((column) => !ofCustomers(column)), ...filled(COLLECTED).filter(ofCustomers).slice(0, 1), ...filled(OF_CARDS).slice(0, 1)];
  if (collected.length < FEWEST_COLLECTED || filled(PAID).some((column) => kinds(rows, column) > 1)) return null;
  return { direction: 'in', reason: `its columns (${collected.slice(0, 3).map((column) => headings[column]!.trim()).join(', ')}) are those of payments that a service collected` };
}

/** What a marketplace takes; a discount is taken off what is bought as well. */
const OF_SELLING = /commissi|kommission|provision|provisie|provizi|provize|comisi|comiss|prowizj|komisyon|komisja|fees?\b|gebuhr|gebuehr|gebyr|avgift|afdracht|deducted/;
/** Whoever keeps a part and owes the rest to others says so. */
const OF_KEEPER = /\b(?:our|ours|salon|shop|studio|gallery|house|agency|due to|paid over|payable to|consign\w*|maker)\b/;
const A_PERSON = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.'’-]*){0,2}$/u;
const OF_PERSON = /\b(?:name|nom|nombre|nome|naam|navn|namn|who|wer|qui|by|stilist\w*|stylist\w*|friseur\w*|therapist|teacher|lehrer\w*|trainer|mitarbeiter\w*|staff|team|partner|agent|vertreter|artist|kunstler\w*|owner|eigentumer)\b/;
/** Of few who come again and again. */
const MOST_NAMES = 0.5;

/** What came of sales after something was taken off each, and what was given back of them: a minus is money out. Whoever pays others what is left of theirs has the same columns, and names them. */
export function isLeftOfSales({ money }: ColumnPlan, headings: readonly string[], rows: Rows): boolean {
  const names = headings.map(normalisedHeading);
  if (money.kind !== 'signed' || rows.length < FEWEST_ROWS || names.some((name, column) => (PAID.has(name) || SENT.has(name) || VENDOR.has(name)) && share(rows, column) > 0)) return false;
  if (names.some((name) => OF_KEEPER.test(name)) || headings.some((_, column) => isOfFewPersons(names[column]!, rows, column))) return false;
  const columns = headings.map((_, column) => column).filter((column) => column !== money.amount);
  return columns.some((part) => OF_SELLING.test(names[part]!) && columns.some((gross) => gross !== part && isNetOf(rows, [gross, part, money.amount], 'of any part')));
}

/** Those whom somebody else pays: by their heading, or as first and last names are written. */
function isOfFewPersons(name: string, rows: Rows, column: number): boolean {
  const cells = rows.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '');
  const areNames = cells.filter((cell) => A_PERSON.test(cell) && (OF_PERSON.test(name) || cell.includes(' '))).length >= rows.length * MIN_FILLED;
  return areNames && new Set(cells).size <= rows.length * MOST_NAMES;
}

const MOST_OF_A_FEE = 0.3;

/** What a service's fee is called that stands beside most payments and is a small part of each. */
function feeBeside(headings: readonly string[], rows: Rows, amount: number): string | null {
  const isFee = (column: number): boolean => column !== amount && (FEE.test(normalisedHeading(headings[column]!)) || headingMatches(headings[column]!).some(({ role, strength }) => role === 'fee' && strength === 3));
  const isPart = (cells: readonly string[], column: number): boolean => Math.abs(printedMinor(cells[column]) ?? 0) <= Math.abs(printedMinor(cells[amount]) ?? 0) * MOST_OF_A_FEE;
  const isTaken = (column: number): boolean => rows.filter((cells) => (printedMinor(cells[column]) ?? 0) !== 0).length * 2 > rows.length;
  const column = headings.findIndex((_, at) => isFee(at) && isTaken(at) && rows.every((cells) => isPart(cells, at)));
  return column < 0 ? null : headings[column]!.trim();
}

const FEE = /(?:^| )(?:fees?|commissions?)$/;

/** What the fee is called of which an amount is what is left of another; null where it is of none, or not by its heading. Whoever pays a fee beside an amount pays the sum of both. */
function feeTakenOff(headings: readonly string[], rows: Rows, net: number): string | null {
  const columns = headings.map((_, column) => column).filter((column) => column !== net);
  const fees = columns.filter((column) => FEE.test(normalisedHeading(headings[column]!)) || headingMatches(headings[column]!).some(({ role, strength }) => role === 'fee' && strength >= 2));
  const fee = fees.find((column) => columns.some((gross) => gross !== column && isNetOf(rows, [gross, column, net], 'of a fee')));
  const ofAll = fees.length > 1 && columns.some((gross) => !fees.includes(gross) && isLeftOf(rows, gross, fees, net));
  return fee === undefined && !ofAll ? null : headings[fee ?? fees[0]!]!.trim();
}

/** Of every row net = gross less all fees, which may be printed with a minus. */
function isLeftOf(rows: Rows, gross: number, fees: readonly number[], net: number): boolean {
  return rows.length >= FEWEST_ROWS && rows.every((cells) => {
    const [whole, left] = [printedMinor(cells[gross]), printedMinor(cells[net])];
    const taken = fees.reduce((sum, column) => sum + Math.abs(printedMinor(cells[column]) ?? 0), 0);
    return whole !== null && left !== null && taken > 0 && taken <= whole / 2 && whole - taken === left;
  });
}

const FEWEST_ROWS = 2;
const share = (rows: Rows, column: number): number => rows.filter((cells) => (cells[column] ?? '').trim() !== '').length / Math.max(1, rows.length);
const kinds = (rows: Rows, column: number): number => new Set(rows.map((cells) => (cells[column] ?? '').trim()).filter((cell) => cell !== '')).size;

/** Of the lines that hold one text alone. */
function ofTitle(above: Rows): Direction | null {
  const titles = above.map((cells) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '')).filter((filled) => filled.length === 1 && filled[0]!.length <= LONGEST_TITLE_CHARS).map(([title]) => title!);
  const found = titles.flatMap((title) => {
    const noun = title.normalize('NFC').replace(BOOK, '');
    const [isIn, isOut] = [IN_NOUN.test(noun) && !ANY_OUT.test(title), OUT_NOUN.test(noun) && !ANY_IN.test(title)];
    return isIn === isOut ? [] : [isIn ? 'in' as const : 'out' as const];
  });
  return new Set(found).size === 1 ? found[0]! : null;
}
