/** Folds singular and plural together; used alike on the lexicon, the ledger's names and the question, so it need not be English. */

export function lemma(word: string): string {
  // "Lens" is one already.
  if (/^lens(e|es)?$/.test(word)) return 'lens';
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
