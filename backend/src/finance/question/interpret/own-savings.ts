/** Own money moved to savings or back: the rows of the savings alone, and only those of the way that is asked for. */
import type { NameMention } from './find-names.ts';
import type { NameIndex } from './names.ts';
import type { Token } from './tokenize.ts';

/** Among all own transfers those with the savings, where the ledger knows them by name. */
export function withSavings(name: NameMention, index: NameIndex): NameMention {
  if (!name.names.some(({ role }) => role === 'transfer') || !/\bsavings?\b|\baside\b|\bput (by|away)\b|\bstash|\breserve\b/.test(name.said)) return name;
  return { ...name, names: [...name.names, ...index.names.filter((other) => other.kind === 'counterparty' && other.words.some((word) => /^(saving|reserve|deposit|pot)$/.test(word)))] };
}

/** "Moved to savings" left the account, "taken from savings" came back to it; null where neither is said or no savings are known by name. */
export function savingsWay(names: readonly NameMention[], tokens: readonly Token[]): 'in' | 'out' | null {
  const mention = names.find((name) => name.names.some(({ role }) => role === 'transfer') && name.names.some(({ kind }) => kind === 'counterparty'));
  if (!mention) return null;
  const words = tokens.slice(Math.max(0, mention.from - 4), mention.to + 5).map((token) => token.text).join(' ');
  if (/\b(from|out of)( our| my| the)* (savings?|reserve|deposit|pot)\b/.test(words)) return 'in';
  return /\b((in|to|into|on|onto)( our| my| the)* (savings?|reserve|deposit|pot)|aside|put by|put away|stashed?)\b/.test(words) ? 'out' : null;
}
