/** "Is Bella up to date on her shots?", "are the apprentices trained on the cutter?": whether something is so that no figure, name or row tells of. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Reading } from '../reading.ts';

const MISSING = 'The ledger holds payments, not how things or people are. What you keep about them elsewhere would tell; what was paid for them can be told from here';
const ASKS_WHETHER = /^(is|are|was|were|does|do|did|has|have|will|can|could|should) (?!(that|this|it|there|these|those|you)\b)/;
const MONEY = /\b(money|paid|pay|payments?|owed?|owes|cost|costs|afford|invoices?|bills?|deposits?|refunds?|budget|cash|price[sd]?|expensive|cheap\w*|worth|spend\w*|spent|charge[ds]?|income|revenue|sales|profit\w*|loss|losing|tax\w*|loan\w*|debts?|higher|lower|more|less|bigger|smaller|better|worse|up|down (on|from))\b/;
/** "Up to date", "up to code" measure nothing. */
const UP_TO = /\bup to (date|code|speed|standard|scratch)\b/;

export function noMoneyAtAll({ text, tokens, measures, names, exceptions, amounts, rowWords, groupings, periods, leftovers, unheeded }: Reading): string | null {
  const isBare = measures.length + names.length + exceptions.length + rowWords.length + groupings.length + periods.length === 0 && Object.keys(amounts.bounds).length === 0;
  if (!isBare || !ASKS_WHETHER.test(text) || MONEY.test(text.replace(UP_TO, ''))) return null;
  const isOfSomething = [...leftovers, ...unheeded].length > 0 || tokens.filter(({ kind, text: word }) => kind === 'word' && word.length > 3 && !PLAIN_WORDS.has(word)).length > 0;
  return isOfSomething ? MISSING : null;
}
