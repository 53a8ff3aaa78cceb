/** Money words as other languages lend them and as learners of English put them: "netto", "which number", "the net gain", "is how much". Add a line to teach one. */
import type { Saying } from './saying.ts';

export const ELSEWHERE_SAYINGS: readonly Saying[] = [
  ['netto', 'net'], ['brutto', 'gross'], ['percents', 'percent'], ['saldo', 'balance'], 
  ...['net', 'gross', 'operating'].flatMap((kind): Saying[] => [[`(the|) (profit|) margin (,|) (the|) ${kind} (one|) !<afterkind>`, `${kind} margin`], [`${kind} (profit|) margin (,|) ${kind} (one|) !<afterkind>`, `${kind} margin`], [`(the|) profit ${kind}`, `${kind} profit`], [`${kind} (gain|benefit|earnings|surplus) !<gainof>`, `${kind} profit`], [`profit (over|to|divided by|/) (revenue|sales) (,|) ${kind}`, `${kind} margin`]]),
  ['(net|pure|clean|clear) gain (of|in|for)', 'net profit in'], ['(the|our|my) (clean|pure|clear) (gain|profit|benefit)', 'the net profit'], ['(pure|clean|clear) profit', 'net profit'], ['profit after tax', 'net profit'], ['^ pat (,|for|in)', 'net profit'], ['^ <monthname> pat (,|please)', '<monthname> net profit'],
  ['(do|did|have|does) (we|i) (win|won|gain|gained) (in|) net !<countable>', 'was our net profit'], ['(net|in net) (do|did) (we|i) (win|gain) !<countable>', 'net profit did we make'],
  // The figure is put at the end.
  ['(,|) (which|what) (number|count|quantity) $', ', how many'], [', (the|just the|only the|) (number|count|quantity) (only|alone|) (please|) $', ', how many'], ['(is|was|are|were) (what|which) (number|count) $', ', how many'], ['(which|what) (number|quantity) of', 'how many'],
  ['(,|) (in|) sum $', ''], ['(,|) sum (please|) $', 'total'], ['in sum', 'in total'], ['(,|) (in|as) whole $', 'in total'],
  ['(is|are|was|were|makes|make|makes it|comes to) (of|) how much $', 'what was it'], ['(,|) how much it (is|was) $', ''], ['(,|) (one figure|one number) (please|) $', ''],
  // What one had.
  ['(which|what) (expenses|costs) (had|have) (we|i) !<havemade>', 'what were our expenses'], ['(which|what) (revenue|income|sales) (had|have) (we|i) !<havemade>', 'what was our revenue'], ['(which|what) profit (had|have) (we|i) !<havemade>', 'what was our profit'],
  // Superlatives.
  ['(most big|most large|most high)', 'largest'], ['(most low|most small|most weak)', 'lowest'],
  // It stays "from", whatever the language says.
  ['the (dollar|dollars) amount', 'the amount'],
  ['(dollarwise|dollar wise|money wise|moneywise)', ''],
  // Up and down, whichever.
  ['(true or false|yes or no|y / n) $', ''], ['^ (true or false|is it true that|is it right that|is it correct that) (:|,|)', ''],
];
