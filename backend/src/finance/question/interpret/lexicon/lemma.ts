/** Folds singular and plural together; used alike on the lexicon, the ledger's names and the question, so it need not be English. */

/** Every word of a question is folded many times over. */
const folded = new Map<string, string>();
const FOLDED_MOST = 20_000;

export function lemma(word: string): string {
  let one = folded.get(word);
  if (one === undefined) {
    if (folded.size >= FOLDED_MOST) folded.clear();
    folded.set(word, (one = singular(word)));
  }
  return one;
}

function singular(word: string): string {
  // "Lens" is one already.
  if (/^lens(e|es)?$/.test(word)) return 'lens';
  if (word === 'menus') return 'menu';
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** "Sales - Wholesale" → ["sale", "wholesale"]. */
export function lemmas(text: string): string[] {
  const words = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').replace(/['\u2019]s\b/g, '').replace(/['\u2019]/g, '').toLowerCase().match(/[a-z0-9&+]+/g) ?? [];
  return words.filter((word) => word !== '&' && word !== '+').map(lemma);
}
