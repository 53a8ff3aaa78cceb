/** Decides between decimal point and decimal comma; asks when every number reads both ways. */
import { currencyDigits } from '../../finance/money.ts';
import type { DecimalMark } from '../cells/amounts.ts';
import { settleMark } from '../cells/decimal-mark.ts';
import { normalisedHeading } from '../columns/heading.ts';
import { guided, moot, proven, settled, type Decision, type Word } from './decision.ts';
import type { FileFacts } from './file-facts.ts';

export interface MarkContext { delimiter: string; currency: string | null; headings: readonly string[] }

/** Languages whose speakers write decimals with a comma, wherever they live. */
const COMMA_WORDS = /(?:^| )(?:buchungs(?:tag|datum)|wertstellung|betrag|umsatz|soll|haben|datum|bedrag|omschrijving|kwota|castka|popis|belob|belop|belopp|importo|descrizione|valor|descricao|historico|saldo|tutar|summa|osszeg|suma|iznos|maara|сумма|сума|дата)(?: |$)/;
/** Spanish is written with points before decimals in Mexico and Peru and before thousands in Chile and Spain; French in Tunisia, whose dinars have three decimals. Words that other languages share with them tell nothing beside these. */
const EITHER_WORDS = /(?:^| )(?:fecha|importe|montos?|cargos?|abonos?|concepto|detalle|glosa|movimientos?|descripcion|retiros?|depositos?|montant|libelle|solde)(?: |$)/;

const isOfComma = (headings: readonly string[]): boolean => {
  const names = headings.map(normalisedHeading).join(' ');
  return COMMA_WORDS.test(names) && !EITHER_WORDS.test(names);
};

export function decideDecimalMark(facts: FileFacts, context: MarkContext, word: Word<DecimalMark>): Decision<DecimalMark> {
  return guided(word, () => byEvidence(facts, context));
}

function byEvidence(facts: FileFacts, { delimiter, currency, headings }: MarkContext): Decision<DecimalMark> {
  const { marks } = facts;
  const hasThreeDigits = currency !== null && currencyDigits(currency) === 3;
  if (hasThreeDigits && marks['.'] === 0 && marks[','] === 0) return settled(marks['either-comma'] > marks['either-point'] ? ',' : '.', `${currency} has three decimals`, 0.9);
  const found = settleMark(marks, delimiter);
  if (found && found.confidence === 1 && marks[found.mark] === 0) return moot(found.mark, found.reason);
  // Not one amount below a thousand, no currency and no word of a language: three decimals look the same.
  const isOpen = marks['.'] + marks[','] + marks.none === 0 && currency === null && facts.dottedDateCount === 0 && marks['either-point'] > 0 && !isOfComma(headings);
  if (found && !isOpen) return marks[found.mark] > 0 ? proven(found.mark, found.reason, found.confidence) : settled(found.mark, found.reason, found.confidence);
  const example = facts.exampleAmount ?? '1.234';
  const mark = example.includes('.') ? 'point' : 'comma';
  const [whole = '', rest = ''] = example.split(/[.,]/);
  return {
    ambiguity: {
      about: 'decimal-mark',
      question: `What is ${example} in this file?`,
      options: [`${whole}${rest} (the ${mark} groups thousands)`, `A little more than ${whole} (decimal ${mark})`],
    },
  };
}
