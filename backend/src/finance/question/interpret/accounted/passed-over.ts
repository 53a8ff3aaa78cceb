/** Words that nothing did anything with though they make another question of it: a condition, what is counted, names of a remark. Part of the safety net in `unused.ts`. */
import type { Plan } from '../../plan.ts';
import { lemma } from '../lexicon/lemma.ts';
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';

type Check = (plan: Plan, reading: Reading) => string | null;

/** "If PeakFit took their business elsewhere": no sum of the past answers what would be. */
const supposed: Check = ({ task }, { text, exceptions }) => (exceptions.length > 0 || task === 'what-if' || task === 'supposed' || task === 'runway' || ASKS_WHETHER.test(text) ? null : IF.exec(text)?.[0] ?? null);
/** "(I would like to know) if net cash flow dipped". */
const ASKS_WHETHER = /^if (?!.*(?:,|\b(?:what|how|would)\b))/;
const IF = /(?<!\b(?:as|know|see|check|wonder|wondering|ask|asked|asking|tell|sure|not|even|and|only|verify|confirm|curious|question|say|said) )\bif (?!(?:possible|any|so|not|you|i|it is|it was|that is|they are|we look|we include|we count|we add|we take|we leave|we exclude|we strip|we ignore|at all|need|needed|only)\b)\w+|\bwhat (?:happens|would happen) (?:if|when)\b|, what then\b|\bsuppose (?!so\b)\w+/;

/** "How many meetings did I have with PeakFit": the ledger counts payments and names, and nothing else. */
const counted: Check = ({ task, groupBy, filters }, { text, tokens, rowWords, groupings, names, periods, operations, numbers }) => {
  if (task !== 'count' || groupBy !== null || filters.counterparties === undefined && filters.accounts === undefined) return null;
  const [count] = operations.get('count') ?? [];
  if (!count || !/\b(many|number of|count of)\b/.test(tokens.slice(count.from, count.to).map((token) => token.text).join(' ')) || /\b(times|time|transactions?|payments?|deposits?|charges?)\b/.test(text)) return null;
  let at = count.to;
  while (covers([...names, ...periods, ...numbers], at) || /^(of|the|our|my|those|these|different|separate|individual|single|total|did|have|were|all)$/.test(tokens[at]?.text ?? '')) at++;
  const noun = tokens[at];
  if (!noun || noun.kind !== 'word' || covers([...rowWords, ...groupings], at) || VERBS.test(noun.text) || [noun, tokens[at + 1]].some((word) => OCCASION.test(lemma(word?.text ?? ''))) || noun.text === 'claims' && PAID_OUT.test(text)) return null;
  return `how many ${lemma(noun.text)}`;
};
const VERBS = /^(we|i|they|he|she|you|us|it|is|are|was|paid|pay|came|went|hit|in|on|from|to|for|has|had|been|there|get|got|over|under|above|below|between|came|bill|bills|tak(e|es|en)|took|mak(e|es)|made|sends?|sent|gives?|gave|draws?|drew|receive[ds]?|issued?|writes?|wrote|orders?|ordered|buys?|bought|charge[ds]?|settle[ds]?)$/;

/** Each of them is paid for: a fill-up at the pump, a lunch, a repair. */
const OCCASION = /^(stop|visit|stay|trip|fill|fillup|refill|occasion|lunch|dinner|breakfast|repair|delivery|engagement|clawback|recoupment|callout|pickup|haul|order|purchase|shipment|settlement|installment|instalment|renewal|reload|swipe|check|cheque|wire|zelle|venmo|ach|eft|bacs|autopay|them|one)$/;
const PAID_OUT = /\b(pay|pays|paid|settle|settles|settled|honou?red)\b/;

/** "Lowe's is up there this month, isn't it? Top three by expenses please": a name of the sentence before is none of the sentence that asks for all. */
const remarked: Check = ({ filters, against }, { tokens, names, measures, periods }) => {
  if (filters.counterparties === undefined || against !== null) return null;
  const end = tokens.findLastIndex((token, at) => /^[.?!]$/.test(token.text) && at < tokens.length - 3);
  const asking = tokens.slice(end + 1);
  if (end < 3 || asking.some(({ text }) => POINTS.test(text)) || !measures.some(({ from, isWeak }) => !isWeak && from > end) || names.some(({ from }) => from > end) || periods.length > 0 && !periods.some(({ from }) => from > end)) return null;
  const name = names.find(({ to, names: [one] }) => to <= end && one?.kind === 'counterparty');
  const isTold = name !== undefined && tokens.slice(name.to, end).some(({ text }) => /^(is|are|was|were|has|have|had|says?|said|wants|bragged|told|asked|does|do|did)$/.test(text));
  return isTold ? tokens.slice(name.from, name.to).map(({ text }) => text).join(' ') : null;
};
const POINTS = /^(it|its|that|those|them|they|their|he|she|him|her|his|there|these|each|both|this|same)$/;

/** "For each of the last three years": a figure of all of them together is none for each. */
const eachOf: Check = ({ groupBy, per, task, against }, { text }) => (groupBy !== null || per !== null || against !== null && task !== 'share' || /^(rows|latest|date|recurring)$/.test(task) ? null : EACH_OF.exec(text)?.[0] ?? null);
const EACH_OF = /\b(each|every one) of (the )?(last|past|previous|first) (\w+ )?(weeks|months|quarters|years)\b|\b(each|every) (month|quarter|year) (of|since|from)\b/;

export const PASSED_OVER: readonly Check[] = [supposed, counted, remarked, eachOf];
