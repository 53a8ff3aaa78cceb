/** Whose payments a supposition changes: not who only brings the change about. */
import type { NameMention } from '../names/find-names.ts';
import type { LeverWord } from '../lexicon/lever-words.ts';
import { tokensSayAmount } from './lever-amounts.ts';
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

/** A platform both pays and charges, and a shop both buys and sells there: what is said of its fees or of its sales alone is not told by all that moves. Two changes of one clause are not told as one. */
export function unsureOfParty({ names, tokens }: Supposed): string | null {
  const said = tokens.map(({ text }) => text).join(' ');
  const who = names.map((name) => name.said).join(' and ');
  if (tokensSayAmount(tokens)) return `By how much would ${who} change, each for itself? Please ask about one at a time.`;
  if (isOfItsFees(said)) return `What would ${who} cost a month then? The change of one name's price is told as an amount.`;
  return SALES.test(said) && tokens[names[0]?.to ?? 0]?.text !== 'orders' && !comesFromParty(tokens) ? `How much less or more a month would come in from ${who}? I cannot tell its sales from what is paid to it.` : null;
}

/** Of one party, and what is said is neither what it keeps nor what is sold there: all that moves between it and us is what changes. */
export function wholeParty(supposed: Supposed): NameMention | null {
  const [party, ...others] = changedParties(supposed);
  const said = supposed.tokens.map(({ text }) => text).join(' ');
  return party && others.length === 0 && !isOfItsFees(said) && !SALES.test(said) ? party : null;
}

const isOfItsFees = (said: string): boolean => FEES.test(said) || RAISES.test(said.replace(WE_RAISE, ' '));
const FEES = /\b(fees?|commissions?|cuts? of|(its|their) (cut|share)|charg(e|es|ed|ing)|takes?|took|taking|keeps?|kept|keeping|prices?|rates)\b/;
/** Whoever else raises something raises its prices. */
const RAISES = /\brais(es|ed)\b/;
const WE_RAISE = /\b(we|i) ((just|only|also|had|have|were to|actually) )*raised?\b/g;
const SALES = /\b(sales?|orders|revenues?|income|turnover|takings|payouts?)\b/;

/** "Orders from Acme drop 20 %". */
export const comesFromParty = (tokens: readonly Token[]): boolean => /\b(sales|orders|revenue|income|takings|payouts) (that come |coming )?from\b/.test(tokens.map(({ text }) => text).join(' '));
