/** A party or category that is called by its whole name is that one, whatever its words say elsewhere: "May Fischer" is no month, "Tools Under 500" no bound. Before anything is read, the name gives way to one word that only it is called by. */
import { tokenize } from '../words/tokenize.ts';
import { CALENDAR_WORDS } from '../periods/period-words.ts';
import { COMPARATOR_WORDS } from '../conditions/find-amounts.ts';
import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { GRAMMAR_WORDS } from '../lexicon/grammar-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import { MEASURE_WORDS } from '../lexicon/measure-words.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { ROW_WORDS } from '../lexicon/row-words.ts';
import { isSingleNumber } from '../words/number-words.ts';
import type { Token } from '../words/token.ts';

export interface WholeName {
  /** The words of the name as they are typed, in lower case. */
  readonly pieces: readonly string[];
  /** The one word that is read in their place. */
  readonly alias: string;
  /** What besides its words must tell it: a bank's own texts ("Monthly Service Fee") need capitals, ordinary words ("Team Up") capitals or a place where a name stands. */
  readonly needs: 'nothing' | 'capitals' | 'place';
}

const singles = (entries: readonly { readonly phrases: string }[]): string[] => entries.flatMap(({ phrases }) => phrases.split('|').filter((phrase) => !phrase.includes(' ')).flatMap((word) => [word, lemma(word)]));
const TIMES: ReadonlySet<string> = new Set([...CALENDAR_WORDS, 'daily', 'weekly', 'monthly', 'quarterly', 'annual', 'annually', 'yearly', 'day', 'week', 'month', 'quarter', 'year', 'hour']);
/** What is read as something else than a name: a time, a number, a bound, a way to compute or to ask. */
const isRead = (word: string): boolean => GRAMMAR_WORDS.has(word) || TIMES.has(word) || COMPARATOR_WORDS.has(word) || isSingleNumber(word) || /^\d/.test(word);
/** What names kinds of rows and of money, of which banks make up names, too. */
const OF_BOOKS: ReadonlySet<string> = new Set([...singles(CATEGORY_WORDS), ...singles(MEASURE_WORDS), ...singles(ROW_WORDS)]);
const isOfEveryQuestion = (word: string): boolean => isRead(word) || OF_BOOKS.has(word) || PLAIN_WORDS.has(word);

/** What banks make up texts of. */
const OF_BANKS = new Set(singles([{ phrases: 'operating|main|business|fee|charge|payment|transfer|deposit|withdrawal|interest|loan|rent|cash|card|bank|service|monthly|quarterly|annual|account|savings|checking|current|refund|payroll|salary|wage|tax|credit|debit|check|cheque|balance|mobile|online|wire|to|from|on|in|of|the|and|our|own|money|dividend|return|overdraft|purchase|sale|income|expense|other|owner|draw|contribution|stop|order|direct|standing|opening|closing|received|paid|incoming|outgoing|atm|pos|insurance|utility|vat|customer|supplier|vendor|client' }]));
/** "What did Team Up cost", "from First Choice". */
const BEFORE_NAMES = new Set(['did', 'does', 'to', 'from', 'at', 'with', 'by', 'vs', 'versus', 'paid', 'pay', 'paying', 'except', 'excluding', 'without']);

const PIECES = /[\p{L}\p{N}]+(?:['\u2019][\p{L}]+)?/gu;
/** "Monthly Fees": the category, and in the question how often. */
const RHYTHMIC = /^(daily|weekly|monthly|quarterly|annual|yearly) (fees?|charges?|payments?|subscriptions?|retainers?|tax(es)?|bills?|costs?|dues|memberships?|rents?|sales?|services?|contracts?|expenses?|income|revenue|payroll|wages)$/;
const OF_GOODS = /^(cost of (goods|goods sold|sales)|cogs) (?!sold$|sales$)[a-z]/;
const JOINTS = /^(of|in|to|the|on|at|for|from|by|with|and|or|up|out|off|a|an)$/;
const LEGAL = /^(inc|llc|llp|ltd|limited|co|corp|gmbh|plc)$/;

const plain = (piece: string): string => piece.normalize('NFKD').replace(/[\u0300-\u036f'\u2019]/g, '').toLowerCase();

interface Named { readonly kind: 'category' | 'counterparty' | 'account'; readonly name: string; readonly count: number }

/** The name as a whole that has to be recognised before its words are read; null for names that are found by their words. */
export function wholeNameOf(name: Named): WholeName | null {
  const typed = (name.name.match(PIECES) ?? []).filter((piece) => !/^and$/i.test(piece));
  while (typed.length > 1 && LEGAL.test(plain(typed.at(-1) ?? ''))) typed.pop();
  const pieces = typed.map(plain);
  const isRhythm = name.kind === 'category' && (RHYTHMIC.test(pieces.join(' ')) || /^(19|20)\d\d$/.test(pieces[0] ?? ''));
  const isOwn = name.kind === 'counterparty' && /^(own|our|my)$/.test(pieces[0] ?? '');
  if (typed.length < 2 || !/[a-z]{3}/.test(pieces.join('')) || name.kind === 'account' || isRhythm || isOwn || !isHazard(name, pieces)) return null;
  const isOrdinary = pieces.every((piece) => isOfEveryQuestion(piece) || isOfEveryQuestion(lemma(piece)));
  const needs = name.kind === 'category' ? 'nothing' : pieces.every((piece) => OF_BANKS.has(piece)) ? 'capitals' : isOrdinary ? 'place' : 'nothing';
  // No word of any language ends so, and no ending is taken off it.
  return { pieces, alias: `${pieces.map(inLetters).join('')}qx`, needs };
}

/** Apartment 1 and Apartment 2 are two. */
const inLetters = (piece: string): string => piece.replace(/\d/g, (digit) => `z${'abcdefghij'.charAt(Number(digit))}`).replace(/[^a-z]/g, '');

function isHazard(name: Named, pieces: readonly string[]): boolean {
  // Of a category what names its kind or its money is read together with other kinds ("food and beverage cost", "which software subscriptions").
  // "Cost of Goods Sold - Cafe": of several, behind sales no gross profit.
  if (name.kind === 'category' && name.count > 0 && OF_GOODS.test(pieces.join(' '))) return true;
  if (name.kind === 'category') return name.count > 0 && pieces.map(lemma).some((piece) => !OF_BOOKS.has(piece) && !JOINTS.test(piece) && isRead(piece));
  return pieces.some((piece) => isOfEveryQuestion(piece) || isRead(lemma(piece)));
}

/** The question's tokens, with every whole name as one of them. */
export function tokensWithNames(question: string, byFirst: ReadonlyMap<string, readonly WholeName[]>): readonly Token[] {
  if (byFirst.size === 0) return tokenize(question);
  const typed = new Map<string, string>();
  let text = '';
  let end = 0;
  const pieces = [...question.matchAll(PIECES)].map((match) => ({ typed: match[0], plain: plain(match[0]), from: match.index, to: match.index + match[0].length }));
  for (let at = 0; at < pieces.length; at++) {
    const found = longestAt(question, pieces, at, byFirst);
    if (!found) continue;
    const [first, last] = [pieces[at], pieces[found.last]];
    if (!first || !last) continue;
    const to = last.to - (found.possessive ? 2 : 0);
    typed.set(found.name.alias, question.slice(first.from, to));
    text += `${question.slice(end, first.from)}${found.name.alias}`;
    end = to;
    at = found.last;
  }
  return tokenize(text + question.slice(end)).map((token) => (typed.has(token.text) ? { ...token, raw: typed.get(token.text) ?? token.raw, isName: true } : token));
}

interface Piece { readonly typed: string; readonly plain: string; readonly from: number; readonly to: number }
interface Found { readonly name: WholeName; readonly last: number; readonly possessive: boolean }

function longestAt(question: string, pieces: readonly Piece[], at: number, byFirst: ReadonlyMap<string, readonly WholeName[]>): Found | null {
  let best: Found | null = null;
  for (const name of byFirst.get(pieces[at]?.plain ?? '') ?? []) {
    const found = saidAt(question, pieces, at, name);
    if (found && (best === null || found.last > best.last)) best = found;
  }
  return best;
}

/** All pieces one behind the other, with nothing between them but what joins words. */
function saidAt(question: string, pieces: readonly Piece[], start: number, name: WholeName): Found | null {
  let [at, possessive] = [start, false];
  for (const [i, wanted] of name.pieces.entries()) {
    if (i > 0 && pieces[at]?.plain === 'and') at++;
    const piece = pieces[at];
    const isLast = i === name.pieces.length - 1;
    possessive = isLast && piece?.plain === `${wanted}s` && /['\u2019]s$/.test(piece.typed);
    if (!piece || piece.plain !== wanted && !possessive) return null;
    if (i > 0 && !/^[\s&+.\-/'\u2019?!]{1,3}$/.test(question.slice(pieces[at - 1]?.to, piece.from))) return null;
    at++;
  }
  return isTold(name, pieces, start, at) && pieces[at]?.plain !== 'than' ? { name, last: at - 1, possessive } : null;
}

/** Capitals tell a name where not everything is in capitals. */
function isTold({ needs }: WholeName, pieces: readonly Piece[], from: number, to: number): boolean {
  const isInPlace = needs === 'nothing' || needs === 'place' && BEFORE_NAMES.has(pieces[from - 1]?.plain ?? '');
  return isInPlace || pieces.slice(from, to).filter(isCapitalised).length > 1 && pieces.some(({ typed }) => /^\p{Ll}/u.test(typed));
}

const isCapitalised = ({ typed }: Piece): boolean => /^\p{Lu}/u.test(typed);
