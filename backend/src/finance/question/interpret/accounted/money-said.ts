/** A whole sentence about somebody who is known, in which nothing is said of money ("is Adobe's licence up for renewal"), asks for no sum of theirs. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { rolesOf } from '../subject.ts';

/** Of a fragment ("Adobe, 2025", "and Adobe?") the sum is what is wanted; a sentence says what it wants. */
const OPENS_SENTENCE = /^(?:(?:so|and|but|ok|okay|well|hey|hi|hello|please|quick question|question|by the way|now|also) ,? ?)*(?:(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|who|whose|where|which)\b)/;

/** "Can you do Adobe for 2025": the sentence is about the telling. */
const REQUEST = /\b(?:(?:can|could|would|will) (?:you|i|we|somebody|someone)(?: please)?(?: quickly| just)? (?:do|see|have|get|tell|show|give|add|look|pull|find|run|check|list|break|work|know|help|say|read|fetch|bring)|do you (?:have|know|see))\b/;

const MONEY = /\b(pay|pays|paid|paying|payments?|spen[dt]|spends|spending|costs?|costing|costed|charges?|charged|charging|bill|bills|billed|billing|invoices?|invoiced|buy|buys|buying|bought|purchased?|earn|earns|earned|earning|makes?|made|making|bring|brings|brought|bringing|gives?|gave|given|gets?|got|getting|gotten|receives?|received|sends?|sent|sending|go|goes|went|going|gone|comes?|came|coming|money|cash|dollars?|bucks|expensive|expense|cheap|cheaper|cheapest|dear|dearer|pric(?:e|es|ed|ey|ier)|worth|refund(?:s|ed)?|drew|drawn|draws?|takes?|took|taken|taking|puts?|lost|lose|loses|losing|total|sum|amount|much|many|more|less|most|least|bigger|biggest|larger|largest|smaller|smallest|higher|highest|lower|lowest|rise|rose|risen|grow|grew|grown|fall|fell|fallen|drop|dropped|increased?|decreased?|jump(?:ed)?|climb(?:ed)?|shr[aiu]nk|double|doubled|change|changed|save|saved|rank|ranked|top|bottom|account|accounts|sales|sell|sold|sells|order|ordered|orders|busy|busiest|quiet|slow|slowest|good|best|worst|bad|better|worse|figures?|numbers?|percent|share|part|portion|average|profit|margin|budget|hit|land|landed|show|shown|appear|record|recorded|post|posted|clear|cleared|due from|behind|ahead|deposit(?:s|ed)?|transfer(?:s|red)?|move|moved|wired?|loan|borrow(?:ed)?|lend|lent|rent|fees?|subscri\w+|customers?|clients?|vendors?|suppliers?|income|revenue|up (?!for)|down|in|out|last time|first time|ever|still|stop|stopped|start|started|stand|stands|end up|ended|account for|eat|ate|eats|contribut\w+|generat\w+|driv\w+|own(?:er|ers)?|balance|transactions?|entries|entry|rows?|lines?|category|categories|books?|ledger)\b|[$€£%]/;

/** Rows are named so, and what is agreed, too. */
const ALSO_AGREED = /^renewals?$/;

/** "Only questions about the money": a sum of theirs would answer another question. */
export function noMoneySaid(found: Interpretation, frame: Frame): Interpretation | null {
  if (found.kind !== 'plan' || frame.previous !== null || found.plan.task !== 'total' || frame.reading.names.length === 0) return null;
  // Refunds, draws, loans and income are money by their names.
  if (frame.reading.names.flatMap(rolesOf).some((role) => /^(refund|owner|loan|transfer|other-income|revenue)$/.test(role))) return null;
  return isThingOfTheirs(frame) || isSentenceWithout(frame) ? { kind: 'unsupported', message: 'Only questions about the money in your ledger can be answered here.' } : null;
}

function isSentenceWithout({ reading: { measures, rowWords, groupings, operations, amounts, tokens, names, text } }: Frame): boolean {
  const isCounted = rowWords.some(({ from }) => !ALSO_AGREED.test(tokens[from]?.text ?? '')) || [...operations.keys()].some((operation) => operation !== 'list');
  if (isCounted || measures.length + groupings.length + amounts.spans.length > 0 || !OPENS_SENTENCE.test(text) || REQUEST.test(text)) return false;
  return !MONEY.test(tokens.filter((_, at) => !names.some(({ from, to }) => at >= from && at < to)).map((token) => token.text).join(' '));
}

/** "What is Adobe's address": a word that no figure is called by, and it is theirs. */
function isThingOfTheirs({ reading: { unheeded, names, tokens, measures } }: Frame): boolean {
  return measures.length === 0 && unheeded.some(({ from }) => names.some(({ to }) => to === from) && /['’]s$/.test(tokens[from - 1]?.raw ?? ''));
}
