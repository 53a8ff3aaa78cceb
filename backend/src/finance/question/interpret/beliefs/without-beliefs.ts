/** What the asker believes gives the question what it lacks, and narrows nothing: "July was our best month, wasn't it? or which one". */
import type { Token } from '../words/tokenize.ts';
import type { BeliefReader } from './belief.ts';
import { beliefIn } from './belief-forms.ts';
import { deed } from './deed.ts';
import { figure } from './figure.ts';
import { listed } from './lists.ts';
import { standsAlone } from './stands-alone.ts';
import { guessedIt, winner } from './winner.ts';
import { winnersAmount } from './winners-amount.ts';

/** In this order: what a belief can be to the question beside it. */
const READERS: readonly BeliefReader[] = [winner, winnersAmount, guessedIt, listed, figure, deed, standsAlone];

/** The question without what is believed; as it is where nothing is, or where it is needed. */
export function withoutBeliefs(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const belief = beliefIn(tokens, ledger);
  if (!belief) return tokens;
  if (belief.form === 'listed') return belief.asked;
  for (const reader of READERS) {
    const asked = reader(belief, ledger);
    if (asked) return asked;
  }
  return tokens;
}
