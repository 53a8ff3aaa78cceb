/** "Fewer customers than usual in March", "more transactions in May than in April": amounts are held against each other here, and numbers of rows are not; what was spent by more or fewer is another question. */
import type { Interpretation } from '../../plan.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import type { Frame } from '../frame.ts';

const COUNTED = 'customers|clients|patients|guests|vendors|suppliers|transactions|payments|deposits|invoices|bills|orders|sales|charges|refunds|purchases|transfers';
const MORE_OF = new RegExp(`\\b(?:more|fewer|less|as many) ((?:${COUNTED}))\\b(?! (?:revenue|income|costs?|money|fees)\\b).*\\b(?:than|as)\\b`);
/** Sales are mostly money, unless there are fewer of them. */
const MONEY = /\b(?:more|less) sales\b/;
const IN = /^(january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d|h[12]|week|the)\b/;

export function countsHeldAgainst({ reading, previous }: Frame): Interpretation | null {
  const { text, periods, names, tokens } = reading;
  const noun = MORE_OF.exec(text)?.[1];
  if (!noun || MONEY.test(text) || previous || periods.length === 0 || names.length > 0 || reading.amounts.spans.length > 0) return null;
  const time = ({ from, to }: PeriodMention): string => {
    const said = tokens.slice(from, to).map((token) => token.text).join(' ');
    return IN.test(said) ? `in ${said}` : said;
  };
  const choices = periods.map((period) => `How many ${noun} ${time(period)}?`);
  return { kind: 'clarify', message: `I can count ${noun} in each stretch of time, but not hold the numbers against each other.`, choices: choices.map((question) => ({ label: question, question })), plan: null };
}
