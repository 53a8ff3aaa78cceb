/** "Why did we stop paying Acme", "why did Acme leave us": a ledger tells until when, and never why; what is asked of the past supposes nothing. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';

const WHY = /^(and |so |but )?(why|how come|what made us|what is the reason|what was the reason|for what reason)\b/;
const ENDED = /\b(stop|stopped|quit|cancel|cancelled|canceled|(?:we|i) (?:drop|dropped)|leave|left|ditch|ditched|switch|switched|walk away|walked away|go away|went away|lose|lost|losing|(?:end|ended)(?! up\b)|no longer)\b/;
/** Money that is lost or falls is a figure. */
const OF_FIGURES = /\b(prices?|pricing|rates?|fees?|bills?|charges?|costs?|money|revenue|sales|profit|margin|income|expenses|spending|cash|percent|less|lower|rise|fall|higher)\b/;

export function whyStopped({ reading }: Frame): Interpretation | null {
  const { text, names } = reading;
  const party = names.find((name) => name.names.length > 0 && name.names.every(({ kind }) => kind === 'counterparty'));
  if (!party || names.length > 1 || !WHY.test(text) || !ENDED.test(text) || OF_FIGURES.test(text)) return null;
  const who = party.names[0]?.name ?? party.said;
  const questions = [`When was the last payment with ${who}?`, `${who} by month in the last 12 months`];
  return { kind: 'clarify', plan: null, message: `The ledger shows when money moved between you and ${who}, but not why that ended. What would you like to see?`, choices: questions.map((question) => ({ label: question, question })) };
}
