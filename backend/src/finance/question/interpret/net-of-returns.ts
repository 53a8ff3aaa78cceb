/** "Home Depot minus returns": sums are net of what came back, so saying so is no condition on the rows. */
import type { Span } from './phrase-table.ts';
import { PhraseTable } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

const NET = new PhraseTable<true>().add('minus return|less return|after return|minus the return|less the return|net of return|minus credit|less credit|net of credit|after credit|minus any return|less any return|returns deducted|deducting return', true);

/** Not beside gross sales, which refunds do change. */
export function netOfReturns(tokens: readonly Token[]): Span[] {
  return tokens.some((token) => token.text === 'gross') ? [] : NET.matches(tokens);
}
