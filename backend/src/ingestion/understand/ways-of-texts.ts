/** What the texts of payments say of their way: wages, rent and fees are paid, sales and deposits are received. Evidence where amounts stand on sides and nothing else tells whose books these are. Add a language's word here. */
import type { Side } from '../cells/sides.ts';

const words = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list.trim().split(/\s*[\n|]\s*/).join('|')})(?!\p{L})`, 'iu');

const PAID = words(`
  rent|wages?|salar(?:y|ies)|payroll|fuel|petrol|insurance|electricity|utilities|water bill|broadband|stationery|postage|stamps|parking|fees?|(?:bank|service) charges?|vat payment|paye|loan repayment|withdrawal|atm|cash out|pos purchase|card purchase|purchase|bill payment|drawings|subscription|supplies
  miete|löhne?|gehalt|gehälter|versicherung|strom|telefon|porto|tanken|diesel|benzin|gebühren?|kontoführung|büromaterial|abhebung|auszahlung|sozialabgaben|lohnsteuer
  loyer|salaires?|assurances?|carburant|essence|électricité|frais|fournitures|retrait|prélèvement|urssaf|cotisations
  alquiler|nóminas?|seguros?|gasolina|luz|comisi[oó]n|comisiones|suministros|retirada|seguridad social
  affitto|stipendi(?:o)?|assicurazione|benzina|commissioni|bolletta|prelievo|huur|loon|lonen|salaris|verzekering|benzine|bankkosten|kosten
  paiement par carte|pagamento pos|addebito|pag(?:amento)? boleto|aluguel|sal[aá]rios?|combust[ií]vel|tarifa|saque|czynsz|wynagrodzeni[ea]|paliwo|prowizja|hyra|lön|försäkring|husleje|løn|forsikring|vuokra|palkka|vakuutus`);
const RECEIVED = words(`
  sales?|takings|deposits?|customer receipts?|receipts?|received|invoice paid|refund received|interest (?:earned|received|credit)|grant|donations?|till|lodgement|cash in|payout|settlement from
  verkauf|verkäufe|erlöse?|umsatzerlöse|zahlungseingang|gutschrift|einzahlung|tageseinnahmen?|kundenzahlung
  ventes?|recettes?|encaissements?|remise (?:de )?ch[eè]ques?|versement client|ventas?|cobros?|ingresos?|abono|vendite|incassi|bonifico a vostro favore|virement en votre faveur|pix recebido|ontvangst(?:en)?|verkopen|omzet|vendas?|recebimentos?|sprzedaż|wpływ|försäljning|salg|myynti`);
/** Paid by the one and received by the other: wages, rent, what a service pays out. */
const EITHER_WAY = words(`
  rent|wages?|salar(?:y|ies)|payroll|loan repayment|fees?|subscription|miete|löhne?|gehalt|gehälter|auszahlung|loyer|salaires?|cotisations
  alquiler|nóminas?|affitto|stipendi(?:o)?|huur|loon|lonen|salaris|aluguel|sal[aá]rios?|czynsz|wynagrodzeni[ea]|hyra|lön|husleje|løn|vuokra|palkka`);
/** The kind of payment by which a card's list names every purchase. */
const A_SALE = words('sale');

/** How many texts say what their signs say, as on an account, and how many the opposite, as on a card. */
export function votesOfTexts(rows: readonly { readonly text: string; readonly isNegative: boolean }[]): { asAccount: number; asCard: number } {
  const votes = { asAccount: 0, asCard: 0 };
  for (const { text, isNegative } of rows) {
    const [isPaid, isReceived] = [PAID.test(text), RECEIVED.test(text)];
    const isOpen = isPaid && !isNegative && EITHER_WAY.test(text) || isReceived && isNegative && A_SALE.test(text);
    if (isPaid !== isReceived && !isOpen) votes[isPaid === isNegative ? 'asAccount' : 'asCard']++;
  }
  return votes;
}

const FEWEST = 3;
const MAJORITY = 5;

/** The side on which what is received stands; null where texts say too little, or contradict each other. */
export function sideOfReceived(rows: readonly { readonly text: string; readonly side: Side | null }[]): Side | null {
  const votes: Record<Side, number> = { debit: 0, credit: 0 };
  for (const { text, side } of rows) {
    const [isPaid, isReceived] = [PAID.test(text), RECEIVED.test(text)];
    if (side !== null && isPaid !== isReceived) votes[isReceived === (side === 'debit') ? 'debit' : 'credit']++;
  }
  const [more, less] = votes.debit > votes.credit ? ['debit', 'credit'] as const : ['credit', 'debit'] as const;
  return votes[more] >= FEWEST && votes[more] > votes[less] * MAJORITY ? more : null;
}
