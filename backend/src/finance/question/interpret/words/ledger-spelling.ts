/** "The plough" of who pays Fisher Plows, "tyres" of who buys tires: a word that the ledger has in the other spelling of English is read in its own. */
import type { Token } from './tokenize.ts';

/** British and American. */
const SPELT: readonly (readonly [string, string])[] = [
  ['plough', 'plow'], ['tyre', 'tire'], ['labour', 'labor'], ['centre', 'center'], ['cheque', 'check'], ['colour', 'color'], ['grey', 'gray'], ['licence', 'license'], ['programme', 'program'], ['catalogue', 'catalog'], ['jewellery', 'jewelry'], ['aluminium', 'aluminum'], ['mould', 'mold'], ['kerb', 'curb'], ['fibre', 'fiber'], ['theatre', 'theater'], ['harbour', 'harbor'], ['armour', 'armor'], ['doughnut', 'donut'], ['yoghurt', 'yogurt'], ['moustache', 'mustache'], ['storey', 'story'], ['pyjamas', 'pajamas'], ['sulphur', 'sulfur'], ['travelling', 'traveling'], ['instalment', 'installment'], ['paediatric', 'pediatric'], ['orthopaedic', 'orthopedic'], ['anaesthetic', 'anesthetic'], ['odour', 'odor'],
];
const OTHER = new Map(SPELT.flatMap(([british, american]) => [[british, american], [american, british], [`${british}s`, `${american}s`], [`${american}s`, `${british}s`]] as const));

/** `checks` are looked at and `story` told: only into these, never out of plain English. */
const PLAIN = /^(checks?|stor(y|ys)|programs?|curbs?|tires?|licenses?)$/;

export function inLedgersSpelling(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const has = (word: string): boolean => ledger.has(word) || ledger.has(`${word}s`) || word.endsWith('s') && ledger.has(word.slice(0, -1));
  return tokens.map((token) => {
    const other = OTHER.get(token.text);
    return other !== undefined && !PLAIN.test(token.text) && !has(token.text) && has(other) ? { ...token, text: other } : token;
  });
}
