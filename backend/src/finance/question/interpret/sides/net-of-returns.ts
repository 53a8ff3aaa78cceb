/** "Home Depot minus returns": sums are net of what came back, so saying so is no condition on the rows. */
import type { Span } from '../words/phrase-table.ts';
import { PhraseTable } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const TAKEN = ['minus', 'less', 'after', 'net of', 'deducting', 'subtracting', 'once you deduct', 'taking off', 'accounting for', 'reduced by', 'allowing for', 'after taking off', 'knock off', 'knocking off', 'take off', 'after deducting', 'after knocking off', 'once you take off', 'after subtracting', 'once you subtract', 'once we subtract', 'once we take off', 'after we take off', 'if you take off', 'if you subtract'];
const WHICH = ['', 'the', 'any', 'all', 'our', 'their', 'its', 'vendor', 'supplier', 'any vendor', 'the vendor', 'store', 'the store', 'all the'];
const CAME_BACK = ['return', 'credit', 'credit memo', 'credit memos', 'credit note', 'memo', 'vendor credit', 'supplier credit', 'store credit', 'rebate', 'money back', 'return and credit', 'returned item', 'returned goods', 'send back', 'sent back', 'refund', 'what i refunded', 'what we refunded', 'what i refunded them', 'what we refunded them', 'what was refunded', 'what we sent back', 'what i sent back', 'what went back', 'what went back to them', 'what we gave back', 'what we credited', 'what we credited back', 'what we credited them', 'credit we gave them', 'credit they gave us'];
const phrases = TAKEN.flatMap((taken) => WHICH.flatMap((which) => CAME_BACK.map((back) => [taken, which, back].filter((part) => part !== '').join(' '))));
const DEDUCTED = ['once', 'when', 'after', 'with'].flatMap((when) => ['refund', 'return', 'credit', 'credit note', 'credit memo', 'their credit', 'their credit note', 'the refund', 'the return', 'the credit', 'the credit note'].flatMap((back) => ['are', 'were', 'is', ''].flatMap((be) => ['subtracted', 'deducted', 'taken off', 'taken out', 'knocked off', 'netted', 'netted off'].map((off) => [when, back, be, off].filter((part) => part !== '').join(' ')))));
const NET = new PhraseTable<true>().add([...phrases, ...DEDUCTED, 'credit note included', 'credit memo included', 'credit included', 'credit note taken into account', 'credit taken into account', 'return deducted', 'deducting return', 'credit deducted', 'net of everything returned', 'including return', 'including credit', 'counting return', 'counting credit', 'with return deducted', 'return taken off', 'credit taken off', 'refund taken off', 'refund deducted', 'refund subtracted', 'refund already deducted', 'refund off'].join('|'), true);

/** Not beside gross sales, which refunds do change. */
export function netOfReturns(tokens: readonly Token[]): Span[] {
  return tokens.some((token) => token.text === 'gross') ? [] : NET.matches(tokens);
}
