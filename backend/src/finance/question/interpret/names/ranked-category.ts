/** "Our biggest cost" is a kind of cost, as what is guessed to be it is one. */
import { tokenize, type Token } from '../words/tokenize.ts';

const RANK = /^(top|biggest|largest|highest|costliest|dearest|main|smallest|lowest)$/;
const GOES_ON = /^(in|of|for|on|from|during|over|since|this|last|20\d\d)$/;

export function asCategory(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1]?.text;
    return /^(cost|expense)$/.test(token.text) && RANK.test(tokens[at - 1]?.text ?? '') && (next === undefined || GOES_ON.test(next)) ? tokenize('expense category') : [token];
  });
}
