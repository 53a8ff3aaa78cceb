/** A profit told with what it stands before or behind, and which stretch was kinder to it. Add a line to teach one. */
import type { Saying } from './saying.ts';

const MEANING = '(meaning|that is|that is to say|which is|which means|by which i mean|i mean|so|i . e .|i . e|ie|i e|as in|namely|aka)';
const MEANING_OR_NOT = MEANING.replace(')', '|)');
const TAX = '(the|our|any|) (taxes|tax|income taxes|income tax|taxes on income)';
const INTEREST = '(the|our|any|) (interest|loan interest|interest on the loan|interest on loans|interest expense|bank interest)';
const AND = '(and|or|and before|and also before|or before|, before)';
const BEFORE_BOTH = [`(before|pre) ${TAX} ${AND} ${INTEREST}`, `(before|pre) ${INTEREST} ${AND} ${TAX}`];
const OPERATING = '(operating profit|operating income|operating result|operating earnings|ebit)';

export const PROFIT_TOLD_SAYINGS: readonly Saying[] = [
  // Before tax and interest.
  ...BEFORE_BOTH.flatMap((before): Saying[] => [
    [`(net|) (profit|earnings|income) ${before}`, 'operating profit'],
    ...['', '… ', '… … '].map((when): Saying => [`${OPERATING} ${when}(,|(|-|:|) ${MEANING_OR_NOT} ${before} (is what i mean|i mean|)`, `operating profit ${when.trim()}`.trim()]),
  ]),
  // After all of it.
  ...['', '… ', '… … '].map((when): Saying => [`(net profit|net income|bottom line) ${when}(,|(|-|:|) ${MEANING} after (all|) (the|our|any|) (taxes|tax|income taxes|income tax) (and interest|and the interest|and loan interest|)`, `net profit ${when.trim()}`.trim()]),
  // Before it pays its taxes.
  ['(the|) taxes of income', 'income taxes'],
  ['(before|prior to) (it|we|i|they|the <workplace>|the <businessword>|our <workplace>) (pays|pay|paid|has to pay|have to pay|had to pay) (the|our|its|any|) (taxes of income|taxes of the income|income taxes|income tax|taxes|tax)', 'before income taxes'],
  ['(before|prior to) paying (the|our|its|any|) (taxes of income|income taxes|income tax|taxes|tax)', 'before income taxes'],
  // Better to us.
  ['(kinder|gentler|friendlier|rosier|sunnier|sweeter) (to|for|on) (us|me|the business|our business|the shop) than', 'better than'],
  ['(treat|treated|treats) (us|me) (better|kinder|more kindly) than', 'do better than'],
];
