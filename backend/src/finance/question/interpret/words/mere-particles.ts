/** Words of an operation that are only part of another verb, or stand in another sense: "we ended up with", "up for renewal", "fell on a Sunday", "how many euros". */
import type { Span } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

const WITH_UP = /^(end|ends|ended|ending|rack|racked|add|adds|added|adding|make|makes|made|sum|sums|summed|wrap|wrapped|came|come|comes|coming|set|sign|signed|open|opened|close|closed|pick|picked|bring|brought|catch|freshen|hold|holding|line|lined|mess|messed|save|saved|settle|split|square|start|started|tally|tied|turn|turned|wind|wound|write|speak|dig|pull|pulled|chalk|chalked|clock|soak|soaked|swallow|swallowed|chew|chewed|gobble|gobbled|eat|eating|eaten|ate|use|used|stump|cough|pony|follow|back|show|showed)$/;
/** "Total up everything", an order; "is the total up" asks for a change. */
const TOTALS = /^(total|totals|totalled|totalling|tot|tots|totted|totting)$/;
const ORDERS = /^(to|please|you|and|just|then|me|now|kindly|we|i)$/;
const AFTER_UP = /^(for|there|front|until|till)$/;
const WITH_DOWN = /^(break|breaks|broke|broken|breaking|write|jot|sit|sitting|slow|calm|note|put|sorted|sort|ordered|listed|ranked|largest|biggest|highest|top)$/;
/** After "fell" a day, not a change. */
const WHERE_FELL = /^(on|between|in|within|inside|under|due|into)$/;

/** "Driver pay": people, and no cause. */
const PAID_TO_DRIVERS = /^(pay|wages?|payroll|salary|salaries|settlements?|hours|bonus|bonuses)$/;
/** "What do we pay our drivers", "wages for the drivers", where "paid more, and what are the drivers" asks for causes. */
const PAYS_DRIVERS = /\b(pay|paid|paying|(wages?|payroll|salary|salaries|settlements?|hours|bonus|bonuses) (of|for|to))( the| our| my| all| all the| all our)?$/;

/** "When the city pays, what is a typical check", "what comes on average when Acme pays": whenever, no day. */
function isWhenever(tokens: readonly Token[], at: number): boolean {
  const words = tokens.map(({ text }) => text);
  if (/^(did|does|do|is|was|were|are|will|has|have)$/.test(words[at + 1] ?? '') || !/\b(average|typical|mean|median|normally|usually|typically|each time|per time)\b/.test(words.join(' '))) return false;
  const rest = words.slice(at).join(' ');
  return at === 0 || words[at - 1] === ',' ? /\b(what|whats|how (much|big|large|high|small))\b/.test(rest) : /\b(what|how (much|big|large|high|small))\b/.test(words.slice(0, at).join(' '));
}

export function isMereParticle(tokens: readonly Token[], { from, to }: Span): boolean {
  if (to - from === 1 && tokens[from]?.text === 'when') return isWhenever(tokens, from);
  if (tokens[to - 1]?.text === 'many') return /^(euros?|dollars?|pounds?|bucks|quid)$/.test(tokens[to]?.text ?? '');
  if (to - from > 1) return false;
  const [before, word, after] = [tokens[from - 1]?.text ?? '', tokens[from]?.text ?? '', tokens[to]?.text ?? ''];
  if (word === 'up' && TOTALS.test(before)) return tokens[from - 2]?.kind !== 'word' || ORDERS.test(tokens[from - 2]?.text ?? '');
  if (word === 'up') return WITH_UP.test(before) || AFTER_UP.test(after) && before !== 'go';
  if (word === 'down') return WITH_DOWN.test(before);
  if (/^drivers?$/.test(word) && PAYS_DRIVERS.test(tokens.slice(0, from).map(({ text }) => text).join(' ')) && !/^(of|behind|for)$/.test(after)) return true;
  if (/^drivers?$/.test(word)) return PAID_TO_DRIVERS.test(after) || /^(truck|delivery|van|lorry|bus)$/.test(before);
  return /^(fell|fall|fallen)$/.test(word) && WHERE_FELL.test(after) && /^(that|which|weekends?|transactions?|payments?|they|those|items?|bills?|charges?|expenses?)$/.test(before);
}
