/** Own money moved to savings or to the own card, or back: the rows with that place alone, and only those of the way that is asked for. */
import type { NameMention } from './find-names.ts';
import type { NameIndex } from './names.ts';
import type { Token } from '../words/tokenize.ts';

/** How a place of one's own is said in a question, and how the ledger calls it. */
const PLACES = [
  { said: /\bsavings?\b|\baside\b|\bput (by|away)\b|\bstash|\breserve\b|\b(in|to|into|onto|from|out of)( our| my| the)* (deposit|deposit account|reserve account|pot)$/, called: /^(saving|reserve|deposit|pot|sparkonto|sparbuch|tagesgeld|tagesgeldkonto|festgeld|festgeldkonto|spaarrekening|livret)$/ },
  { said: /\bcards?\b/, called: /^card$/ },
];

/** Among all own transfers those with the place that is said, where the ledger knows it by name. */
export function withOwnPlace(name: NameMention, index: NameIndex, tokens: readonly Token[]): NameMention {
  const isTransfer = name.names.some(({ role }) => role === 'transfer');
  // "Transfers to the deposit account": the place stands behind the word for moving.
  const behind = tokens.slice(name.from, name.to + FAR).map(({ text }) => text);
  const isBehind = (said: RegExp): boolean => behind.some((_, at) => said.test(behind.slice(0, at + 1).join(' ')));
  const place = isTransfer ? PLACES.find(({ said }) => said.test(name.said.toLowerCase()) || isBehind(said)) : undefined;
  if (!place) return name;
  return { ...name, names: [...name.names, ...index.names.filter((other) => other.kind === 'counterparty' && other.words.some((word) => place.called.test(word)))] };
}

const FAR = 4;

/** "Paying off the fleet card", "toward the Visa bill": own money that settles the card, and not what was bought with it: "fuel on the card bill", "the card bill by vendor". */
export function settledCard(name: NameMention, beside: readonly NameMention[], { names }: NameIndex, tokens: readonly Token[]): NameMention {
  const isCard = name.names.length > 0 && name.names.every(({ kind, role }) => kind === 'account' && role === 'card');
  const before = tokens.slice(Math.max(0, name.from - 5), name.from).map(({ text }) => text).join(' ');
  const transfers = names.filter(({ kind, role, count }) => kind === 'category' && role === 'transfer' && count > 0);
  const isBill = tokens[name.to]?.text === 'bill' && !/\bon( the| our| my)?$/.test(before) && !tokens.some(({ text }, at) => /^(by|per|each)$/.test(text) && at > name.to && !/^(month|quarter|year|week)$/.test(tokens[at + 1]?.text ?? ''));
  if (!isCard || transfers.length === 0 || tokens[name.to]?.text === 'balance' || !SETTLES.test(before) && !isBill || beside.some(isBought) || /^(spend|spent|spending)$/.test(tokens[0]?.text ?? '')) return name;
  const receivers = names.filter(({ kind, count, words }) => kind === 'counterparty' && count > 0 && (words.includes('card') || name.names.some((one) => one.words.join(' ') === words.join(' '))));
  return { ...name, names: [...transfers, ...receivers], said: 'the card', categoryKind: 'transfer' };
}

/** Named beside the card: what was bought with it is asked for. */
const isBought = ({ names }: NameMention): boolean => names.every(({ kind, role, words }) => kind !== 'account' && role !== 'transfer' && !words.includes('card'));

const SETTLES = /\b((pay|pays|paid|paying|clear|cleared|clearing|settle|settled|settling) (off|down)|toward|towards|paydowns? (of|on)|payoffs? of|clearing|settling|cleared|settled)( paying( off| down)?| clearing| settling)?( the| our| my| down the| off the)*$/;

/** What was moved there, less what came back. */
const BOTH_WAYS = /\b(to|into) and (from|out of)\b|\b(from|out of) and (to|into)\b/;

/** "Moved to savings" and "paid off the card" left the account, "taken from savings" came back to it; null where neither is said or the place is not known by name. */
export function ownWay(names: readonly NameMention[], tokens: readonly Token[]): 'in' | 'out' | null {
  const mention = names.find((name) => name.names.some(({ role }) => role === 'transfer') && name.names.some(({ kind }) => kind === 'counterparty'));
  if (!mention) return null;
  if (/\bcards?\b/i.test(mention.said)) return 'out';
  const behind = tokens.slice(mention.from, mention.to + FAR).map((token) => token.text).join(' ');
  if (/ (to|onto|toward|towards)( our| my| the)*( [a-z]+)? cards?\b/.test(behind)) return 'out';
  const words = tokens.slice(Math.max(0, mention.from - 4), mention.to + 5).map((token) => token.text).join(' ');
  if (BOTH_WAYS.test(words)) return null;
  if (/\b(from|out of)( our| my| the)* (savings?|reserve|deposit|pot)\b/.test(words)) return 'in';
  return /\b((in|to|into|on|onto)( our| my| the)* (savings?|reserve|deposit|pot)|aside|put by|put away|stashed?)\b/.test(words) ? 'out' : null;
}
