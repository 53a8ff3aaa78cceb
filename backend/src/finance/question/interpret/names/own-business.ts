/** "Salon income", "what did the trucks gross": the word for one's own business says whose money it is, and is no category that is called after it. */
import { lemma, lemmas } from '../lexicon/lemma.ts';
import type { NameIndex } from './names.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

/** Where the whole business may be meant. Those of `PARTS` are costs of their own, so that beside a cost they are what it was spent on. */
export const BUSINESS = /^(salon|barbershop|spa|gym|bar|pub|tavern|brewery|winery|distillery|farm|ranch|shop|store|boutique|studio|clinic|practice|pharmacy|restaurant|cafe|diner|bakery|church|parish|congregation|hoa|association|school|academy|daycare|nursery|preschool|center|centre|hotel|inn|motel|lodge|hostel|agency|firm|garage|workshop|trucking|fleet|trucks?|rigs?|cabs?|taxis?|vans?|cars?|boats?|property|properties|rentals|building|buildings|outfit|jobs?|plumbing|kindergarten|bookshop|bookstore|pizzeria|kennel|cattery|dojo|roastery)$/;
const PARTS = /^(garage|trucks?|rigs?|fleet|cabs?|taxis?|vans?|cars?|boats?|building|buildings|rentals|jobs?|trucking|plumbing|workshop)$/;

const EARNED = /^(revenue|income|sales?|turnover|takings|earnings|gross|grosses|receipts)$/;
const KEPT = /^(profits?|profitable|profitability|margins?|loss|losses|net|surplus|deficit|cash|cashflow|money|finances|books|p&l)$/;
const SPENT = /^(expenses?|costs?|spending|spend|outgoings|expenditure|overheads?)$/;

const DETERMINER = /^(the|our|my|this|whole|entire|total|gross|net|overall|all|annual|monthly|weekly|quarterly|yearly)$/;
/** After them one of several is meant, or another's. */
const ONE_OF = /^(per|each|every|a|an|one|second|third|other|another|new|old|which|first|main|downtown|north|south|east|west|company|by|their)$/;
const ASKS = /^(did|does|do|has|have|had|is|was|are|were|will|would|can|if)$/;
const EARNS = /^(have|had|see|saw|post|posted|record|recorded|achieve|produce|spend|burn|make|makes|made|making|gross|grossed|grossing|earn|earned|earning|bring|brought|bringing|take|took|taken|pull|pulled|generate|generated|turn|turned|ring|rang|bank|banked|clear|cleared|net|netted|do|done|lose|lost|losing|profitable|come|running|doing|owned?)$/;
const BROUGHT_IN = /^(made|brought|grossed|earned|generated|cleared|netted|took|pulled)$/;
/** "Everything the preschool has spent": what it did itself. */
const ALL_IT = /^(everything|all|whatever|money|sum|anything|amount|total)$/;
const SPENDS = /^(spent|spends|spend|paid|pays|pay|used)$/;
const PERFECT = /^(has|have|had|ever|already|actually)$/;
const RUNS = /^(run|running|runs|operate|operating|operates)$/;
const ENDS = /^(in|for|during|since|last|this|so|over|year|ytd|q[1-4]|h[12]|\d{4}|january|february|march|april|may|june|july|august|september|october|november|december|before|after|from|to|by|a|per|and|right|now|today|yesterday|each|every)$/;

export function ownBusiness(tokens: readonly Token[], index: NameIndex): Span[] {
  const text = (at: number): string => tokens[at]?.text ?? '';
  return tokens.flatMap(({ text: word }, at) => {
    if (isPlaceOfWork(tokens, at, index)) return [{ from: at, to: at + 1 }];
    if (!BUSINESS.test(word) || isName(word, index)) return [];
    let before = at - 1;
    while (DETERMINER.test(text(before)) && before >= 0) before--;
    const isWhole = /^(whole|entire)$/.test(text(at - 1)) || /^(whole|entire)$/.test(text(at - 2));
    const isLed = before < at - 1;
    if (ONE_OF.test(text(at - 1)) || ONE_OF.test(text(before)) && !isLed) return [];
    const said = { word, index, isWhole };
    const next = text(at + 1);
    const isModifier = isOpening(tokens[before]) && isMeant(next, said);
    const isSubject = (ASKS.test(text(before)) || isLed && /^(what|how|hows)$/.test(text(before))) && EARNS.test(next) && !isCalledSo(said);
    let deed = at + 1;
    while (PERFECT.test(text(deed))) deed++;
    const isDoer = isLed && (ALL_IT.test(text(before)) || deed > at + 1 && /^(what|whats|that|much|which)$/.test(text(before))) && (EARNS.test(text(deed)) || SPENDS.test(text(deed))) && !/^(us|me)$/.test(text(deed + 1)) && !isCalledSo(said);
    // "July plus August – the kennel brought in how much": what is asked stands behind.
    const isTeller = isLed && (isOpening(tokens[before]) || tokens[before]?.kind === 'number') && BROUGHT_IN.test(next) && !/^(us|me)$/.test(text(at + 2)) && tokens.slice(at + 2).some((token, i, behind) => token.text === 'how' && behind[i + 1]?.text === 'much' || /^(what|total)$/.test(token.text)) && !isCalledSo(said);
    const isRun = RUNS.test(text(before)) && isLed && (!PARTS.test(word) || isWhole || isCarrier(index));
    const isEnd = isLed && /^(for|of|at|across|in)$/.test(text(before)) && (tokens[at + 1] === undefined || tokens[at + 1]?.kind === 'stop' || ENDS.test(next)) && (isWhole || tokens.slice(0, before).some((token) => EARNED.test(token.text) && !isCalledSo(said) || KEPT.test(token.text)));
    const isApart = isWhole && isLed && (text(before) === ',' || text(before) === '');
    return isModifier || isSubject || isDoer || isTeller || isRun || isEnd || isApart ? [{ from: at, to: at + 1 }] : [];
  });
}

/** Where one works, and is no business by itself. */
const PLACES = /^(office|warehouse|yard|plant|kitchen|premises|works|branch|surgery|showroom|depot|factory|lab|gallery|theater|theatre|winery|greenhouse)$/;
const THERE = /^(at|inside|around|in|over|here|round|through|throughout)$/;
const HOW_IT_GOES = /^(?:(?:so|and|well|hey|hi|ok|okay|please|tell|show|me|us|just|,) )*(?:how|hows|what is (?:happening|going on|up|new)|whats (?:happening|going on|up|new)|anything new)\b(?! (?:much|many|long|often|far|big|large|high)\b)/;
const OVERVIEW = /\b(overview|picture|summary|snapshot|state|health|shape|performance|numbers|figures|recap|rundown)( [a-z]+)? of$/;

/** "How are things going at the salon", "an overview of the shop": where it happens, and no category that is called after it, like Salon Supplies. Somebody who is paid and called so may be meant by what was paid there. */
function isPlaceOfWork(tokens: readonly Token[], at: number, index: NameIndex): boolean {
  const word = tokens[at]?.text ?? '';
  const words = (from: number, to: number): string => tokens.slice(Math.max(0, from), to).map(({ text }) => text).join(' ');
  const isOwn = BUSINESS.test(word) && !PARTS.test(word);
  if (!isOwn && !PLACES.test(word) && !PARTS.test(word) || !/^(the|our|my|this)$/.test(words(at - 1, at)) || isName(word, index)) return false;
  const next = tokens[at + 1];
  const isEnd = next === undefined || next.kind === 'stop' || ENDS.test(next.text) || /^(going|doing|looking|lately|these|recently|overall|generally)$/.test(next.text) || /^(is|was) (doing|going|looking|faring|performing)$/.test(words(at + 1, at + 3));
  if (!isEnd) return false;
  const before = words(0, at - 1);
  if (HOW_IT_GOES.test(before) || OVERVIEW.test(before)) return /\b(at|in|inside|around|over|here|round|for|with|of|is|are|was|did|has|does|how|hows)$/.test(before);
  const called = (index.byWord.get(lemma(word)) ?? []).filter(({ count }) => count > 0);
  return isOwn && THERE.test(words(at - 2, at - 1)) && called.length > 0 && called.every(({ kind }) => kind === 'category');
}

interface Said { readonly word: string; readonly index: NameIndex; readonly isWhole: boolean }

/** Beside a word for income it is a kind of income where one is called so, beside a cost what the cost is for. */
function isMeant(measure: string, said: Said): boolean {
  if (KEPT.test(measure)) return true;
  if (EARNED.test(measure)) return !earnsItself(said);
  return SPENT.test(measure) && (said.isWhole || !PARTS.test(said.word) && !(VISITED.test(said.word) && isTravelling(said.index)));
}

/** "Train and hotel costs" of who travels: elsewhere they are one's own. */
const VISITED = /^(hotel|inn|motel|lodge|hostel|restaurant|cafe|diner|pub|bakery|bar)$/;
const isTravelling = ({ byKind }: NameIndex): boolean => [...byKind.get('travel') ?? [], ...byKind.get('meals') ?? []].some(({ count }) => count > 0);

const earnsItself = ({ word, index }: Said): boolean => (index.byWord.get(lemma(word)) ?? []).some(({ kind, role, count }) => kind === 'category' && role === 'revenue' && count > 0);

/** "Takings for the salon" are all of them where one kind is called Salon Service Sales; of Shop Sales they are those. */
const isCalledSo = ({ word, index }: Said): boolean => (index.byWord.get(lemma(word)) ?? []).some(({ kind, role, count, name }) => kind === 'category' && role === 'revenue' && count > 0 && lemmas(name).filter((own) => !/^(sale|income|revenue|fee|taking|total|the|and|of)$/.test(own)).length < 2);

/** Somebody or something is called exactly so. */
const isName = (word: string, { byWord }: NameIndex): boolean => (byWord.get(lemma(word)) ?? []).some(({ words, count }) => words.length === 1 && count > 0);

/** A carrier's vehicles are its business. */
const isCarrier = ({ names }: NameIndex): boolean => names.some(({ kind, role, count, words }) => kind === 'category' && role === 'revenue' && count > 0 && words.some((word) => /^(freight|haul|hauling|trucking|fare|load|linehaul|delivery|transport|towing|moving|ride|charter)$/.test(word)));

/** Nothing stands before that would say which. */
const isOpening = (token: Token | undefined): boolean => token === undefined || token.kind === 'stop' || /^(what|whats|what's|s|is|was|were|are|show|me|give|us|did|does|how|much|many|of|in|on|for|and|vs|versus|tell|have|has|had|we|i|to|from|compare|compared|with|than|about|see|want|know|need|up|down|out|trend|list|get|report|run|pull|by|so|then|ok|please|hey)$/.test(token.text);
