/** "What came into Operating in May": an account that begins with a word of bookkeeping is called by that word alone, where money lies in it or moves through it. */
import type { Token } from '../words/tokenize.ts';
import { tokenize } from '../words/tokenize.ts';

/** First words of accounts that say something else by themselves. */
const BOTH = /^(operating|main|business|general|reserve|capital)$/;
const LIES_IN = /^(in|into|from|through)$/;
/** "Just Operating: what went out" is a heading of its own; "spend just operating" is not. */
const HEADS = /^(just|only)$/;
const MOVES = /^(came|come|comes|went|go|goes|gone|landed|arrived|moved|left|lies|sits|balance)$/;
/** "What did we make from operating" is said of the trade. */
const TRADES = /^(make|makes|made|making|earn|earns|earned|earning|spend|spends|spent|spending)$/;
/** "Operating expenses", "in general", "in business": the word's own meaning goes on, or ends the matter. */
const GOES_ON = /^(alone|only|in|on|since|during|for|between|over|as|at|to|today|now|right|currently|by|this|last|net|and|,|\?|\.|:|#)$/;
/** An account that is called by the word alone is told by saying what it is. */
const ACCOUNT = tokenize('account');
const NEVER_ALONE = /^(in (general|business|main|reserve|capital))$/;

export function withAccountsWhole(tokens: readonly Token[], accounts: readonly { readonly name: string }[]): readonly Token[] {
  const names = accounts.map(({ name }) => tokenize(name)).filter(([first]) => BOTH.test(first?.text ?? ''));
  if (names.length === 0) return tokens;
  return tokens.flatMap((token, at) => {
    const name = names.filter(([first]) => first?.text === token.text);
    const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
    const isAlone = next === undefined || next.kind === 'stop' || next.kind === 'number' || GOES_ON.test(next.text);
    const isStock = before === 'of' && tokens[at - 2]?.text === 'balance' || /^(on|with|using|without)$/.test(before) && tokens.some(({ text }) => text === 'runway');
    const isPlace = isStock || (LIES_IN.test(before) ? !tokens.slice(0, at).some(({ text }) => TRADES.test(text)) : at === 1 && HEADS.test(before) && (next === undefined || next.kind === 'stop') && tokens.some(({ text }) => MOVES.test(text)));
    const [, ...rest] = name[0] ?? [];
    return name.length === 1 && isAlone && isPlace && !NEVER_ALONE.test(`${before} ${token.text}`) ? [token, ...(rest.length > 0 ? rest : ACCOUNT)] : [token];
  });
}
