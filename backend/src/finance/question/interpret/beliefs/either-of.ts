/** "Is rent or payroll our biggest cost", "which was our biggest client, Acme or Globex": all of their kind in order, else the named two held against each other; never one row of theirs. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import { spoken } from '../words/token.ts';
import type { Token } from '../words/tokenize.ts';
import { BEGINS_CONDITION, COPULA, RANK, isATime, made } from './belief.ts';
import { nounRanked } from './lists.ts';

const ASKS = /^(which|what|whats|who|whos)$/;
const POSSESSES = /^(our|the|my)$/;
const SMALL = /^(smallest|lowest|least|fewest|cheapest|worst)$/;
/** Between the rank and its noun: "our single biggest cost". */
const RANK_AHEAD = 3;
const NAME_MOST = 4;
/** No name has them, and none is one. */
const NO_NAME = /^(we|i|it|they|that|those|these|than|if|is|are|was|were|do|did|does|more|less|not|another|other|else|something|somebody|someone|neither|both|day|week|month|quarter|year|[.?!;\n])$/;

interface Choice { readonly names: readonly (readonly Token[])[]; readonly condition: readonly Token[]; readonly ranked: readonly Token[] }

export function eitherOf(tokens: readonly Token[], vocabulary: LedgerVocabulary): readonly Token[] {
  const words = tokens.slice(0, tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1);
  const spent = mostSpent(words);
  if (spent && spent.names.length === 2 && spent.names.every(isAName)) return heldAgainst(spent, 'costs more');
  const choice = choiceIn(words);
  const noun = choice && nounRanked(choice.ranked);
  if (!noun || !choice.names.every(isAName)) return tokens;
  const isSmall = choice.ranked.some(({ text }) => SMALL.test(text));
  const isRanking = !isSmall && (choice.names.length > 2 || choice.names.every((name) => isOfKind(name.map(spoken).join(' ').toLowerCase(), noun.plural, vocabulary)));
  if (isRanking) return [...made(`rank the ${noun.plural}`), ...choice.condition];
  return choice.names.length > 2 ? tokens : heldAgainst(choice, `${/customers|income/.test(noun.plural) ? 'brings in' : 'costs'} ${isSmall ? 'less' : 'more'}`);
}

const isAName = (name: readonly Token[]): boolean => name.length > 0 && name.length <= NAME_MOST && !name.some(({ text }) => NO_NAME.test(text) || RANK.test(text) || isATime(text));

const heldAgainst = ({ names: [one = [], other = []], condition }: Choice, how: string): readonly Token[] => [...made(`which ${how} ,`), ...one, ...made('or'), ...other, ...condition];

const COSTS_MOST = /^(?:costs? (?:us |me )?(?:the )?most|(?:spend|spent) (?:the )?most (?:money )?on)(?= |$)/;
const LEADS_COST = /^(what|which|do|does|did|we|i|is|was|it|that|either|:|,)$/;

/** "Do we spend the most on fuel or payroll", "does fuel or payroll cost us the most". */
function mostSpent(words: readonly Token[]): Choice | null {
  const text = (from: number, to?: number): string => words.slice(from, to).map((token) => token.text).join(' ');
  const at = words.findIndex((_, i) => COSTS_MOST.test(text(i)));
  const or = words.findIndex((token) => token.text === 'or');
  if (at < 1 || or < 0 || !LEADS_COST.test(words[0]?.text ?? '')) return null;
  const to = at + (COSTS_MOST.exec(text(at))?.[0].split(' ').length ?? 0);
  const isBehind = or > to;
  const rest = (isBehind ? words.slice(to) : words.slice(0, at)).filter((token, i, all) => !(LEADS_COST.test(token.text) && all.slice(0, i).every((before) => LEADS_COST.test(before.text))));
  const end = isBehind ? endOfName(rest.filter(({ text: word }) => word !== ',')) : rest.length;
  const names = rest.slice(0, end).filter((token, i, all) => !(i === all.length - 1 && /^(that|which)$/.test(token.text)));
  if (isBehind && !words.slice(0, at).every((token) => LEADS_COST.test(token.text))) return null;
  return { names: listOf(names), condition: isBehind ? rest.slice(end) : words.slice(to), ranked: [] };
}

/** Whether the ranking of a kind has a line of that name. */
function isOfKind(name: string, plural: string, { categories, counterparties }: LedgerVocabulary): boolean {
  const among = /categories/.test(plural) ? categories : counterparties;
  return among.some((one) => one.name.toLowerCase() === name);
}

function choiceIn(words: readonly Token[]): Choice | null {
  const or = words.findLastIndex(({ text }) => text === 'or');
  const from = words.findIndex(({ text }, at) => POSSESSES.test(text) && words.slice(at + 1, at + 1 + RANK_AHEAD).some((token) => RANK.test(token.text)));
  const opens = words[0]?.text ?? '';
  if (or < 1 || from < 1 || !COPULA.test(opens) && !ASKS.test(opens)) return null;
  if (or < from) return COPULA.test(opens) ? { names: listOf(withoutWhich(words.slice(words[1]?.text === 'it' ? 2 : 1, from))), ...parted(words.slice(from)) } : null;
  const behind = words.slice(or + 1);
  const second = /^(is|was|are|were)$/.test(behind[0]?.text ?? '') ? behind.slice(behind[1]?.text === 'it' ? 2 : 1) : behind;
  const end = endOfName(second);
  const [last, after] = [second.slice(0, end), second.slice(end)];
  const ahead = parted(words.slice(from, or));
  if (COPULA.test(opens) && from > 1) {
    const isPlain = ahead.condition.every(({ text, kind }) => kind !== 'word' || BEGINS_CONDITION.test(text) || isATime(text));
    return isPlain ? { names: [words.slice(1, from), last], ranked: ahead.ranked, condition: [...ahead.condition.filter(({ kind }) => kind !== 'stop'), ...after] } : null;
  }
  const [condition, first] = conditionAhead(ahead.condition);
  return { names: [...listOf(first), last], ranked: ahead.ranked, condition: [...condition, ...after] };
}

/** "Our biggest cost in 2025": the ranked noun, and what stands behind it. */
function parted(ranked: readonly Token[]): Pick<Choice, 'ranked' | 'condition'> {
  for (let to = 2; to <= ranked.length; to++) {
    const noun = nounRanked(ranked.slice(0, to));
    if (noun && !nounRanked(ranked.slice(0, to + 1)) || noun && to === ranked.length) return { ranked: ranked.slice(0, to), condition: ranked.slice(to) };
    if (noun && (ranked[to]?.kind === 'stop' || BEGINS_CONDITION.test(ranked[to]?.text ?? '') && ranked[to]?.text !== 'of')) return { ranked: ranked.slice(0, to), condition: ranked.slice(to) };
  }
  return { ranked: [], condition: ranked };
}

/** "In 2025, rent", ": rent", "rent": the time before the first name. */
function conditionAhead(tokens: readonly Token[]): readonly [readonly Token[], readonly Token[]] {
  const stop = tokens.findIndex(({ kind, text }) => kind === 'stop' && text !== '&');
  const isList = stop >= 0 && !tokens.slice(0, stop).every(({ text, kind }) => kind !== 'word' || BEGINS_CONDITION.test(text) || isATime(text));
  if (stop >= 0 && !isList) return [tokens.slice(0, stop), withoutIt(tokens.slice(stop + 1))];
  const at = tokens.findIndex(({ text, kind }) => !(BEGINS_CONDITION.test(text) || isATime(text) || kind === 'number'));
  return at < 0 ? [tokens, []] : [tokens.slice(0, at), withoutIt(tokens.slice(at))];
}

/** "Rent or payroll that is": what stands before the rank. */
const withoutWhich = (tokens: readonly Token[]): readonly Token[] => (COPULA.test(tokens.at(-1)?.text ?? '') && /^(that|which)$/.test(tokens.at(-2)?.text ?? '') ? tokens.slice(0, -2) : tokens);

const withoutIt = (tokens: readonly Token[]): readonly Token[] => (COPULA.test(tokens[0]?.text ?? '') && tokens[1]?.text === 'it' ? tokens.slice(2) : tokens);

function endOfName(tokens: readonly Token[]): number {
  const end = tokens.findIndex(({ text, kind }) => kind === 'stop' && text !== '&' || BEGINS_CONDITION.test(text) || isATime(text));
  return end < 0 ? tokens.length : end;
}

function listOf(tokens: readonly Token[]): (readonly Token[])[] {
  const names: Token[][] = [[]];
  for (const token of tokens) if (token.text === ',' || token.text === 'or' || token.text === 'either') names.push([]); else names.at(-1)?.push(token);
  return names.filter((name) => name.length > 0);
}
