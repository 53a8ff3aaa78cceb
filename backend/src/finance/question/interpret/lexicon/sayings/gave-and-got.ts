/** Whom money went to and from whom it came, in the verbs of giving and getting: "they had from us", "sent our way", "dropped in our lap". Add a line to teach one. */
import type { Saying } from './saying.ts';

const US = '(from us|out of us|off us|from our account|out of our account|from the business)';

export const GAVE_AND_GOT_SAYINGS: readonly Saying[] = [
  // To them.
  ['(we|i) (have|) (gave|handed|given|fed|slipped) !<givenfor>', 'we paid'], ['(did|have) (we|i) (give|hand|feed|handed|given|fed) !<givenfor>', 'did we pay'],
  [`(collect|take|see|pocket|take in) ${US}`, 'receive from us'], [`(has|have|had) … (gotten|collected|taken|taken in|seen|had|received|pocketed) ${US}`, 'has … been paid by us'],
  ['(,|) (what|how much) (did they get|have they got|have they had|went to them|did it get|they had)', ', how much was paid to them'],
  // From them.
  ['(sent|send|sends|sending|brought|bring) (to us|us|our way|in our direction|over to us)', 'paid us'], ['(sent|send|sends|sending) (to us|us) (a|an|the|their|another|any|) (bill|bills|invoice|invoices|quote|quotes|reminder|reminders|letter|letters)', 'billed us'], ['!<putter> (dropped|drop|drops|dropping|put) (into|in) (our|the) (accounts|account|lap|laps|pocket|pockets|till)', 'paid us'], ['last put (any|) (money|cash) in', 'last paid us'], ['(coughed|cough) up (so far|)', 'paid us'],
  ['(we|i) (have|) (had|got|gotten) (off|from|out of) !<gotback>', 'we received from'], ['(have|did) (we|i) (had|got|gotten|get|have) (off|out of) !<gotback>', 'did we receive from'], ['(come|came) to us (out of|from|by|through)', 'received from'], ['how much have (we|i) had from them', 'how much was received from them'],
  [', (total|) in $', ', total received'],
];
