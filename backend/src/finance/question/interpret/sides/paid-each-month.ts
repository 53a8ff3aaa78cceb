/** "Vendors. Paid monthly. Which ones?", "to whom does a payment go out every month": a question of nothing but those whom we pay and how often, whatever the order of its words. */
import type { Token } from '../words/tokenize.ts';

const VENDORS = /^(vendors?|suppliers?|payees?)$/;
const PAYS = /\b(pay|pays|paid|paying|payments?|recurring|repeats?|(vendors|suppliers|payees) (are|is) monthly ones)\b/;
const EACH_MONTH = /\b(monthly|(every|each) (single )?month)\b/;
const ASKS_WHO = /\b(which|who|whom|names?|list|(what|our|all|show|show me|^) ?(vendors|suppliers|payees))\b|^(the |our |all )?(recurring )?(vendors|suppliers|payees)\b/;
/** Without a word for vendors it must be said which way the money goes. */
const GOES_OUT = /\b(gets?|getting) paid\b|\bto (whom|who) (do|does) (we|i|business|the business|the company|company)\b/;
/** Sums by the month, and those who pay us. */
const OTHERWISE = /\b(payments? (to|for) (the |our |all )?(vendors|suppliers|payees)|(vendor|supplier) (payments?|costs|spend)|what (we|do we|did we|i) pay|pays? us|paid us)\b/;
const BESIDE = new Set('the of our my we i business company do does have has a an is are get gets getting got make makes go goes going out to with whom who which what that those name names list show me give please them they ones all every each single same only just pay pays paid paying payment payments repeat repeats repeating recurring regular regularly frequency on basis month monthly there and by it'.split(' '));

export function asPaidEachMonth(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.every(({ kind, text }) => kind === 'stop' || kind === 'word' && (BESIDE.has(text) || VENDORS.test(text)))) return tokens;
  const text = tokens.filter(({ kind }) => kind === 'word').map((token) => token.text).join(' ');
  const isAsked = PAYS.test(text) && EACH_MONTH.test(text) && !OTHERWISE.test(text) && (tokens.some((token) => VENDORS.test(token.text)) ? ASKS_WHO.test(text) : GOES_OUT.test(text));
  return isAsked ? 'which vendors do we pay every month'.split(' ').map((word): Token => ({ text: word, raw: word, kind: 'word' })) : tokens;
}
