/** "How much did the company spend", "the company's revenue": the business itself, where no party of the ledger is meant. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { NameIndex } from './names.ts';
import type { Token } from '../words/tokenize.ts';

const COMPANY = /^(company|business|firm|organi[sz]ation|enterprise)$/;
const LED = /^(the|our|this)$/;
const ASKS = /^(did|does|do|has|have|had)$/;
/** What another company does to the business, or is asked of the one named before. */
const OF_ANOTHER = /^(us|me|them|which|that|who|whose|another|other)$/;
const AS_ONES_OWN: Readonly<Record<string, string>> = { does: 'do', has: 'have' };

export function asOwnCompany(tokens: readonly Token[], index: NameIndex): readonly Token[] {
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
