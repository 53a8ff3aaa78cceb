/** Two figures held beside each other in the verbs of those who hold them: measured up, stacked, confronted, put on two sides. Add a line to teach one. */
import type { Saying } from './saying.ts';

/** "Put rent up to 7,000" raises it. */
const UP_TO: Readonly<Record<string, string>> = { hold: 'up to|', stack: 'up to|', line: 'up to|' };

export const HELD_UP_SAYINGS: readonly Saying[] = [
  ['(confronted|contrasted) (with|to)', 'compared with'], ['(in relation to|in comparison to|in comparison with|as compared to|as compared with|set beside|alongside of)', 'compared with'],
  ['(measure|measures|measured|measuring|match|matches|matched|matching|stack|stacks|stacked|stacking|size|sizes|sized|hold|holds|held|line|lines|lined|lining) up (with|to|against|on|next to|beside|alongside|vs|versus)', 'compared with'],
  ['(sit|sits|sat|stand|stands|look|looks|looked) (next to|beside|alongside|against)', 'compared with'],
  // The verb first, what it is held against behind it.
  ...['hold', 'stack', 'put', 'set', 'lay', 'place', 'line', 'take'].flatMap((verb): Saying[] => ['…', '… …'].flatMap((first): Saying[] => [[`^ (please|can you|could you|) ${verb} ${first}!<heldverb> (${UP_TO[verb] ?? ''}up against|next to|beside|alongside|side by side with|against)`, `compare ${first} with`]])),
  // Each beside the other.
  ['(,|) (next to|beside|alongside|against) (each|one) (other|another) $', ', compared'], ['(show|give|what are) (me|) (the two|both) (side by side|) (numbers|figures|totals|) $', ''], ['(,|) (show|give me|i want|tell me) (both|the two) $', ''],
  ['(or) (the other way round|vice versa|the other way around) $', ''],
  // The greater of two.
  ['(,|) (was|is|are|were) (the|) … the (bigger|larger|greater|higher) (one|) $', ', which was more'],
];
