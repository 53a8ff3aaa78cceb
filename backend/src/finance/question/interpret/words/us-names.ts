/** "Pay US Bank", "made to us bank", "A-dec": houses that are called as other words are. Those that the ledger names are known before. */
import type { Token } from './token.ts';

const CALLED_US = /^(bank|bancorp|foods|foodservice|cellular|postal|trustee|treasury|airways|steel|lbm)$/;
const PAYS = /^(to|from|pay|pays|paid|paying|at|with|by)$/;
/** "Paid us bank fees": theirs and ours. */
const OURS = /^(fees?|transfers?|wires?|charges?|interest|accounts?|statements?|deposits?)$/;

export function withUsNames(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (isUs(before) && isBankOfUs(tokens, at - 1) || before?.text === 'a' && isADec(tokens, at - 1)) return [];
    if (next && (isUs(token) && isBankOfUs(tokens, at) || token.text === 'a' && isADec(tokens, at))) return [{ ...token, text: `${token.text}${next.text}`, raw: `${token.raw} ${next.raw}` }];
    return [token];
  });
}

const isUs = (token: Token | undefined): boolean => token?.text === 'us';
const isPaid = (tokens: readonly Token[], at: number): boolean => PAYS.test(tokens[at - 1]?.text ?? '');

const isBankOfUs = (tokens: readonly Token[], at: number): boolean => CALLED_US.test(tokens[at + 1]?.text ?? '') && isPaid(tokens, at) && !OURS.test(tokens[at + 2]?.text ?? '');
const isADec = (tokens: readonly Token[], at: number): boolean => tokens[at + 1]?.text === 'dec' && isPaid(tokens, at);
