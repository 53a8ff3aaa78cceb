/** "Pay US Bank", "made to us bank": a house called so, and not us. Those that the ledger names are known before. */
import type { Token } from './token.ts';

const CALLED_US = /^(bank|bancorp|foods|foodservice|cellular|postal|trustee|treasury|airways|steel|lbm)$/;
const PAYS = /^(to|from|pay|pays|paid|paying|at|with|by)$/;
/** "Paid us bank fees": theirs and ours. */
const OURS = /^(fees?|transfers?|wires?|charges?|interest|accounts?|statements?|deposits?)$/;

export function withUsNames(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (isUs(before) && isNameAt(tokens, at - 1)) return [];
    return next && isUs(token) && isNameAt(tokens, at) ? [{ ...token, text: `us${next.text}`, raw: `${token.raw} ${next.raw}` }] : [token];
  });
}

const isUs = (token: Token | undefined): boolean => token?.text === 'us';

function isNameAt(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || !CALLED_US.test(next.text)) return false;
  return /^U\.?S\.?$/.test(token.raw) && /^[A-Z]/.test(next.raw) || PAYS.test(tokens[at - 1]?.text ?? '') && !OURS.test(tokens[at + 2]?.text ?? '');
}
