/** Titles inside a statement that say which way the money below them went: "Deposits and additions", "Electronic withdrawals". */

const IN_TITLE = /^(total )?(deposits?|additions|credits?|money in|paid in|receipts|incoming|gutschriften|eing[aä]nge|bijschrijvingen|cr[eé]dits|abonos|entrate|wp[lł]ywy)\b/i;
const OUT_TITLE = /^(total )?((electronic |atm |other |card |check |online )*(withdrawals?|debits?|purchases|payments?|fees?|checks?( paid)?|charges|subtractions|money out|paid out)|lastschriften|ausg[aä]nge|belastungen|afschrijvingen|d[eé]bits|cargos|uscite|wydatki|service fees|interest charged|cash advances)\b/i;
const MAX_TITLE_CHARS = 60;

/** Null when the text is no such title. Lines with "and" of both kinds say nothing. */
/** On cards what the owner pays is money in. */
const PAID_IN_TITLE = /^(total )?payments?,? (and|&|received)/i;

export function sectionDirection(text: string): 'in' | 'out' | null {
  if (text.length > MAX_TITLE_CHARS || /\d/.test(text.replace(/\(.*?\)/g, '').replace(/[-−]?[$€£]?\d[\d,.]*[.,]\d{2}$/, ''))) return null;
  if (PAID_IN_TITLE.test(text) && /credit|received/i.test(text)) return 'in';
  const isIn = IN_TITLE.test(text);
  const isOut = OUT_TITLE.test(text);
  return isIn === isOut || (/deposit|credit/i.test(text) && /withdrawal|debit/i.test(text)) ? null : isIn ? 'in' : 'out';
}
