/** Own money moved to savings or to the own card, or back: the rows with that place alone, and only those of the way that is asked for. */
import type { NameMention } from './find-names.ts';
import type { NameIndex } from './names.ts';
import type { Token } from './tokenize.ts';

/** How a place of one's own is said in a question, and how the ledger calls it. */
const PLACES = [
  { said: /\bsavings?\b|\baside\b|\bput (by|away)\b|\bstash|\breserve\b/, called: /^(saving|reserve|deposit|pot)$/ },
  { said: /\bcards?\b/, called: /^card$/ },
];

/** Among all own transfers those with the place that is said, where the ledger knows it by name. */
export function withOwnPlace(name: NameMention, index: NameIndex): NameMention {
  const place = name.names.some(({ role }) => role === 'transfer') ? PLACES.find(({ said }) => said.test(name.said.toLowerCase())) : undefined;
  return place ? { ...name, names: [...name.names, ...index.names.filter((other) => other.kind === 'counterparty' && other.words.some((word) => place.called.test(word)))] } : name;
}

/** "Moved to savings" and "paid off the card" left the account, "taken from savings" came back to it; null where neither is said or the place is not known by name. */
export function ownWay(names: readonly NameMention[], tokens: readonly Token[]): 'in' | 'out' | null {
  const mention = names.find((name) => name.names.some(({ role }) => role === 'transfer') && name.names.some(({ kind }) => kind === 'counterparty'));
  if (!mention) return null;
  if (/\bcards?\b/i.test(mention.said)) return 'out';
  const words = tokens.slice(Math.max(0, mention.from - 4), mention.to + 5).map((token) => token.text).join(' ');
  if (/\b(from|out of)( our| my| the)* (savings?|reserve|deposit|pot)\b/.test(words)) return 'in';
  return /\b((in|to|into|on|onto)( our| my| the)* (savings?|reserve|deposit|pot)|aside|put by|put away|stashed?)\b/.test(words) ? 'out' : null;
}
