/** "Uber rides", "Shell stops", "Home Depot trips": after a name these nouns stand for its rows and are no name themselves. */
import type { NameMention } from './find-names.ts';
import { lemma } from './lexicon/lemma.ts';
import type { RowWords } from './lexicon/row-words.ts';
import type { Span } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

/** What is done or brought, once for each payment: behind a name, or where it is counted or said of each beside a name. */
const OCCASIONS = /^(delivery|deliveries|jobs?|loads?|callouts?|shipments?|pickups?|hauls?|repairs?|stops?|visits?|trips?)$/;
const COUNTS = /^(many|number|count|no)$/;
const DONE = /^(of|the|separate|different|single|settled|paid|completed|finished|delivered)$/;

/** What one buys; orders, sessions and bookings can also be sold. */
const BOUGHT = /^(rides?|trips?|runs?|visits?|stops?|purchases?|swipes?|stays?|flights?|meals?|lunches|coffees|renewals?)$/;
const EITHER = /^(orders?|bookings?|sessions?)$/;

export function unitNouns(names: readonly NameMention[], tokens: readonly Token[]): (Span & RowWords)[] {
  const parties = names.filter((name) => name.names.length > 0 && name.names.every(({ kind }) => kind === 'counterparty'));
  const counted = parties.length === 1 ? countedOccasions(parties[0] as NameMention, tokens) : [];
  return [...counted, ...namedRows(names, tokens).filter((row) => !counted.some((other) => other.to > row.from && row.to > other.from))];
}

/** "How many tree jobs did we pay Luis Tree Service for", "did we pay Acme for a delivery", "average charge per stop at Shell". */
function countedOccasions({ from, to, names }: NameMention, tokens: readonly Token[]): (Span & RowWords)[] {
  const ownWords = new Set(names.flatMap(({ words }) => words));
  const text = (at: number): string => tokens[at]?.text ?? '';
  const isHowMany = tokens.some(({ text: word }) => /^(count|counts|many|number|often)$/.test(word));
  return tokens.flatMap(({ text: noun }, at) => {
    if (!OCCASIONS.test(noun) || at >= from && at < to) return [];
    let first = at;
    while (first !== to && (ownWords.has(lemma(text(first - 1))) || DONE.test(text(first - 1)))) first--;
    const isCounted = COUNTS.test(text(first - 1)) || first === to && isHowMany;
    const isEach = /^(a|per|each|every)$/.test(text(at - 1)) && (text(at - 1) === 'per' || /^(for|per|on)$/.test(text(at - 2)));
    const way = BOUGHT.test(noun) ? { direction: 'out' as const } : {};
    return isCounted || isEach ? [{ from: isCounted ? first : at, to: at + 1, phrases: noun, ...way }] : [];
  });
}

function namedRows(names: readonly NameMention[], tokens: readonly Token[]): (Span & RowWords)[] {
  return names.filter((name) => name.names.some(({ kind }) => kind === 'counterparty')).flatMap(({ to }) => {
    const noun = tokens[to]?.text ?? '';
    return BOUGHT.test(noun) ? [{ from: to, to: to + 1, phrases: noun, direction: 'out' as const }] : EITHER.test(noun) ? [{ from: to, to: to + 1, phrases: noun }] : [];
  });
}
