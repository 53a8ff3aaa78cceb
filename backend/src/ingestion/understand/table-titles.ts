/** Tables of their own for money in and for money out: their titles say which is which. */
const IN_TITLE = /^(?:total )?(?:money (?:in|received)|(?:cash |payments? |amounts? )?(?:received|receipts)|incomes?|sales|takings|revenue|deposits?|paid in|incoming|einnahmen|eing[aä]nge|gutschriften|recettes?|encaissements?|ingresos|cobros|entradas|recebimentos|receitas|entrate|incassi|ontvangsten|inkomsten|wp[lł]ywy|przychody|int[aä]kter|inbetalningar|indt[aæ]gter|tulot)\b/i;
const OUT_TITLE = /^(?:total )?(?:money (?:out|paid|spent)|(?:cash |amounts? )?(?:paid|spent)(?: out)?|payments? (?:made|out)|payments|(?:business )?(?:expenses?|expenditures?|costs|purchases|spending|outgoings?)|withdrawals?|outgoing|ausgaben|ausg[aä]nge|lastschriften|d[eé]penses?|d[eé]caissements?|gastos|egresos|pagos|salidas|pagamentos|despesas|sa[ií]das|uscite|spese|pagamenti|uitgaven|wydatki|koszty|utgifter|utbetalningar|udgifter|menot)\b/i;
const LONGEST_TITLE_CHARS = 60;

export type Direction = 'in' | 'out';

export function directionOfTitle(title: string): Direction | null {
  const text = title.trim().replace(/\([^)]*\)/g, '').trim();
  if (text.length > LONGEST_TITLE_CHARS) return null;
  const isIn = IN_TITLE.test(text);
  return isIn === OUT_TITLE.test(text) ? null : isIn ? 'in' : 'out';
}

/** Of each table; all null where not every one says a way, or all say the same. */
export function directionsOf(titles: readonly (string | null)[]): (Direction | null)[] {
  const found = titles.map((title) => (title === null ? null : directionOfTitle(title)));
  return found.every((direction) => direction !== null) && new Set(found).size === 2 ? found : found.map(() => null);
}

/** What stands alone in the line right above the headings. */
export function titleAbove(records: readonly { readonly cells: readonly string[] }[], heading: number | null): string | null {
  const filled = (records[(heading ?? 0) - 1]?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length === 1 ? filled[0]! : null;
}
