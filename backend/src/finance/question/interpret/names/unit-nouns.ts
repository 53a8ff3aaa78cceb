/** "Uber rides", "Shell stops", "Home Depot trips": after a name these nouns stand for its rows and are no name themselves. */
import type { NameMention } from './find-names.ts';
import type { RowWords } from '../lexicon/row-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

/** What one buys; orders, sessions and bookings can also be sold. */
const BOUGHT = /^(rides?|trips?|runs?|visits?|stops?|purchases?|swipes?|stays?|flights?|meals?|lunches|coffees|renewals?)$/;
const EITHER = /^(orders?|bookings?|sessions?)$/;

export function unitNouns(names: readonly NameMention[], tokens: readonly Token[]): (Span & RowWords)[] {
  return names.filter((name) => name.names.some(({ kind }) => kind === 'counterparty')).flatMap(({ to }) => {
    const noun = tokens[to]?.text ?? '';
    return BOUGHT.test(noun) ? [{ from: to, to: to + 1, phrases: noun, direction: 'out' as const }] : EITHER.test(noun) ? [{ from: to, to: to + 1, phrases: noun }] : [];
  });
}
