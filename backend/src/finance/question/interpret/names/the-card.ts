/** "Expenses on the credit card" of a ledger whose one card account is called Business Visa: the account. */
import type { AccountRole } from '../../../ledger/entry.ts';
import type { Token } from '../words/tokenize.ts';
import { tokenize } from '../words/tokenize.ts';

interface Account { readonly name: string; readonly role: AccountRole }

const BRAND = /\b(visa|master ?card|amex|american express|discover|capital one|spark)\b/i;
const KIND_OF_CARD = /^(company|business|credit|corporate|office|firm)$/;
const DETERMINER = /^(the|our|my|on|via|through|by)$/;
/** What is said of cards that is no account: fees, machines, and customers who pay with theirs. */
const OF_CARDS = /^(fees?|processing|processors?|machines?|readers?|terminals?|sales|customers?|clients?|company|companies|companys|people|reward|rewards|points?|swipes?|interest|limit|debt|numbers?|receipts?|payments?|payoffs?|paydowns?|autopay|deposits?|payouts?|settlements?|revenue|income|takings)$/;
/** Before it the card is paid, and nothing is paid with it. */
const SETTLES = /^(off|down|toward|towards|to|pay|paid|paying|pays|clear|cleared|clearing|settle|settled|repay|repaid|owe|owed)$/;
const CUSTOMERS = /\b(customers?|clients?|guests?|patients?|shoppers?|buyers?|members?|they)\b/;

export function withTheCard(tokens: readonly Token[], accounts: readonly Account[]): readonly Token[] {
  const cards = accounts.filter(({ name, role }) => role === 'card' || BRAND.test(name));
  const [only, another] = cards;
  if (only === undefined || another !== undefined || /\bcard\b/i.test(only.name) || CUSTOMERS.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  const at = tokens.findIndex((token, place) => token.text === 'card' && !OF_CARDS.test(tokens[place + 1]?.text ?? ''));
  if (at < 0) return tokens;
  const from = KIND_OF_CARD.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const isSettled = SETTLES.test(tokens[/^(the|our|my)$/.test(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1]?.text ?? '');
  return DETERMINER.test(tokens[from - 1]?.text ?? '') && !isSettled ? [...tokens.slice(0, from), ...tokenize(only.name), ...tokens.slice(at + 1)] : tokens;
}
