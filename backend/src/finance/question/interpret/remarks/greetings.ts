/** "Hi, it's Dan.", "Dan here,", "…, thanks, Joan": who greets and who signs is no condition of what is asked. */
import { KIND_WORDS } from '../names/find-names.ts';
import type { NameIndex } from '../names/names.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MEASURES, isDated } from './remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const GREETS = /^(hi|hiya|hello|hey|heya|howdy|hallo|yo|greetings|dear|morning|afternoon|evening|good (morning|afternoon|evening|day))\b/;
/** Whoever is greeted. */
const GREETED = /^(there|all|team|everyone|everybody|folks|guys|purser|again)$/;
const INTRODUCES = /^(it is|its|it s|this is|i am|im|i m|my name is|me name is|good morning from|good afternoon from|hello from|hi from|greetings from)$/;
const INTRODUCES_MOST = 3;
const AT_WORK = /^(again|here|speaking|writing|asking)$/;
const FROM = /^(from|in|at)$/;
const OF_THE_FIRM = /^(the|accounts|accounting|bookkeeping|finance|office|desk|front|shop|store|warehouse|team|sales|admin|reception|yard|kitchen)$/;
const ASKS = /^(what|whats|how|which|who|whats|when|where|why|show|give|list|tell|compare|can|could|please|did|do|does|is|are|was|were|has|have)$/;
const SIGNS = /^(thx|thanks|thank you|many thanks|ty|cheers|regards|best regards|kind regards|best wishes|ta|best)$/;
/** "Best" and "ta" also begin names: behind a stop they sign. */
const SIGNS_BEHIND_STOP = /^(regards|best|ta)$/;
const NAME_MOST = 2;

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';
const said = (tokens: readonly Token[], from: number, to: number): string => tokens.slice(from, to).map((token) => token.text).join(' ');

/** What is asked goes back to whom one greets: "hi, WeWork, what did we pay them". */
const POINTS = /^(they|them|their|he|him|his|she|her|it)$/;

export function withoutGreetings(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const strangers: Known = { words: index.words, isOwn: () => false };
  const plain = withoutSignature(withoutOpening(tokens, strangers), strangers);
  const own: Known = { words: index.words, isOwn: (word) => isOwnName(word, index) };
  return plain.some(({ text: word }) => POINTS.test(word)) ? plain : withoutSignature(withoutOpening(plain, own), own);
}

interface Known {
  readonly words: ReadonlySet<string>;
  /** A word of the name of somebody who may be the one who writes. */
  readonly isOwn: (word: string) => boolean;
}

/** "Sam" where the ledger pays draws to Sam Ortiz: of two words, and none of them a thing. */
const isOwnName = (word: string, { byWord }: NameIndex): boolean => {
  const names = byWord.get(lemma(word)) ?? byWord.get(word) ?? [];
  return names.length > 0 && names.every(({ kind, words, name }) => kind === 'counterparty' && words.length === 2 && name.split(' ').length === 2 && words.every((own) => /^[a-z]{2,}$/.test(own) && !PLAIN_WORDS.has(own) && !KIND_WORDS.has(own)));
};

/** Somebody whom neither the ledger nor the language knows. */
function isSomebody({ kind, text: word }: Token, ledger: Known): boolean {
  const isUnknown = !ledger.words.has(word) && !ledger.words.has(lemma(word)) || ledger.isOwn(word);
  return kind === 'word' && /^[a-z]{2,}$/.test(word) && isUnknown && !PLAIN_WORDS.has(word) && !KIND_WORDS.has(word) && !KIND_WORDS.has(lemma(word)) && !MEASURES.test(word) && !isDated(word) && !ASKS.test(word) && !GREETED.test(word);
}

function nameAt(tokens: readonly Token[], at: number, ledger: Known): number {
  let to = at;
  while (to < at + NAME_MOST && tokens[to] !== undefined && isSomebody(tokens[to] as Token, ledger)) to++;
  return to;
}

function withoutOpening(tokens: readonly Token[], ledger: Known): readonly Token[] {
  const greeted = afterGreeting(tokens);
  const introduced = afterIntroduction(tokens, greeted);
  const name = nameAt(tokens, introduced, ledger);
  const to = afterWork(tokens, name);
  const isParted = /^[,.;:!\n-]$/.test(text(tokens, to)) || said(tokens, to, to + 2) === 'and i';
  const isWhole = greeted > 0 || to > name || text(tokens, to) === '.' || OWN_NAME.test(said(tokens, 0, introduced));
  const isSaid = introduced > greeted ? name > introduced && isWhole : name > introduced ? to > name || greeted > 0 && isAddressed(tokens, greeted, name) : greeted > 0 && to === name;
  if (!isSaid || !isParted && !(greeted > 0 && ASKS.test(text(tokens, to)))) return tokens;
  const rest = tokens.slice(isParted ? to + 1 : to);
  return rest.some(({ kind }) => kind === 'word') ? rest : tokens;
}

const OWN_NAME = /^((hi|hello|hey) ,? ?)?(i|i am|im|i m|my name is|me name is|this is)$/;

/** "Hi Dan," greets somebody; "evening classes," and "hi vis," are things. */
const isAddressed = (tokens: readonly Token[], greeted: number, name: number): boolean => name <= greeted + NAME_MOST && !/^(morning|afternoon|evening|good)/.test(text(tokens, 0)) && !/^(vis|viz|fi|tech|lo|end)$/.test(text(tokens, greeted));

const OFFICE = /^(the|your) (owner|boss|manager|bookkeeper|accountant|founder|director|controller)$/;

/** "Here", "again", "from the front desk", "the owner". */
function afterWork(tokens: readonly Token[], from: number): number {
  let to = from;
  if (text(tokens, to) === ',' && OFFICE.test(said(tokens, to + 1, to + 3))) to += 3;
  while (AT_WORK.test(text(tokens, to)) || FROM.test(text(tokens, to)) && OF_THE_FIRM.test(text(tokens, to + 1)) || to > from && OF_THE_FIRM.test(text(tokens, to))) to++;
  return to;
}

/** Behind "hi there,", "good morning team"; 0 where nobody is greeted. */
function afterGreeting(tokens: readonly Token[]): number {
  let at = GREETS.exec(said(tokens, 0, 2))?.[0].split(' ').length ?? 0;
  if (at === 0) return 0;
  while (GREETED.test(text(tokens, at))) at++;
  return text(tokens, at) === ',' && afterIntroduction(tokens, at + 1) > at + 1 ? at + 1 : at;
}

function afterIntroduction(tokens: readonly Token[], from: number): number {
  if (/^i'm$/i.test(tokens[from]?.raw ?? '')) return from + 1;
  for (let to = from + INTRODUCES_MOST; to > from; to--) if (INTRODUCES.test(said(tokens, from, to))) return to;
  return from;
}

/** "… thx joan", "… . Best regards, Tomas". */
function withoutSignature(tokens: readonly Token[], ledger: Known): readonly Token[] {
  for (let at = 2; at < tokens.length; at++) {
    const length = [2, 1].find((words) => SIGNS.test(said(tokens, at, at + words)));
    if (length === undefined || /^(on|for|of|to|a|some|the|our)$/.test(text(tokens, at - 1)) || SIGNS_BEHIND_STOP.test(said(tokens, at, at + length)) && tokens[at - 1]?.kind !== 'stop') continue;
    const from = /^[,.!\n-]$/.test(text(tokens, at + length)) ? at + length + 1 : at + length;
    const to = nameAt(tokens, from, ledger);
    const isEnd = to > from && tokens.slice(to).every(({ kind }) => kind === 'stop');
    if (isEnd) return tokens.slice(0, at);
  }
  return tokens;
}
