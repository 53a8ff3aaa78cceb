/** "Our biggest job payment", "the average booking value": what a trade calls its work is, where the ledger has no name for it, a sale. */
import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import type { LedgerName, NameIndex } from '../names/names.ts';
import type { Token } from '../words/tokenize.ts';

/** Words of many trades for one piece of work that a customer pays for. */
const WORK = /^(jobs?|projects?|tickets?|bookings?|reservations?|appointments?|sessions?|gigs?|contracts?|engagements?|assignments?|events?|orders?)$/;
/** What comes of it. */
const PAID = /^(payments?|receipts?|deposits?)$/;
const SIZE = /^(values?|sizes?|worth|amounts?|tickets?)$/;
/** It is asked what one of them comes to, or how many there were; "job payments by month" asks for all of them. */
const OF_ONE = /^(average|mean|avg|median|typical|usual|normal|biggest|largest|highest|top|smallest|lowest|best|single|size|many|number)$/;
/** Then the work may be what we pay others for. */
const BOUGHT = /^(paid|spend|spent|spending|buy|bought|bought|cost|costs|expenses?|vendors?|suppliers?|payees?|subcontractors?|contractors?|labou?r|crew|to|out|outgoing|charged|billed|refunds?|refunded|back|profit|margin|hours?|per|each|every|by|if)$/;
const FROM_THEM = /^(paid|billed|charged) (us|by)\b/;
/** Of an order it is said who paid it: we order, too. */
const CAME_IN = /^(customers?|clients?|landed|received|got|us|online|came|sales)$/;
const BEFORE = /^(a|an|the|our|my|any|one|single|average|mean|avg|median|typical|usual|normal|biggest|largest|highest|top|smallest|lowest|best|per|of|new|customer|client|many|\d+)$/;

export function withWorkSold(question: readonly Token[], index: NameIndex): readonly Token[] {
  const tokens = withoutForWhat(question, index);
  if (!tokens.some(({ text }) => OF_ONE.test(text)) || isBought(tokens)) return tokens;
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at] as Token, tokens[at + 1]?.text ?? ''];
    const isWork = WORK.test(token.text) && (PAID.test(next) || SIZE.test(next) && !/^tickets?$/.test(token.text)) && !isCalledSo(token.text, index) && isEarnedBefore(tokens, at, index) && (!/^orders?$/.test(token.text) || SIZE.test(next) || tokens.some(({ text }) => CAME_IN.test(text)));
    if (!isWork) said.push(token);
    else if (PAID.test(next)) said.push(...(next.endsWith('s') ? ['customer', 'payments'] : ['sale']).map(asWord));
    else said.push(asWord('sale'), tokens[at + 1] as Token);
    if (isWork) at++;
  }
  return said;
}

/** "The biggest payment a client made for a job": what else is paid for. */
function withoutForWhat(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const at = tokens.findIndex(({ text }, i) => i > 1 && /^(for|on)$/.test(text) && /^(a|an|one|any)$/.test(tokens[i + 1]?.text ?? '') && WORK.test(tokens[i + 2]?.text ?? '') && /^(stop|)$/.test(tokens[i + 3]?.kind ?? ''));
  const isPaid = at > 0 && tokens.slice(0, at).some(({ text }) => /^(customers?|clients?)$/.test(text)) && tokens.slice(0, at).some(({ text }) => PAID.test(text));
  return isPaid && !isBought(tokens) && !isCalledSo(tokens[at + 2]?.text ?? '', index) ? [...tokens.slice(0, at), ...tokens.slice(at + 3)] : tokens;
}

const asWord = (text: string): Token => ({ text, raw: text, kind: 'word' });

const isBought = (tokens: readonly Token[]): boolean => tokens.some(({ text }, at) => BOUGHT.test(text) && !FROM_THEM.test(tokens.slice(at, at + 2).map((token) => token.text).join(' ')) && !(text === 'to' && /^(us|me)$/.test(tokens[at + 1]?.text ?? '')));

/** The ledger has such a name, or an income or a cost of that kind. */
function isCalledSo(said: string, { byWord, byKind }: NameIndex): boolean {
  const word = lemma(said);
  const isUsed = (names: readonly LedgerName[] | undefined): boolean => (names ?? []).some(({ count }) => count > 0);
  return isUsed(byWord.get(word)) || isUsed(byWord.get(said)) || CATEGORY_WORDS.some(({ kind, phrases }) => isUsed(byKind.get(kind)) && phrases.split('|').includes(word));
}

/** "A commercial job payment" is of an income, "a truck contract payment" is not. */
function isEarnedBefore(tokens: readonly Token[], at: number, { byWord }: NameIndex): boolean {
  const before = tokens[at - 1];
  if (!before || before.kind !== 'word' || BEFORE.test(before.text)) return true;
  const names = [...(byWord.get(lemma(before.text)) ?? []), ...(byWord.get(before.text) ?? [])].filter(({ count }) => count > 0);
  return names.length > 0 && names.some(({ kind, role }) => kind === 'category' && role === 'revenue');
}
