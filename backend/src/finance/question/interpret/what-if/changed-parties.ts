/** Whose payments a supposition changes: not who only brings the change about. */
import type { NameMention } from '../names/find-names.ts';
import type { LeverWord } from '../lexicon/lever-words.ts';
import type { Token } from '../words/tokenize.ts';

interface Supposed {
  readonly tokens: readonly Token[];
  readonly names: readonly NameMention[];
  readonly words: ReadonlySet<LeverWord>;
}

export function changedParties({ names, tokens, words }: Supposed): NameMention[] {
  const before = ({ from }: NameMention): string => tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text).join(' ');
  const parties = names.filter((name) => name.names.length > 0 && name.names.every(({ kind }) => kind === 'counterparty') && !BRINGS_ABOUT.test(before(name)));
  // Beside sales or prices a name is meant where they are its own: "orders from Acme drop 20 %".
  const isOfAll = words.has('volume') || words.has('price');
  return parties.length < names.length ? [] : parties.filter((name) => !isOfAll || OF_THEM.test(before(name)) || name.from === firstWord(tokens));
}

const firstWord = (tokens: readonly Token[]): number => tokens.findIndex(({ kind, text }) => kind === 'word' && !/^(and|but|if|our|the|we|that)$/.test(text));

const BRINGS_ABOUT = /\b(because|because of|thanks to|due to|owing to|after|through|via|using|like|as|than|not|keep|keeping|without|from doing)( the| our)?$/;
const OF_THEM = /\b(from|of|at|with|for|to)( the| our)?$/;
