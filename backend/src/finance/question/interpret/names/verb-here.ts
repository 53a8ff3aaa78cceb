/** "What did it cost to run", "the percent revenue moved", "setting Acme aside" where the ledger knows Courier Runs, Local Moves and Route Setting: a word in a verb's place names no kind. */
import type { Token } from '../words/tokenize.ts';

/** Verbs that owners use of figures and that are also nouns of trades. */
const VERB = /^(run|runs|running|ran|move|moves|moved|moving|set|sets|setting|draw|draws|drew|drawn|drawing|stick|stuck|stock|stocked|sitting|book|booked|books|pass|passed|passes|load|loaded|train|trained|ship|shipped|haul|hauled|store|stored|pack|packed|clean|cleaned|cater|rent out|service|repair|repaired|print|design|lease|leased|book|coach)$/;
const BEFORE_VERB = /^(to|we|i|they|you|it|he|she|did|do|does|would|will|can|could|should|just|never|also|even|that|which|who|is|are|was|were|been|being|has|have|had|revenue|sales|profit|expenses|costs|spending|income|figures|numbers|and)$/;
const BEHIND_VERB = /^(up|down|to|aside|on|at|us|it|them|through|from|out|over|away|by|off|against|,|\.|\?)$/;
const CAUSE = /^(what|this|that|the|running|cost|from|monthly|weekly|quarterly|daily)$/;

export function isVerbHere(tokens: readonly Token[], at: number): boolean {
  const [before, word, behind] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (!VERB.test(word)) return false;
  if (/^(run|running)$/.test(word) && CAUSE.test(before) || /^(running|run)$/.test(word) && /^(this|the|our|total|tally|up|to)$/.test(behind)) return true;
  return BEFORE_VERB.test(before) && !/^(is|are|was|were|and|revenue|sales|income|expenses|costs|spending)$/.test(before) || BEHIND_VERB.test(behind) && BEFORE_VERB.test(before) || at === 0 && /ing$|^(set|run|draw|move)$/.test(word) && tokens[at + 1]?.kind === 'word';
}
