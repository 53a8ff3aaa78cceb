/** Which way the money goes, as far as the question's verbs, prepositions and row words tell. */
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';

export type Direction = 'in' | 'out' | null;

const OUT_VERBS = /^(write|wrote|written|pay|pays|paid|paying|spend|spent|spending|buy|bought|buying|purchase|purchased|purchases|charge|charged|charges|charging|bill|bills|billed|cost|costs|send|sent|owe|order|ordered|expense|expenses|fees|fee)$/;
const IN_VERBS = /^(receive|received|receives|earn|earned|collect|collected|deposit|deposits|deposited|revenue|income|sales|sale|bring|brought|brings|generate|generated|make|made|gotten|gross|get|got)$/;

/** For a party: the words just before its name count most, then the verbs of the question. */
export function directionToward(name: Span, reading: Reading): Direction {
  const words = reading.tokens.map((token) => token.text);
  let at = name.from - 1;
  while (/^(the|our|my|a|client|customer|vendor|supplier)$/.test(words[at] ?? '')) at--;
  const verbs = verbDirection(reading);
  const before = words[at] ?? '';
  const isLooked = before === 'at' && /^(look|looking|looked)$/.test(words[at - 1] ?? '');
  if (isLooked) return words.some((word) => /^(bring|brought|earn|earned|bought|order|ordered)$/.test(word)) && words.includes('they') ? 'in' : verbs;
  const paidAt = words.findIndex((word, i) => i >= name.to && i < name.to + 3 && /^(pay|pays|paid|paying)$/.test(word));
  if (paidAt >= 0 && /^(out |over |back )?to (us|me)\b/.test(words.slice(paidAt + 1, paidAt + 5).join(' '))) return 'in';
  if (GOT_FROM_US.test(words.join(' ')) || isReceiver(words, name)) return 'out';
  if (BOUGHT_FROM_US.test(words.slice(name.to).join(' ')) && !/^(we|i)$/.test(words[name.to] ?? '')) return 'in';
  if (THEY_PAY.test(words.slice(name.to).join(' '))) return 'in';
  if (before === 'to' || before === 'at') return verbs === 'in' && /^(billed|invoiced|sales?|sold|sell|selling|revenue|income)$/.test(firstVerbBefore(words, at)) ? 'in' : 'out';
  if (before === 'by') return /^(paid|received|sent)$/.test(words[at - 1] ?? '') ? 'in' : verbs;
  if (before === 'from' && /\b(that|this|the) (purchase|bill|charge)\b/.test(words.slice(name.to).join(' '))) return 'out';
  if (before === 'from') return words.slice(0, at).some((word) => /^(buy|bought|buying|purchase|purchased|purchases|order|ordered|bills?|charges?|invoices?|fees?)$/.test(word)) && (verbs !== 'in' || isBillReceived(words, at)) ? 'out' : 'in';
  if (/^(was|were|is|are|been|get|gets|got)$/.test(before) && words[/^(last|first|latest|ever)$/.test(words[name.to] ?? '') ? name.to + 1 : name.to] === 'paid') return 'out';
  if (isBilledBy(words, name)) return 'out';
  const after = words.slice(name.to, name.to + 5).filter((word) => !/^(has|have|had|actually|really|ever|usually|last|first|recently|already|still|typically|always|normally|folks|people|guys|lot|crew|stop|stopped|quit|cease|ceased|start|started|begin|began)$/.test(word));
  if (/^(pay|pays|paid|paying)$/.test(after[0] ?? '') && paysIncome(reading, name)) return 'in';
  if (/^(pay|pays|paid|paying|bring|brought|brings|give|gave|gives|send|sent|generate|generated|spend|spent|contribute|contributed|order|ordered)$/.test(after[0] ?? '') && /^(us|me|to|up|in|\?|\.|on|for|his|her|their|a|an|the|any|some|last|during|how|what|so|over|since|from|[$€£]?\d[\d,.]*k?)?$/.test(after[1] ?? '') && !/^(we|i)$/.test(words[name.from - 1] ?? '')) return /^(to)$/.test(after[1] ?? '') ? verbs : after[0] === 'paid' && /^(how|what)$/.test(after[1] ?? '') ? null : 'in';
  if (/^(did|has|have)$/.test(words[name.from - 1] ?? '') && /^(make|made)$/.test(after[0] ?? '') && words.some((word) => /^(payments?|deposits?|orders?|transfers?)$/.test(word))) return 'in';
  if (words[name.from - 1] === 'did' && /^(order|buy|purchase|book)$/.test(after[0] ?? '')) return 'in';
  // "How often did Acme pay last year": who pays with neither payee nor object pays us.
  if (/^(did|does)$/.test(words[words[name.from - 1] === 'the' ? name.from - 2 : name.from - 1] ?? '') && PAID_THEN.test(after.join(' '))) return 'in';
  if (/^(put|puts|invest|invested|inject|injected|contribute|contributed)$/.test(after[0] ?? '')) return 'in';
  // "What did Square take in last year": through the till, where "take in March" goes on with the time.
  if (/^(took|take|takes|taken)$/.test(after[0] ?? '') && after[1] === 'in' && /^(last|this|so|over|during|on|for|since|altogether|\?|\.)?$/.test(after[2] ?? '')) return 'in';
  if (/^(took|take|takes|taken|draw|draws|drew|drawn|withdrew|withdraw|withdraws|pulled|pull|pulls)$/.test(after[0] ?? '')) return 'out';
  if (/^(get|gets|got|gotten|was|were|been|be|being)$/.test(after[0] ?? '') && after[1] === 'paid') return 'out';
  if (/^(charge|charges|charged|charging|bill|bills|billed|billing|cost|costs|costing)$/.test(after[0] ?? '') || after.slice(0, 2).some((word) => /^(fee|fees)$/.test(word))) return 'out';
  if (words.some((word) => /^(came|arrive|arrived|land|landed)$/.test(word)) && words.some((word) => /^(money|funds|cash|funding)$/.test(word))) return 'in';
  if (/\b(hit|hits|reached|landed in|landed on|arrived in|arrived on) (the|our|my) (bank )?(account|bank)\b/.test(words.join(' '))) return 'in';
  return rowDirection(reading) ?? verbs;
}

/** "How often did Kiara pay booth rent": what is paid is a kind of our income. */
const paysIncome = ({ names, tokens }: Reading, { to }: Span): boolean => names.some((paid) => paid.from > to && paid.from <= to + 4 && paid.names.length > 0 && paid.names.every(({ kind, role }) => kind === 'category' && role === 'revenue') && !/^(us|we|i)$/.test(tokens[paid.from - 1]?.text ?? ''));

/** "We received how many bills from DHL": bills that come are paid. */
const isBillReceived = (words: readonly string[], at: number): boolean => words.slice(0, at).some((word) => /^(bills?|charges?)$/.test(word)) && words.slice(0, at).every((word) => !/^(pa(y|id|ys|ying)|deposits?|earn(ed)?|collect(ed)?)$/.test(word));

/** "How many bills did Brightline send": bills and charges that a party sends are paid by us. */
const isBilledBy = (words: readonly string[], { from, to }: Span): boolean => /^(did|does|has|have|do)$/.test(words[from - 1] ?? '') && /^(send|sent|issue|issued)$/.test(words[to] ?? '') && words.slice(0, from).some((word) => /^(bills?|charges?|invoices?)$/.test(word));

/** "How much did Ferguson receive": who receives is paid. */
function isReceiver(words: readonly string[], { from, to }: Span): boolean {
  const isAsked = /^(did|does|do|has|have)$/.test(words[from - 1] ?? '') || /^(how much|many payments|what)$/.test(words.slice(0, from).slice(words[from - 1] === 'what' ? -1 : -2).join(' '));
  return isAsked && /^(receive|receives|received)$/.test(words[to] ?? '') && words[to + 1] !== 'by' && !words.slice(0, from).some((word) => /^(invoices?|bills?|orders?|claims?|statements?)$/.test(word));
}

const firstVerbBefore = (words: readonly string[], at: number): string => [...words.slice(0, at)].reverse().find((word) => /^(billed|invoiced|sales?|sold|sell|selling|revenue|income|pay|paid|payments?|sent|send|spent|spend|expenses?|costs?)$/.test(word)) ?? '';

/** "payments to", "charges", "deposits": what the row words say. */
export function rowDirection(reading: Reading): Direction {
  const directions = new Set(reading.rowWords.map((word) => word.direction).filter((direction) => direction !== undefined));
  if (directions.size === 0 && OWN_PAYMENTS.test(reading.text) && !asksBothWays(reading.text)) return 'out';
  return directions.size === 1 ? [...directions][0] ?? null : null;
}

/** "Our payments above 5k", "how many payments did we make": those that leave. */
const OWN_PAYMENTS = /\b(our|my) (own |outgoing |single |individual |largest |biggest |smallest )*(payments?|checks?|cheques?)\b(?! (from|received|that (came|come)|coming|in\b|which (came|come)|came))|\b(payments?|checks?|cheques?) of (ours|mine)\b|\b(payments?|checks?|cheques?)\b.* (did|do|have|had) (we|i) (make|made|send|sent|write|written|wrote|issue|issued)\b|\b(payments?|checks?|cheques?) (that |which )?(we|i) (have |had )?(make|made|send|sent|write|written|wrote|issue|issued)\b/;

/** "How many payments did we receive and how many did we make": both sides are asked for. */
const asksBothWays = (text: string): boolean => OWN_PAYMENTS.test(text) && ALSO_RECEIVED.test(text);
const ALSO_RECEIVED = /\b(receive[ds]?|came in|come in|collect(ed)?)\b.*\b(and|or|vs|versus)\b|\b(and|or|vs|versus)\b.*\b(receive[ds]?|came in|come in|collect(ed)?)\b/;

/** "Acme, when did they last pay": whoever is named before pays. */
const THEY_PAY = /^[,:-]? ?(\S+ ){0,3}(did|do|does|have|has) (they|he|she) (last |first |ever |usually |actually )?(pay|paid)( (us|me|and|in|this|last|up|by|each|every)\b| ?[?.,!]|$)/;

/** "What Acme bought from us" is our sale. */
const BOUGHT_FROM_US = /\b(buy|buys|buying|bought|purchase[sd]?|purchasing|order|orders|ordered|took|takes|taken) (\S+ ){0,4}(from|off) (us|me|our)\b/;

/** "What Acme got from us", "what they have had off us": what they have is what we paid. */
const GOT_FROM_US = /\b(get|gets|got|gotten|receive[sd]?|sucked|squeezed|extracted|pocketed|collect(ed|s)?) (?!paid\b)(\S+ ){0,4}(from|off|off of|out of) (us|me)\b|\b(had|have|has) (\S+ ){0,3}(off|out of) (us|me)\b/;

/** "Did Acme pay each month", "did they pay year"; a "last" that stood between is gone by then. No "pay herself", no "pay fees". */
const PAID_THEN = /^pay( |$)((this|each|every|in|past|previous) )*(year|years|month|months|quarter|quarters|week|weeks|day|20\d\d|$|[?.,])/;

/** "The largest payments we made", "a payment that we have ever made". */
const PAYMENT_WE_MADE = /\b(payments?|purchases?) (that |which )?(we|i|we ve|i ve) (have |had |ve )?(ever |once )?(made|make|did)\b|\b(we|i) (have |had |ve )?(ever |once )?(made|make) [a-z ]{0,24}(payments?|purchases?)\b/;

/** "What payments over 10k did we make": whatever stands between. */
const PAYMENTS_DID_WE_MAKE = /\b(payments?|purchases?)\b.* (did|do|have|had) (we|i) (ever )?(make|made)\b/;

/** "How many payments over 5k did we get": those that come. */
const PAYMENTS_DID_WE_GET = /\b(payments?|che(ck|que)s?)\b(?! (back|to)\b).* (did|do|have|had) (we|i) (ever |usually |actually )?(get|got|gotten|take in|taken in)\b(?! (back|paid|billed|charged|rid|hit|behind|out|for|around|through))/;

/** The verbs' own direction: "we paid" is out, "we received" and "paid us" are in. */
export function verbDirection({ tokens, measures, names }: Reading): Direction {
  const words = tokens.map((token, at) => (covers(names, at) ? '' : token.text));
  if (asksBothWays(words.join(' '))) return null;
  const isPaidToUs = words.some((word, at) => /^(pay|pays|paid|paying|gave|give)$/.test(word) && at > 0 && !(word === 'give' && /^(please|can|could|you|and|just|to|then|so)$/.test(words[at - 1] ?? '')) && (words[at - 1] === 'who' && !/^(for|to|we|i)$/.test(words[at + 1] ?? '') || /^(us|me)$/.test(words[at + 1] ?? '') || /^(they|he|she)$/.test(words[at - 1] ?? '') || words[at + 1] === 'by' || /^(get|got|gotten|getting|been|were|was)$/.test(words[at - 1] ?? '') && !(names.some((name) => name.to === at - 1)) && !/^(to|for)$/.test(words[at + 1] ?? '')));
  const isPaidOutToUs = words.some((word, at) => /^(pay|pays|paid|paying)$/.test(word) && words.slice(at + 1, at + 4).join(' ').match(/^(out |over |back )?to (us|me)\b/) !== null);
  if (isPaidOutToUs) return 'in';
  if (/\bpaid by (us|me)\b/.test(words.join(' ')) || PAYMENT_WE_MADE.test(words.join(' ')) || PAYMENTS_DID_WE_MAKE.test(words.join(' '))) return 'out';
  const isBilledByUs = words.some((word, at) => /^(bill|billed|invoice|invoiced|billing|invoicing)$/.test(word) && (/^(we|i|did)$/.test(words[at - 1] ?? '') || words[at + 1] === 'to'));
  if (isPaidToUs || isBilledByUs || [BOUGHT_FROM_US, PAYMENTS_DID_WE_GET].some((form) => form.test(words.join(' ')))) return 'in';
  if (words.some((word, at) => /^(receive|receives|received|got|gets)$/.test(word) && /^(who|whom|which|that|vendors?|suppliers?|payees?|contractors?)$/.test(words[at - 1] ?? '') && words.some((other) => /^(who|vendors?|suppliers?|payees?|contractors?)$/.test(other)))) return 'out';
  const strong = measures.find((mention) => !mention.isWeak)?.measure;
  if (strong === 'expenses' || strong === 'cogs' || strong === 'operatingExpenses') return 'out';
  if (strong === 'revenue' || strong === 'grossSales') return 'in';
  if (words.some((word) => IN_VERBS.test(word) && !/^(make|made|get|got|gross)$/.test(word))) return 'in';
  if (words.some((word) => OUT_VERBS.test(word))) return 'out';
  const made = words.findIndex((word) => /^(make|made)$/.test(word));
  return made >= 0 && !/^(payments?|a|purchases?)$/.test(words[made + 1] ?? '') && !words.includes('payments') ? 'in' : null;
}
