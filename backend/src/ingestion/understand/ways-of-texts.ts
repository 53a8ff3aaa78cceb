/** What the texts of payments say of their way: wages, rent and fees are paid, sales and deposits are received. Evidence where amounts stand on sides and nothing else tells whose books these are. Add a language's word here. */
import type { Side } from '../cells/sides.ts';

const FEWEST = 3;
const NEARLY_ALL = 0.9;

const words = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list.trim().split(/\s*[\n|]\s*/).join('|')})(?!\p{L})`, 'iu');

const PAID = words(`
  rent|wages?|salar(?:y|ies)|payroll|fuel|petrol|insurance|electricity|utilities|water bill|broadband|stationery|postage|stamps|parking|fees?|(?:bank|service) charges?|vat payment|paye|loan repayment|withdrawal|atm|cash out|pos purchase|card purchase|purchase|bill payment|drawings|subscription|supplies
  miete|löhne?|gehalt|gehälter|versicherung|strom|telefon|porto|tanken|diesel|benzin|gebühren?|kontoführung|büromaterial|abhebung|auszahlung|sozialabgaben|lohnsteuer
  loyer|salaires?|assurances?|carburant|essence|électricité|frais|fournitures|retrait|prélèvement|urssaf|cotisations
  alquiler|nóminas?|seguros?|gasolina|luz|comisi[oó]n|comisiones|suministros|retirada|seguridad social
  affitto|stipendi(?:o)?|assicurazione|benzina|commissioni|bolletta|prelievo|huur|loon|lonen|salaris|verzekering|benzine|bankkosten|kosten
  paiement par carte|pagamento pos|addebito|pag(?:amento)? boleto|aluguel|sal[aá]rios?|combust[ií]vel|tarifa|saque|czynsz|wynagrodzeni[ea]|paliwo|prowizja|hyra|lön|försäkring|husleje|løn|forsikring|vuokra|palkka|vakuutus`);
/** Also the words for what a shop calls what its customers bought, and a card what was taken back: no word of either may stand beside them. */
const BOUGHT = words(`
  plat[aă](?: debit direct| factur[aă])?|cump[aă]r[aă]r(?:e|i)|retragere|chirie|salarii|comision|compras?|levantamento|kartenzahlung|einkauf|achats?|acquist[io]|betaalautomaat|geldautomaat|aankoop
  zakup|płatność kartą|wypłata|nákup|platba kartou|výběr|mzd[ay]|nájem(?:né)?|pojištění|poplatek|poplatok|poistné|vásárlás|készpénzfelvétel|munkabér|bérleti díj|díj
  kortköp|kortkøb|varekjøp|hævning|uttag|korttiosto|nosto|kupovina|kupnja|isplata|najamnina|najam|plaća|naknada|nadomestilo|nakup|kira|maaş|satın alma|nakit çekme|komisyon|аренда|зарплата|покупка|комиссия|оренда|комісія|наем|заплата|ενοίκιο|μισθοδοσία|αγορ[άέ]ς?`);
const OF_OTHERS = /anul|annul|cancel|geannuleerd|retur|återköp|отмен|возврат|скасув|iptal|iade|ακύρωση|επιστροφή|devuelt|devoluc|storn|stornat|zwrot|vrác|(?<!\p{L})(?:client|kund|klient|klant|cliente|dagtotaal|müşteri|клиент|provízia)|plat[aă].*(?<!\p{L})(?:card|cont|rat[aă])(?!\p{L})|z rachunku/iu;
const isOfPaid = (text: string): boolean => PAID.test(text) || (BOUGHT.test(text) && !OF_OTHERS.test(text.normalize('NFC')));
const RECEIVED = words(`
  sales?|takings|deposits?|customer receipts?|receipts?|received|invoice paid|refund received|interest (?:earned|received|credit)|grant|donations?|till|lodgement|cash in|payout|settlement from
  verkauf|verkäufe|erlöse?|umsatzerlöse|zahlungseingang|gutschrift|einzahlung|tageseinnahmen?|kundenzahlung
  ventes?|recettes?|encaissements?|remise (?:de )?ch[eè]ques?|versement client|ventas?|cobros?|ingresos?|abono|vendite|incassi|bonifico a vostro favore|virement en votre faveur|pix recebido|ontvangst(?:en)?|verkopen|omzet|vendas?|recebimentos?|sprzedaż|wpływ|försäljning|salg|myynti
  [iî]ncas(?:are|[aă]ri)|depunere|wpłata|utarg|tržb[ay]|vklad|bevétel|befizetés|insättning|indbetaling|innbetaling|tilitys|uplata|naplata|promet|priliv|polog|tahsilat|satış|выручка|поступление|виторг|надходження|είσπραξη|εισπράξεις|кассовая выручка`);
/** Paid by the one and received by the other: wages, rent, what a service pays out. */
const EITHER_WAY = words(`
  rent|wages?|salar(?:y|ies)|payroll|loan repayment|fees?|subscription|miete|löhne?|gehalt|gehälter|auszahlung|loyer|salaires?|cotisations
  alquiler|nóminas?|affitto|stipendi(?:o)?|huur|loon|lonen|salaris|aluguel|sal[aá]rios?|czynsz|wynagrodzeni[ea]|hyra|lön|husleje|løn|vuokra|palkka
  plat[aă]|chirie|salarii|comision|wypłata|mzd[ay]|nájem(?:né)?|munkabér|bérleti díj|díj|najamnina|najam|plaća|isplata|naknada|kira|maaş|komisyon|аренда|зарплата|комиссия|оренда|комісія|наем|заплата|ενοίκιο|μισθοδοσία`);
/** The kind of payment by which a card's list names every purchase. */
const A_SALE = words('sale');

/** How banks say it where the payments are unmarked lists; on sides other lists say so of the other account. */
const SENT = words('payment to|paid to|transfer to|tfr to|trf to|eftpos(?! (?:settl[a-z]*|deposits?|takings|sales|credit))|visa debit|debit card|bpay(?! payment)');
const CAME = words('payment from|transfer from|tfr from|trf from|received from|(?:direct|ach|bacs|bank giro) credit(?! to)');

/** A card's own payment says so as well, and what was taken back from either. */
const TO_CARD = /(?<!\p{L})(?:refund|return|revers|rebate)|(?<!\p{L})to .*(?<!\p{L})(?:cards?|visa|master ?card|mc|amex|american express|credit|loan)(?!\p{L})/iu;
const FEWEST_NAMES = 2;

/** Most of what says where it went or where it came from says what its sign says, of several whom it names. */
export function areSignedByWords(rows: readonly { readonly text: string; readonly isNegative: boolean }[]): boolean {
  if (rows.some(({ text, isNegative }) => isNegative && TO_CARD.test(text))) return false;
  const said = rows.filter(({ text }) => SENT.test(text) !== CAME.test(text));
  const ways = [SENT, CAME].map((words) => said.filter(({ text }) => words.test(text)).map(({ text }) => text.replace(words, '').replace(/[^\p{L}]+/gu, ' ').trim().toLowerCase()));
  if (ways.some((names) => names.length > 0 && new Set(names.filter((name) => name !== '')).size < FEWEST_NAMES)) return false;
  return said.length >= FEWEST && said.filter(({ text, isNegative }) => SENT.test(text) === isNegative).length >= said.length * NEARLY_ALL;
}

/** How many texts say what their signs say, as on an account, and how many the opposite, as on a card. */
export function votesOfTexts(rows: readonly { readonly text: string; readonly isNegative: boolean }[]): { asAccount: number; asCard: number } {
  const votes = { asAccount: 0, asCard: 0 };
  for (const { text, isNegative } of rows) {
    const [isPaid, isReceived] = [isOfPaid(text), RECEIVED.test(text)];
    const isOpen = isPaid && !isNegative && EITHER_WAY.test(text) || isReceived && isNegative && A_SALE.test(text);
    if (isPaid !== isReceived && !isOpen) votes[isPaid === isNegative ? 'asAccount' : 'asCard']++;
  }
  return votes;
}

const MAJORITY = 5;

/** The side on which what is received stands; null where texts say too little, or contradict each other. */
export function sideOfReceived(rows: readonly { readonly text: string; readonly side: Side | null }[]): Side | null {
  const votes: Record<Side, number> = { debit: 0, credit: 0 };
  for (const { text, side } of rows) {
    const [isPaid, isReceived] = [isOfPaid(text), RECEIVED.test(text)];
    if (side !== null && isPaid !== isReceived) votes[isReceived === (side === 'debit') ? 'debit' : 'credit']++;
  }
  const [more, less] = votes.debit > votes.credit ? ['debit', 'credit'] as const : ['credit', 'debit'] as const;
  return votes[more] >= FEWEST && votes[more] > votes[less] * MAJORITY ? more : null;
}
