/** Decides between decimal point and decimal comma; asks when every number reads both ways. */
import { currencyDigits } from '../../finance/money.ts';
import type { DecimalMark } from '../cells/amounts.ts';
import { settleMark } from '../cells/decimal-mark.ts';
import { guided, moot, proven, settled, type Decision, type Word } from './decision.ts';
import type { FileFacts } from './file-facts.ts';

export function decideDecimalMark(facts: FileFacts, delimiter: string, currency: string | null, word: Word<DecimalMark>): Decision<DecimalMark> {
  return guided(word, () => byEvidence(facts, delimiter, currency));
}

function byEvidence(facts: FileFacts, delimiter: string, currency: string | null): Decision<DecimalMark> {
  const { marks } = facts;
  const hasThreeDigits = currency !== null && currencyDigits(currency) === 3;
  if (hasThreeDigits && marks['.'] === 0 && marks[','] === 0) return settled(marks['either-comma'] > marks['either-point'] ? ',' : '.', `${currency} has three decimals`, 0.9);
  const found = settleMark(marks, delimiter);
  if (found && found.confidence === 1 && marks[found.mark] === 0) return moot(found.mark, found.reason);
  if (found) return marks[found.mark] > 0 ? proven(found.mark, found.reason, found.confidence) : settled(found.mark, found.reason, found.confidence);
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
