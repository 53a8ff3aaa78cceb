/** The rule tables compiled into a word index, so that a row is looked up word by word and not rule by rule. */
import { REFERENCE } from './bank-text.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import { plainLetters } from './plain-letters.ts';
import { defaultAccount } from '../chart-of-accounts.ts';
import { BANK_WORD_RULES, ENTRY_DESCRIPTION_RULES, ENTRY_NOUN_RULES, INCOMING_WORD_RULES, LATE_BANK_RULES, TRANSFER_CHANNEL_RULES } from './rules/bank-words.ts';
import { COST_RULES, LATE_COST_RULES } from './rules/costs.ts';
import { INCOME_RULES, LATE_INCOME_RULES } from './rules/income.ts';
import { LENDER_RULES } from './rules/lenders.ts';
import { MORE_VENDOR_RULES, PAYOUT_RULES } from './rules/more-vendors.ts';
import { MOVEMENT_RULES } from './rules/movements.ts';
import { PEOPLE_AND_PREMISES_RULES } from './rules/people.ts';
import { CLAIM_RULES, PURPOSE_RULES, SOLD_EQUIPMENT_RULES } from './rules/purposes.ts';
import { ROAD_VENDOR_RULES } from './rules/road-vendors.ts';
import { MORE_TRADE_SUPPLIER_RULES } from './rules/trade-suppliers-more.ts';
import { TRADE_SUPPLIER_RULES } from './rules/trade-suppliers.ts';
import { TRADE_VENDOR_RULES } from './rules/trade-vendors.ts';
import { VENDOR_RULES } from './rules/vendors.ts';
import { ABROAD_LENDER_RULES, ABROAD_PAYOUT_RULES, ABROAD_VENDOR_RULES } from './rules/vendors-abroad.ts';
import { ABROAD_COST_RULES, ABROAD_WORD_RULES } from './rules/words-abroad.ts';
import type { CategoryRule, RuleDirection } from './rule.ts';

/** What kind of row a rule may speak about. */
export type RowKind = 'out' | 'in' | 'credit' | 'paid-to-us';

const ROW_KINDS: Readonly<Record<RuleDirection, readonly RowKind[]>> = {
  out: ['out'],
  in: ['in', 'paid-to-us'],
  either: ['out', 'in', 'credit', 'paid-to-us'],
  vendor: ['out', 'in', 'credit'],
  'out-or-credit': ['out', 'credit'],
};

/** A last letter `*` of a word was cut off and stands for any ending. */
interface PhraseWord { readonly text: string; readonly isPrefix: boolean }

interface CompiledPhrase {
  readonly words: readonly PhraseWord[];
  /** What stands anywhere behind, each part behind the one before. */
  readonly behind: readonly (readonly PhraseWord[])[];
  readonly isAtStart: boolean;
  /** Bound to the end of the text, or to a reference behind it. */
  readonly isAtEnd: boolean;
  readonly rank: number;
  readonly order: number;
  readonly rule: CategoryRule;
  readonly categoryNumber: number;
}

export interface RuleMatch {
  /** The words of the phrase that matched: how much of a name it covers. */
  readonly words: CompiledPhrase['words'];
  readonly rule: CategoryRule;
  readonly categoryNumber: number;
}

/** `ordered`: an earlier rule wins. `specific`: the longer phrase wins, then the earlier rule. */
const TABLES: readonly { readonly rules: readonly CategoryRule[]; readonly precedence: 'ordered' | 'specific' }[] = [
  { rules: PURPOSE_RULES, precedence: 'ordered' },
  { rules: ABROAD_WORD_RULES, precedence: 'ordered' },
  { rules: BANK_WORD_RULES, precedence: 'ordered' },
  { rules: MOVEMENT_RULES, precedence: 'ordered' },
  { rules: [...LENDER_RULES, ...ABROAD_LENDER_RULES], precedence: 'ordered' },
  { rules: [...PAYOUT_RULES, ...ABROAD_PAYOUT_RULES], precedence: 'specific' },
  { rules: INCOME_RULES, precedence: 'ordered' },
  { rules: INCOMING_WORD_RULES, precedence: 'ordered' },
  { rules: CLAIM_RULES, precedence: 'ordered' },
  { rules: PEOPLE_AND_PREMISES_RULES, precedence: 'ordered' },
  { rules: [...VENDOR_RULES, ...ROAD_VENDOR_RULES, ...MORE_VENDOR_RULES, ...TRADE_VENDOR_RULES, ...TRADE_SUPPLIER_RULES, ...MORE_TRADE_SUPPLIER_RULES, ...ABROAD_VENDOR_RULES], precedence: 'specific' },
  { rules: [...ENTRY_DESCRIPTION_RULES, ...ENTRY_NOUN_RULES], precedence: 'ordered' },
  { rules: TRANSFER_CHANNEL_RULES, precedence: 'ordered' },
  { rules: ABROAD_COST_RULES, precedence: 'ordered' },
  { rules: COST_RULES, precedence: 'specific' },
  { rules: LATE_INCOME_RULES, precedence: 'ordered' },
  { rules: SOLD_EQUIPMENT_RULES, precedence: 'ordered' },
  { rules: LATE_COST_RULES, precedence: 'ordered' },
  { rules: LATE_BANK_RULES, precedence: 'ordered' },
];

const byFirstWord = new Map<string, CompiledPhrase[]>();
const byFirstPrefix = new Map<string, CompiledPhrase[]>();
const prefixLengths = new Set<number>();
const wordsWithDigits = new Set<string>();
/** First letters and lengths of those: nearly no reference number has one of them, and so none has to be looked up as a text. */
const shapesWithDigits = new Set<number>();

function compileTables(): void {
  let rank = 0;
  let order = 0;
  for (const table of TABLES) {
    rank += 1;
    for (const rule of table.rules) {
      if (table.precedence === 'ordered') rank += 1;
      for (const phrase of rule.phrases.split('|')) add(compilePhrase(phrase.trim(), rule, rank, (order += 1)));
    }
  }
}

function compilePhrase(phrase: string, rule: CategoryRule, rank: number, order: number): CompiledPhrase {
  const isAtStart = phrase.startsWith('^') || (rule.counterparty !== undefined && isOrdinaryWord(phrase.replace('*', '')));
  const isAtEnd = phrase.endsWith('$');
  const [words = [], ...behind] = plainLetters(phrase.replace('^', '').replace('$', '')).split(' ~ ').map(phraseWords);
  return { words, behind, isAtStart, isAtEnd, rank, order, rule, categoryNumber: defaultAccount(rule.category).number };
}

function phraseWords(part: string): PhraseWord[] {
  return part.split(' ').map((word) => ({ text: word.replace('*', ''), isPrefix: word.endsWith('*') }));
}

function add(phrase: CompiledPhrase): void {
  const first = phrase.words[0];
  if (!first) return;
  const index = first.isPrefix ? byFirstPrefix : byFirstWord;
  index.set(first.text, [...(index.get(first.text) ?? []), phrase]);
  if (first.isPrefix) prefixLengths.add(first.text.length);
  for (const word of [phrase.words, ...phrase.behind].flat()) if (/\d/.test(word.text) || /^[B-DF-HJ-NP-TV-XZ]{5,}$/.test(word.text)) addWordWithDigits(word.text);
}

function addWordWithDigits(word: string): void {
  wordsWithDigits.add(word);
  shapesWithDigits.add(shapeOf(word));
}

function shapeOf(word: string): number {
  return word.charCodeAt(0) * 1_000 + word.length;
}

compileTables();

/** A token with digits that is a name and no reference number. */
export function isRuleWord(word: string): boolean {
  return shapesWithDigits.has(shapeOf(word)) && wordsWithDigits.has(word);
}

/** The numbers that are names. */
export const numbersOfRules = (): string[] => [...wordsWithDigits].filter((word) => /^\d+$/.test(word));

/** What of a row the rules are asked about. */
export interface RuleQuestion {
  readonly words: readonly string[];
  /** Where the words after the payment channel begin. */
  readonly start: number;
  readonly kind: RowKind;
  /** A company named in the channel itself is not the other party. */
  readonly isBehindIntermediary: boolean;
  /** A rule that does not speak of this text. */
  readonly except?: CategoryRule;
}

/** The winning rule for a row of that kind, and the winning rule among those that name a company (often, but not always, the same). */
export function findRules({ words, start, kind, isBehindIntermediary, except }: RuleQuestion): { category: RuleMatch | null; company: RuleMatch | null } {
  const plain = words.map(plainLetters);
  let category: CompiledPhrase | null = null;
  let company: CompiledPhrase | null = null;
  for (let position = 0; position < plain.length; position += 1) {
    for (const phrase of candidatesAt(plain[position] ?? '')) {
      if (phrase.rule === except || (phrase.isAtStart && position !== start) || !matchesAt(phrase, plain, position)) continue;
      if (isBehindIntermediary && phrase.rule.counterparty && position + phrase.words.length <= start) continue;
      if (ROW_KINDS[phrase.rule.direction].includes(kind)) category = better(category, phrase);
      if (phrase.rule.counterparty) company = better(company, phrase);
    }
  }
  return { category, company };
}

/** The words of bank texts come again and again. */
const WORDS_KEPT = 20_000;
const candidates = new Map<string, readonly CompiledPhrase[]>();

function candidatesAt(word: string): readonly CompiledPhrase[] {
  let found = candidates.get(word);
  if (found === undefined) {
    found = beginningWith(word);
    if (candidates.size >= WORDS_KEPT) candidates.clear();
    candidates.set(word, found);
  }
  return found;
}

function beginningWith(word: string): CompiledPhrase[] {
  const found = [...(byFirstWord.get(word) ?? [])];
  for (const length of prefixLengths) {
    if (length <= word.length) found.push(...(byFirstPrefix.get(word.slice(0, length)) ?? []));
  }
  return found;
}

function matchesAt(phrase: CompiledPhrase, words: readonly string[], position: number): boolean {
  if (!hasPartAt(phrase.words, words, position)) return false;
  let end = position + phrase.words.length;
  for (const part of phrase.behind) {
    const start = words.findIndex((_, place) => place >= end && hasPartAt(part, words, place));
    if (start < 0) return false;
    end = start + part.length;
  }
  return !phrase.isAtEnd || (words[end] ?? REFERENCE) === REFERENCE;
}

function hasPartAt(part: readonly PhraseWord[], words: readonly string[], position: number): boolean {
  return part.every(({ text, isPrefix }, index) => {
    const word = words[position + index];
    return word !== undefined && (isPrefix ? word.startsWith(text) : word === text);
  });
}

function better(best: CompiledPhrase | null, other: CompiledPhrase): CompiledPhrase {
  if (!best || other.rank !== best.rank) return !best || other.rank < best.rank ? other : best;
  if (other.words.length !== best.words.length) return other.words.length > best.words.length ? other : best;
  return other.order < best.order ? other : best;
}
