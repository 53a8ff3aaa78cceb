/** "I would like to know if we spent more than 5,000 on rent": what somebody wants to know is no supposition. */
import type { Token } from '../words/tokenize.ts';

const ASKS = /^(know|see|check|wonder|wondering|tell|confirm|verify|curious|out)$/;
/** Behind them a supposition is asked after: "tell me if we lost Acme what profit would be". */
const SUPPOSES = /^(would|could|can|should|might|will|what|how|when|then|happens?|afford|,)$/;

export function askedWhether(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    const asking = tokens[tokens[at - 1]?.text === 'me' || tokens[at - 1]?.text === 'us' ? at - 2 : at - 1];
    if (token.text !== 'if' || !ASKS.test(asking?.text ?? '')) return token;
    return tokens.slice(at + 1).some(({ text }) => SUPPOSES.test(text)) ? token : { ...token, text: 'whether' };
  });
}
