/** "Money out including draws", "expenses, taxes included", "every line in the books, transfers and all": what a measure is said to hold is no condition on its rows. */
import type { Measure } from '../../measures.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Leftover } from '../accounted/leftovers.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

interface Measured {
  readonly measure: Measure;
  readonly isWeak: boolean;
}

/** "Our burn, including payroll": cash that goes out. */
const BURNED: Measured = { measure: 'cashFlow', isWeak: false };
/** "How many rows, transfers included": all of them. */
const COUNTED: Measured = { measure: 'movement', isWeak: false };

/** What holds the included things where no measure is said. */
export const heldBy = (operations: ReadonlyMap<string, unknown>, areRowsSaid: boolean): readonly Measured[] => [...(operations.has('burn') ? [BURNED] : []), ...(operations.has('count') && areRowsSaid ? [COUNTED] : [])];

const BEFORE = /^(including|include|includes|incl|counting|inclusive)$/;
const BEHIND = /^(included|inclusive|counted|too|also)$/;
/** No noun before another: "and including the loan". */
const SAYS_MORE = /^(with|without|only|just|also|too|not|no|including|include|includes|incl|counting|inclusive|excluding|except|minus|less|for|on|to|at|by|via|in|as|was|were)$/;
/** Plain words that include only what a measure of cash holds beside income and costs. */
const BEFORE_OWN_MONEY = /^(with|plus)$/;
const OWN_MONEY = /^(loan|owner|transfer)$/;
/** "All receipts, also what Dana put in": said of all, "also" adds. */
const SAYS_ALL = /\b(all|total|every|everything|altogether|overall|in total|whatever)\b/;
const BETWEEN = /^(and|or|plus|,|\+|&|the|our|my|any|all|of|both|also|payments?|stuff|things|bits|costs?|expenses?|money|cash|from|own|private|in|are|is|was|were|been|what|we|\.)$/;

/** The names that are said to be included; none beside another name, which they then widen ("payroll including taxes"), or without a measure to hold them. */
export function includedNames(names: readonly NameMention[], tokens: readonly Token[], measures: readonly Measured[], words: readonly Leftover[] = []): NameMention[] {
  const spans = [...names, ...words];
  const included = names.filter((name) => isIncluded(tokens, name, isOwnMoney(name), spans, ofAllCash(tokens, measures)));
  const others = names.filter((name) => !included.includes(name));
  if (others.length > 0 && others.every(isParty) && !included.some(isParty)) return included;
  return measures.some(({ isWeak }) => !isWeak) && included.length === names.length ? included : [];
}

/** "All cash out, the kegs and the loan too": what a word stands for that no name explains is part of all money in or out, which nothing narrows. */
export function includedWords(words: readonly Leftover[], tokens: readonly Token[], measures: readonly Measured[], names: readonly NameMention[]): Leftover[] {
  return isCashAlone(measures) ? words.filter((word) => isIncluded(tokens, word, false, [...names, ...words], ofAllCash(tokens, measures))) : [];
}

const isCashAlone = (measures: readonly Measured[]): boolean => {
  const strong = measures.filter(({ isWeak }) => !isWeak);
  return strong.length > 0 && strong.every(({ measure }) => measure === 'cashIn' || measure === 'cashOut');
};

const ofAllCash = (tokens: readonly Token[], measures: readonly Measured[]): boolean => isCashAlone(measures) && SAYS_ALL.test(tokens.map(({ text }) => text).join(' '));

const isParty = (name: NameMention): boolean => name.names.length > 0 && name.names.every(({ kind }) => kind === 'counterparty');
const isOwnMoney = (name: NameMention): boolean => name.names.length > 0 && name.names.every(({ role }) => role !== null && OWN_MONEY.test(role));

function isIncluded(tokens: readonly Token[], span: Span, isOwn: boolean, spans: readonly Span[], isOfAll: boolean): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  // "Draws and truck loan": which loan.
  const saysWhich = (at: number): boolean => tokens[at]?.kind === 'word' && !SAYS_MORE.test(text(at)) && covers(spans, at + 1) && /^(and|or|plus|,|\+|&|the|our|my)$/.test(text(at - 1));
  const skip = (from: number, step: 1 | -1): number => {
    let at = from;
    while (BETWEEN.test(text(at)) || covers(spans, at) || saysWhich(at)) at += step;
    return at;
  };
  const before = skip(span.from - 1, -1);
  if (isOwn && (BEFORE_OWN_MONEY.test(text(before)) || text(span.from - 1) === 'also')) return true;
  if (BEFORE.test(text(before)) || isOfAll && saysAlso(tokens, span)) return !/^(not|without|no|only|just)$/.test(text(before - 1));
  const behind = skip(span.to, 1);
  const isAsWell = text(behind) === 'as' && text(behind + 1) === 'well';
  const isAndAll = /^and (all|everything)$/.test(`${text(behind - 2)} ${text(behind - 1)}`) && /^[.?!,;]?$/.test(text(behind));
  return (BEHIND.test(text(behind)) || isAsWell || isAndAll) && !/^(not|no)$/.test(text(behind - 1)) && !WHERE_IT_WENT.test(text(before)) && !ALONE.test(text(before)) && !ALONE.test(text(behind + 1));
}

/** "How much cash went out on rent too": another thing is asked, nothing is said to be held. */
const WHERE_IT_WENT = /^(for|on|to|at|by|via|through|toward|towards)$/;

/** "Only malt counted": nothing beside it. */
const ALONE = /^(only|just)$/;

/** "Also the kegs", "also what Dana put in": beside all of it no figure of its own. */
function saysAlso(tokens: readonly Token[], { from, to }: Span): boolean {
  const said = (start: number, end: number): string => tokens.slice(start, end).map(({ text }) => text).join(' ');
  return /\balso( (the|our|my|and|any))*$/.test(said(0, from)) || /\balso (what|whatever|the money|money)( (from|of|our|my|the))*$/.test(said(0, from)) && /^(has |had )?(put|paid|chipped|brought|threw|lent|loaned|contributed|injected)\b( in\b)?/.test(said(to, to + 3)) && !/^paid(?! in)/.test(said(to, to + 2));
}
