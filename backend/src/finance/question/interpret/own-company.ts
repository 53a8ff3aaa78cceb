/** "How much did the company spend", "the company's revenue": the business itself, where no party of the ledger is meant. */
import { lemma, lemmas } from './lexicon/lemma.ts';
import { PLAIN_WORDS } from './lexicon/plain-words.ts';
import { isDated } from './remarks-words.ts';
import type { NameIndex } from './names.ts';
import type { Token } from './tokenize.ts';

const COMPANY = /^(company|business|firm|organi[sz]ation|enterprise)$/;
/** What the owner's own business is called by its trade. */
const TRADE = /^(salon|shop|store|bakery|brewery|practice|clinic|studio|agency|nursery|winery|gallery|dealership|boutique|barbershop)$/;
/** What only a business has: what is paid for the store may be a store's rent. */
const EARNED = /^(revenue|sales|takings|turnover|income|profit|earnings)$/;
const OF_TIME = /^(in|during|since|over|for|between|from|until)$/;
const LED = /^(the|our|this)$/;
const ASKS = /^(did|does|do|has|have|had)$/;
/** What another company does to the business, or is asked of the one named before. */
const OF_ANOTHER = /^(us|me|them|which|that|who|whose|another|other)$/;
const AS_ONES_OWN: Readonly<Record<string, string>> = { does: 'do', has: 'have' };

export function asOwnCompany(asked: readonly Token[], index: NameIndex): readonly Token[] {
  const tokens = asked.map((token, at) => (isOwnTrade(asked, at, index) ? { ...token, text: 'business' } : token));
  const isNamed = (word: string): boolean => /^[a-z]/.test(word) && !PLAIN_WORDS.has(word) && !isDated(word) && (index.byWord.get(lemma(word)) ?? []).some(({ kind, count }) => kind === 'counterparty' && count > 0);
  return tokens.reduce<readonly Token[]>((read, token, at) => {
    const place = read.length - (tokens.length - at);
    if (!COMPANY.test(token.text) || !LED.test(tokens[at - 1]?.text ?? '') || read[place] !== token) return read;
    const [lead, next] = [read.slice(0, place - 1), tokens[at + 1]?.text ?? ''];
    const rest = read.slice(place + 1);
    if (token.raw.endsWith("'s")) return isPartOfName(next, index) ? read : [...lead, { ...token, text: 'our', raw: 'our' }, ...rest];
    // "To the company Duke Energy": what it is.
    if (/^(to|from|by|with)$/.test(tokens[at - 2]?.text ?? '') && isNamed(next)) return [...lead, ...rest];
    const asking = lead.at(-1);
    if (!asking || !ASKS.test(asking.text) || isNamed(next) || tokens.slice(at).some(({ text }) => OF_ANOTHER.test(text)) || isPartOfName(next, index)) return read;
    const own = AS_ONES_OWN[asking.text] ?? asking.text;
    return [...lead.slice(0, -1), { ...asking, text: own, raw: own }, { ...token, text: 'we', raw: 'we' }, ...rest];
  }, tokens);
}

/** "Did the company car cost more": a thing that the ledger calls so. */
const isPartOfName = (next: string, { names }: NameIndex): boolean => names.some(({ words }) => words.some((word, at) => COMPANY.test(word) && words[at + 1] === next));

/** "How is the salon doing", "takings for the salon in May", of a ledger in which no name is told by that word alone. */
function isOwnTrade(tokens: readonly Token[], at: number, { names }: NameIndex): boolean {
  const [trade, led, before, next] = [tokens[at]?.text ?? '', tokens[at - 1]?.text ?? '', tokens[at - 2]?.text ?? '', tokens[at + 1]];
  if (!TRADE.test(trade) || !LED.test(led) || names.some(({ kind, name, words }) => words.includes(trade) && (kind !== 'category' || telling(name).length < 2))) return false;
  return /^(hows|how's|how|is|did|does|has)$/.test(before) && /^(doing|done|do|going|performing)$/.test(next?.text ?? '') || before === 'for' && EARNED.test(tokens[at - 3]?.text ?? '') && (next === undefined || next.kind === 'stop' || isDated(next.text) || OF_TIME.test(next.text) && isDated(tokens[at + 2]?.text ?? ''));
}

/** The words of a category's name that say more than that it is money in. */
const telling = (name: string): string[] => lemmas(name).filter((word) => !/^(sale|income|revenue|fee|total|the|and|of)$/.test(word));
