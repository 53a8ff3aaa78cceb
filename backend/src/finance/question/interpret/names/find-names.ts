/** Recognises the ledger's categories, parties and accounts in a question: whole names first, then telling parts of names, then owners' words for a kind. */
import { boughtToSell, calledSo, isIncomeOfThat, isSaidByAnother, isWhoseClients } from './called-so.ts';
import { accountsNamesakes } from './accounts-namesakes.ts';
import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { isMereGrammar } from '../lexicon/grammar-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { LedgerName, NameIndex } from './names.ts';
import { THING, isGeneric, isMeasureName } from './names.ts';
import { PhraseTable, type Span } from '../words/phrase-table.ts';
import type { SaidSide } from '../sides/said-side.ts';
import { namesOfSide, sideSaid } from '../sides/said-side.ts';
import { areInitials, isCalledBy, isLegalTail, withTitle } from './party-forms.ts';
import { paidOrEarned } from '../sides/paid-or-earned.ts';
import { isCommonWord } from '../words/common-words.ts';
import { soundKey, soundsLike } from '../words/spelling.ts';
import { narrowAt } from './narrow-here.ts';
import { kindsOverTwoNames, kindsWithinNames } from './kinds-within-names.ts';
import { isOwnThingHere } from './own-things.ts';
import { isTalkHere } from './thing-or-talk.ts';
import { isVerbHere } from './verb-here.ts';
import { partsOfKind } from './parts-of-kind.ts';
import { preferUsed } from './prefer-used.ts';
import { thingAt } from './things-here.ts';
import type { Token } from '../words/tokenize.ts';

export interface NameMention extends Span {
  /** Names of one kind that the words can stand for; empty when the ledger has none: then the words are looked up in the bank's text. */
  readonly names: readonly LedgerName[];
  /** The words as they stood in the question. */
  readonly said: string;
  /** The kind of category that was named by an owner's word for it, else null. */
  readonly categoryKind: string | null;
  /** Set where an owner's word for something bought named the parties that sell it: the kind of category that it is part of. */
  readonly boughtWithin?: string;
  /** Set where several categories fit an owner's word equally. */
  readonly isUnsure?: true;
}

export interface Candidate extends NameMention {
  readonly score: number;
}

const KIND_PHRASES = new PhraseTable<string>();
for (const { kind, phrases } of CATEGORY_WORDS) KIND_PHRASES.add(phrases, kind);
export const KIND_WORDS: ReadonlySet<string> = KIND_PHRASES.words;


export function findNames(tokens: readonly Token[], index: NameIndex, isFree: (at: number) => boolean): NameMention[] {
  const candidates: Candidate[] = [];
  const earns = isAboutIncome(tokens);
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(at) || tokens[at]?.kind === 'stop') continue;
    candidates.push(...ledgerNamesAt(tokens, at, index, isFree), ...categoryKindsAt(tokens, at, index, isFree), ...narrowAt(tokens, at, index, isFree), ...thingsAt(tokens, at, index, isFree));
  }
  for (const [at, candidate] of candidates.entries()) candidates[at] = { ...candidate, names: isOfBothSides(candidate) ? namesOfSide(candidate.names, sideSaid(tokens, candidate.from, candidate.to)) : paidOrEarned(candidate, tokens, index) };
  if (earns) for (const [at, candidate] of candidates.entries()) if (isIncome(candidate)) candidates[at] = { ...candidate, score: candidate.score + INCOME_BONUS };
  for (const namesake of accountsNamesakes(candidates, tokens)) candidates.splice(candidates.indexOf(namesake), 1);
  for (const within of [...kindsWithinNames(candidates), ...kindsOverTwoNames(candidates, tokens)]) candidates.splice(candidates.indexOf(within), 1);
  candidates.sort((a, b) => b.score - a.score || (b.to - b.from) - (a.to - a.from) || a.from - b.from);
  const chosen: Candidate[] = [];
  for (const candidate of candidates) if (!chosen.some((other) => candidate.from < other.to && other.from < candidate.to)) chosen.push(candidate);
  return withoutMereWork(chosen.sort((a, b) => a.from - b.from), tokens);
}

/** "Kitchen jobs" beside a category Handyman Jobs: a noun that only says that it is work is no second kind of income. */
function withoutMereWork(chosen: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  const isIncomeKind = ({ names }: Candidate): boolean => names.length > 0 && names.every(({ kind, role }) => kind === 'category' && role === 'revenue');
  // "The Okafor job", "fleet jobs", of a ledger that has no category for jobs: what is paid for them.
  const isWorkFor = ({ from, to, names }: Candidate): boolean => names.length === 0 && to - from === 1 && MERE_WORK.test(tokens[from]?.text ?? '') && chosen.some((other) => other.to === from && (isIncomeKind(other) || other.names.length > 0 && other.names.every(({ kind }) => kind === 'counterparty')));
  return chosen.filter((candidate) => !(isIncomeKind(candidate) && candidate.to - candidate.from === 1 && MERE_WORK.test(tokens[candidate.from]?.text ?? '') && chosen.some((other) => other !== candidate && other.to === candidate.from && isIncomeKind(other))) && !isWorkFor(candidate));
}

const MERE_WORK = /^(jobs?|projects?|work|plans?|services?|fees?|remodels?|sales?|packages?|retainers?|payments?)$/;

/** "Amazon revenue", "insurance payments received": of names that share a word those of income are meant. */
const INCOME_BONUS = 9;
const INCOME_WORDS = /^(revenue|revenues|sales|income|turnover|earn|earned|earnings|receive|received|collect|collected|collections|takings|deposit|deposits|deposited|payout|payouts|claims|reimburse|reimbursed)$/;
const COST_WORDS = /^(spend|spent|spending|costs?|expenses?|pay|paid|paying|bought|buy|premiums?|bills?|charges?|fees?|less|minus|profit|margin)$/;
const isAboutIncome = (tokens: readonly Token[]): boolean => tokens.some(({ text }) => INCOME_WORDS.test(text)) && !tokens.some(({ text }) => COST_WORDS.test(text));
const isOfBothSides = ({ names }: NameMention): boolean => names.length > 1 && names.some(({ role }) => role === 'revenue') && names.some(({ role }) => role !== 'revenue');
const isIncome = ({ names }: NameMention): boolean => names.length > 0 && names.every(({ kind, role, count }) => kind === 'category' && role === 'revenue' && count > 0);

/** Names of which words stand here, grouped so that "Google" can mean Google Ads and Google Workspace. */
function ledgerNamesAt(tokens: readonly Token[], at: number, index: NameIndex, isFree: (at: number) => boolean): Candidate[] {
  const word = lemma(tokens[at]?.text ?? '');
  const exact = index.byWord.get(word) ?? [];
  const names = exact.length > 0 || word.length < 4 || PLAIN_WORDS.has(word) || isCommonWord(word) ? exact : index.bySound.get(soundKey(word)) ?? [];
  const best = new Map<string, Candidate>();
  for (const name of names) {
    if (isMeasureName(name)) continue;
    const fit = fitAt(tokens, at, name, index, isFree);
    if (!fit || name.kind === 'category' && name.count === 0 && (!fit.isWhole || hasUsedKin(name, index) || name.kinds.some((kind) => partsOfKind(kind, index).length > 0) || hasUsedNamesake(name, index))) continue;
    const key = `${name.kind} ${fit.to}`;
    // "Spent at Home Depot" where the ledger knows At Home, too.
    const score = fit.score - (name.kind === 'counterparty' && LEADS_TO_NAME.test(word) ? 1 : 0);
    const known = best.get(key);
    const said = tokens.slice(at, fit.to).map((token) => token.raw).join(' ');
    if (!known || score > known.score) best.set(key, { from: name.kind === 'counterparty' ? withTitle(tokens, at, name, isFree) : at, to: fit.to, names: [name], said, categoryKind: null, score });
    else if (score === known.score) best.set(key, { ...known, names: [...known.names, name] });
  }
  return [...best.values()].map((candidate) => withLonger(candidate, names, index));
}

const LEADS_TO_NAME = /^(at|in|on|to|for|from|by|with)$/;

/** "Hennepin Health" where banks also wrote Hennepin Health Reimbursables: who is called by several words is also meant where something is said behind them. */
function withLonger(candidate: Candidate, others: readonly LedgerName[], { names: all, byWord }: NameIndex): Candidate {
  const [whole, ...rest] = candidate.names;
  const words = whole?.isStoodFor ? all.find(({ kind, name }) => kind === whole.kind && name === whole.name)?.words ?? [] : whole?.words ?? [];
  if (whole === undefined || rest.length > 0 || whole.kind !== 'counterparty' || words.length < 2 || !whole.isStoodFor && words.length > candidate.to - candidate.from) return candidate;
  const longer = (whole.isStoodFor ? byWord.get(words[0] ?? '') ?? [] : others).filter((other) => other.kind === 'counterparty' && !other.isStoodFor && other.name !== whole.name && other.words.length > words.length && words.every((word, i) => word === other.words[i]));
  return { ...candidate, names: [whole, ...longer] };
}

/** A category of the chart that no row has, where others of its kind have some: "cost of goods sold" is then the measure, "taxes" those that there are, "payroll" the ledger's own Staff Wages. */
function hasUsedKin({ role, kinds }: LedgerName, { names }: NameIndex): boolean {
  const isOfWholeRole = role === 'cogs' && kinds.includes('cogs') || role === 'tax';
  return names.some((other) => other.kind === 'category' && other.role === role && other.count > 0 && (isOfWholeRole || other.kinds.some((kind) => kinds.includes(kind))));
}

/** "Subscription income" of a ledger that books all of it as Sales - Subscriptions. */
function hasUsedNamesake({ role, words }: LedgerName, { names }: NameIndex): boolean {
  const telling = words.filter((word) => !INCOME_NOUNS.test(word));
  return role === 'revenue' && telling.length > 0 && names.some((other) => other.kind === 'category' && other.role === role && other.count > 0 && telling.every((word) => other.words.includes(word)));
}

/** How much of the name is said from this token on. Null when it is too little to tell. */
function fitAt(tokens: readonly Token[], start: number, name: LedgerName, index: NameIndex, isFree: (at: number) => boolean): { to: number; score: number; isWhole: boolean } | null {
  const left = [...name.words];
  let to = start;
  let exactWords = 0;
  let isPastJoint = false;
  let last = -1;
  let gap = 0;
  for (let at = start; at < tokens.length && left.length > 0 && isFree(at); at++) {
    const token = tokens[at] as Token;
    if (token.kind === 'stop' && !/^[.,-]$/.test(token.text)) break;
    const word = lemma(token.text);
    const found = left.findIndex((wanted) => wanted === word);
    const near = found >= 0 || isOrdinary(word, token) && !(to === at && exactWords > 0 && name.kind === 'counterparty') ? found : left.findIndex((wanted) => soundsLike(word, wanted));
    // "Food and drink cost of sales": the joint stands within the name.
    if (near >= 0 && name.words.indexOf(left[near] ?? '') === last + 1) isPastJoint = false;
    if (near >= 0 && isPastJoint && name.words.indexOf(left[near] ?? '') < last) break;
    if (near >= 0) last = name.words.indexOf(left[near] ?? '');
    if (near < 0) {
      if (token.text === '+') break;
      isPastJoint ||= /^(and|&|,)$/.test(token.text);
      if (token.kind === 'stop' || /^(and|&|the|of)$/.test(token.text) || exactWords > 0 && isLegalTail(token)) continue;
      if (PLAIN_WORDS.has(token.text) || /^(vs|v|versus|against|beat|beats|exceed|exceeds|exceeded|outweigh|outweighed|cover|covers|covered|outpace|outpaced|excluding|except|besides|ex|excl|without|sans)$/.test(token.text) || index.byWord.has(word) || ++gap > 1) break;
      continue;
    }
    exactWords += found >= 0 ? 1 : 0.8;
    left.splice(near, 1);
    to = at + 1;
  }
  const said = name.words.length - left.length;
  const saidWords = name.words.filter((word) => !left.includes(word));
  const isWhole = left.length === 0;
  if (name.kind === 'category' && name.words.length > 1 && said === 1 && to === start + 1 && (isVerbHere(tokens, start) || name.role !== 'revenue' && isTalkHere(tokens, { from: start, to })) && !isOwnThingHere(tokens, start, name)) return null;
  if (!isWhole && (name.isOrdinary || name.kind === 'counterparty' && isMereGrammar(saidWords))) return null;
  const isTelling = saidWords.some((word) => !isGeneric(word) && word.length > 1) && (name.kind !== 'counterparty' || isCalledBy(saidWords, name, index)) || name.kind === 'counterparty' && areInitials(saidWords, name, index);
  const isOnly = isWhole || isOwnThingHere(tokens, start, name, saidWords) || said === 1 && isHeadOfOne(saidWords[0] ?? '', name, index) || said === 1 && name.ownWord !== undefined && saidWords[0] === name.ownWord || isDistinctIncome(tokens, start, to, name, saidWords) || isOneIncome(tokens, to, saidWords, name, index) || isWhoseClients(tokens[to]?.text ?? '', saidWords, name, index) || name.kind === 'counterparty' && said === 1 && tokens[start - 1]?.text === 'the' && isOnlyHolder(saidWords[0] ?? '', index);
  const isNamedLikeMeasure = name.kind === 'counterparty' && said === 1 && isPaidOffice(tokens, start, saidWords[0] ?? '', name, index);
  const isBeginning = name.kind === 'category' && name.count > 0 && said > 1 && saidWords.every((word, i) => word === name.words[i]) && isOwnThing(saidWords);
  const isKindWord = name.kind === 'counterparty' && saidWords.every((word) => KIND_WORDS.has(word));
  const isPlaceOfMoney = name.kind === 'account' && said === 1 && standsForAccount(tokens, start, to);
  if (!isWhole && !isOnly && !isBeginning && !isNamedLikeMeasure && !isPlaceOfMoney && (!isTelling || isKindWord || said === 1 && isPlainHere(tokens, start, name))) return null;
  if (name.kind === 'account' && said === 1 && ORDINARY_ACCOUNT.test(saidWords[0] ?? '') && !/^(accounts?|cards?)$/.test(tokens[to]?.text ?? '') && !isPlaceOfMoney) return null;
  if (isWhole && name.kind === 'counterparty' && name.words.length === 1 && isGeneric(name.words[0] ?? '')) return null;
  while (isLegalTail(tokens[to]) && isFree(to)) to++;
  if (name.kind === 'account') while (/^(credit|debit|card|cards)$/.test(tokens[to]?.text ?? '') && isFree(to)) to++;
  return { to, isWhole, score: exactWords * 10 + (isWhole ? 6 : isTold(name, left, sideSaid(tokens, start, to)) ? TOLD : 0) + (name.kind === 'category' && isWhole ? 2 : 0) };
}

/** "Rentals" of Rental Income before Rental Fleet Maintenance: all is said but the noun of its side, unless the other side is meant. */
const isTold = ({ kind, role, count }: LedgerName, left: readonly string[], side: SaidSide): boolean => kind === 'category' && role === 'revenue' && count > 0 && side !== 'out' && left.every((word) => INCOME_NOUNS.test(word));
const TOLD = 1;

/** "Late fees" of Late Fees & Fines: words that tell nothing one by one. */
const isOwnThing = (words: readonly string[]): boolean => words.some((word) => THING.test(word));

const INCOME_NOUNS = /^(sales?|income|revenue|fees?|receipts?)$/;
const LED_BY = /^(from|through|via|by|in|at)$/;

/** "Own shop" of Sales - Own Shop: of a kind of income all that tells it from the others, ordinary words though they are; a single one beside a word for income or where it comes from. */
function isDistinctIncome(tokens: readonly Token[], start: number, to: number, { kind, role, words, count }: LedgerName, saidWords: readonly string[]): boolean {
  const distinct = words.filter((word) => !INCOME_NOUNS.test(word));
  if (kind !== 'category' || role !== 'revenue' || count === 0 || distinct.length === 0 || distinct.length === words.length || !distinct.every((word) => saidWords.includes(word))) return false;
  const before = tokens.slice(Math.max(0, start - 3), start).map(({ text }) => text).filter((text) => !/^(the|our|my)$/.test(text)).at(-1) ?? '';
  return distinct.length > 1 || INCOME_WORDS.test(tokens[to]?.text ?? '') || INCOME_WORDS.test(before) || LED_BY.test(before) && INCOME_WORDS.test(tokens[start - 2]?.text ?? '');
}

/** "Market sales" of Market & Fair Sales: before a word for income a word that one kind of income alone is called by, ordinary though it is. */
function isOneIncome(tokens: readonly Token[], to: number, saidWords: readonly string[], name: LedgerName, { byWord }: NameIndex): boolean {
  const [word = '', ...others] = saidWords.filter((said) => !INCOME_NOUNS.test(said));
  const isHere = name.kind === 'category' && name.role === 'revenue' && name.count > 0 && others.length === 0 && INCOME_WORDS.test(tokens[to - saidWords.length + 1]?.text ?? '');
  const holders = (byWord.get(word) ?? []).filter(({ kind, role, count }) => kind === 'category' && role === 'revenue' && count > 0);
  return isHere && holders.length === 1 && !TELLS_NO_KIND.test(word);
}

/** Words of a category that beside "sales" tell how much or which of them, and no kind. */
const TELLS_NO_KIND = /^(total|all|net|gross|business|company|operating|general|main|our|other|misc|best|good|new|first|next|last|big|little|small|great|high|low|old|long|fast|quick|easy|real|true|full|top|early|late|busy|one|two|three|day|time|month|monthly|customer|client|cash|money|paid|sold|good|shop|store|firm|practice|clinic|restaurant|cafe|studio|salon|agency|place|office|home)$/;

/** "Tools" of Small Tools: a thing that one kind of cost alone is called after. */
const isHeadOfOne = (word: string, name: LedgerName, { byWord }: NameIndex): boolean => name.kind === 'category' && /^(opex|cogs)$/.test(name.role ?? '') && name.count > 0 && /^(tool|food|coffee|media|product|design|travel|landscaping)$/.test(word) && (name.words.at(-1) === word || name.words[0] === word) && (byWord.get(word) ?? []).filter((other) => other.kind === 'category' && other.count > 0 && /^(opex|cogs)$/.test(other.role ?? '')).length === 1;

/** "The city" where only one party is called so: City of Mesa, and no Marble City Stone. */
function isOnlyHolder(word: string, { byWord }: NameIndex): boolean {
  const holders = byWord.get(word) ?? [];
  return /^(city|county|school|church|hospital|hotel|university|college|state|town|village|club|museum|library|restaurant|cafe)$/.test(word) && holders.length === 1 && holders.every(({ words }) => words[0] === word || words.at(-1) === word);
}

/** "Handed over to the Revenue", "payments to Revenue": a measure's word where money is paid to it and one party's name begins with it. */
function isPaidOffice(tokens: readonly Token[], start: number, word: string, name: LedgerName, { byWord }: NameIndex): boolean {
  const [before, after] = [tokens.slice(Math.max(0, start - 3), start), tokens.slice(start + 1, start + 4)].map((beside) => beside.map(({ text }) => text).join(' '));
  const isPaid = PAID_TO_THE.test(before ?? '') && /^(revenue|income|treasury|customs|tax)$/.test(word) || /^(revenue|treasury|customs)$/.test(word) && (PAID_TO.test(before ?? '') || TAKES_OFF_US.test(after ?? ''));
  return isPaid && name.words[0] === word && (byWord.get(word) ?? []).filter(({ kind, words }) => kind === 'counterparty' && words[0] === word).length === 1;
}

const PAID_TO_THE = /\b(to|by) the$/;
const PAID_TO = /\b(payments?|paid|pay|paying|over|went|go|gone|gave|given|sent) to$|\b(we|i) (pay|paid|gave|owe)$/;
/** "What did Revenue get off us". */
const TAKES_OFF_US = /^(get|got|take|took|charge|charged|collect|collected|want|wanted) (off |from |of )?us\b/;

/** "How high is", "show me": ordinary words that also begin some name are meant as names only where a name would stand. */
function isPlainHere(tokens: readonly Token[], at: number, { kind }: LedgerName): boolean {
  const text = tokens[at]?.text ?? '';
  if (kind === 'counterparty' && NEVER_ALONE.test(text)) return true;
  if (kind === 'counterparty' && MOVED.test(text) && /^(the|most|by|in|from|fastest|more|less|again|since|over)$/.test(tokens[at + 1]?.text ?? '')) return true;
  if (kind === 'category' ? !/^(show|give|tell|list|look|need|want|report|compare|check|high|low|big|small|good|best)$/.test(text) : !PLAIN_WORDS.has(text)) return false;
  if (SAYS_WHEN.test(text)) return true;
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]];
  if (kind === 'category' && (next === undefined || next.kind !== 'word' || /^(me|us|the|our|my|both|all|each|every|it|them|that|him|how|what|which|who|a|an|only|just|two|three)$/.test(next.text))) return true;
  if (/^(first|second|third|last|next)$/.test(text) && /^(place|biggest|largest|best|highest|smallest|lowest|worst|quarter|half|month|week|year|most|by)$/.test(next?.text ?? '')) return true;
  return !/^(to|from|at|by|with|via|on|for|pay|paid|paying|and|or|vs|versus|than|did|does|has|excluding|without|except|,|buy|bought)$/.test(before);
}

/** Days and ways to pay, and words that stand for any party. */
const NEVER_ALONE = /^((mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?|cards?|places?)$/;

/** "Has ever charged us" where the ledger knows Ever After Weddings: by itself such a word only says when. */
const SAYS_WHEN = /^(ever|never|now|then|still|yet|already|always|once|again|just|only|before|after|since|while)$/;

/** "Which category rose the most" where the ledger knows Rose City Couriers. */
const MOVED = /^(rose|grew|fell|rise|drew|sank)$/;

/** Words of an account's name that mean it only before "account": "current rent" is no rent from AIB Current. */
const ORDINARY_ACCOUNT = /^(one|two|first|spark|plus|day|rainy|current|main|deposit|reserve|business|operating|general|daily|everyday|primary|second|new|old)$/;

const TELLS_ACCOUNT = /^(operating|reserve|current|checking|savings|payroll|trust|escrow|spark|main)$/;

/** "Expenses out of Operating, Q3": where money moves, and no noun follows that the word would describe. */
function standsForAccount(tokens: readonly Token[], start: number, to: number): boolean {
  const before = tokens[start - 1]?.text === 'the' ? start - 2 : start - 1;
  const next = tokens[to];
  const isLed = tokens[to]?.text === 'balance' || /^(through|thru|via|into)$/.test(tokens[before]?.text ?? '') || tokens[before]?.text === 'on' && before < start - 1 || /^(of|to|from)$/.test(tokens[before]?.text ?? '') && /^(out|deposited|moved|transferred|paid|transfers?|moving)$/.test(tokens[before - 1]?.text ?? '') || tokens[before]?.text === 'left';
  return isLed && TELLS_ACCOUNT.test(tokens[start]?.text ?? '') && (next === undefined || next.kind !== 'word' || /^(from|in|for|between|since|during|last|this|and|so|right|now|all|over|at|balance|q[1-4]|h[12])$/.test(next.text));
}

/** Ordinary English and owners' words are meant as they stand: "break even" is no misspelt bread, "strip" no Stripe. */
const isOrdinary = (word: string, { text }: Token): boolean => PLAIN_WORDS.has(text) || PLAIN_WORDS.has(word) || KIND_WORDS.has(word) || isCommonWord(text);

/** Owners' words for a kind of category. */
function categoryKindsAt(tokens: readonly Token[], at: number, index: NameIndex, isFree: (at: number) => boolean): Candidate[] {
  const match = KIND_PHRASES.matchAt(tokens, at, isFree);
  if (!match) return [];
  const said = tokens.slice(match.from, match.to).map((token) => token.raw).join(' ');
  const found = match.values.map((kind) => ({ kind, names: partsOr(kind, index, calledSo(tokens.slice(match.from, match.to).map(({ text }) => lemma(text)), preferUsed(index.byKind.get(kind) ?? []))) }));
  const known = boughtToSell(tokens[match.from], found.find(({ names }) => names.length > 0) ?? found[0], index);
  const side = sideSaid(tokens, match.from, match.to);
  if (!known || known.names.length > 0 && known.names.every((name) => name.count === 0 && hasUsedKin(name, index)) || isIncomeOfThat(tokens[match.from], known.names, side, index, match.to - match.from) || isSaidByAnother(tokens.slice(match.from, match.to).map(({ text }) => lemma(text)), known.names, index)) return [];
  const length = match.to - match.from;
  return [{ from: match.from, to: match.to, names: known.names, said, categoryKind: known.kind, score: known.names.some((name) => name.count > 0) ? length * 10 + 3 : length * 10 - 5 }];
}

/** Of a kind without a row its parts that have some. */
function partsOr(kind: string, index: NameIndex, names: readonly LedgerName[]): readonly LedgerName[] {
  const parts = partsOfKind(kind, index);
  return parts.length > 0 ? parts : names;
}

/** Owners' words for what the ledger's costs are called otherwise: before its kind, and behind a name that is said whole. */
function thingsAt(tokens: readonly Token[], at: number, index: NameIndex, isFree: (at: number) => boolean): Candidate[] {
  const thing = thingAt(tokens, at, index, isFree);
  if (!thing) return [];
  const { from, to, names, isUnsure, isNearer } = thing;
  const kind = isNearer ? null : KIND_PHRASES.matchAt(tokens, at, isFree);
  if (kind && kind.to >= to && kind.values.some((value) => (index.byKind.get(value) ?? []).some(({ count }) => count > 0))) return [];
  return [{ from, to, names, said: tokens.slice(from, to).map(({ raw }) => raw).join(' '), categoryKind: 'thing', ...(isUnsure ? { isUnsure } : {}), score: (to - from) * 10 + 5 }];
}
