/** "2025 expenses, payroll and rent stripped out", "payroll and rent aside, what did we spend": a clause that leaves things out, at its own place or in a sentence of its own, is put behind the question in the one wording that every reader knows. */
import { KNOWN_ALREADY, LEFT_OUT_BEFORE, LEFT_OUT_BEHIND, LESS_BEFORE, PUT_AWAY, type LeftOutWay } from '../lexicon/left-out-words.ts';
import type { NameMention } from '../names/find-names.ts';
import type { NameIndex } from '../names/names.ts';
import { MEASURES, isDated } from '../remarks/remarks-words.ts';
import { covers, type Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';
import { listBefore, listBehind, namesIn } from './listed-things.ts';

const OPENS = /^(with|once|after|when|but|having|had|if|so|please|only|just)$/;
const COPULA = /^(is|are|being|be|been|both|all|completely|entirely|altogether|fully|should|must|can|to|have|has|having|simply|just|then|please|again|too|being)$/;
const THEN = /^(please|pls|though|thanks|again|here|there|then|and|by|per|what|how|show|give|tell|vs|versus|compared|against)$/;
const SPAN_WORD = /^(in|for|during|over|since|from|of|through|across|all)$/;
const WITH_DEEDS = /^(owner-draw|owner-contribution|loan-payment|loan-proceeds|transfer|refunds)$/;
/** A sum that things can be left out of. */
const SUM = /^(expenses?|costs?|spend|spent|spending|outgoings?|overheads?|opex|revenue|sales|income|turnover|takings|earn|earned|made|clear|cleared|profit|margin|burn|total|bills?|pay|paid|cash|received|brought|vendors?|suppliers?|customers?|clients?|payees?|categories|biggest|largest|top)$/;
const INCOME = /^(revenue|sales|income|turnover|takings|earn|earned|made|clear|cleared|profit|margin|left|keep|kept|received|brought|net|gross)$/;
/** It supposes something, or asks why: what is left out then changes something. */
const SUPPOSES = /^(if|suppose|imagine|assuming|why|would)$/;

interface Clause extends Span { readonly things: Span; readonly way: LeftOutWay; readonly names: readonly NameMention[]; readonly opener: string | null }

export function withLeftOutBehind(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  if (tokens.some(({ text }, at) => SUPPOSES.test(text) && tokens[at - 1]?.text !== 'as')) return tokens;
  const clause = clauseIn(tokens, index);
  return clause === null ? tokens : putBehind(tokens, clause);
}

function clauseIn(tokens: readonly Token[], index: NameIndex): Clause | null {
  const isFree = (): boolean => true;
  const hasIncome = tokens.some(({ text }) => INCOME.test(text));
  const said = tokens.flatMap((_, at) => (at === 0 ? [] : LEFT_OUT_BEHIND.matchAt(tokens, at, isFree) ?? []));
  const led = tokens.flatMap((_, at) => LEFT_OUT_BEFORE.matchAt(tokens, at, isFree) ?? KNOWN_ALREADY.matchAt(tokens, at, isFree) ?? (hasIncome ? null : LESS_BEFORE.matchAt(tokens, at, isFree)) ?? []);
  const put = tokens.flatMap((_, at) => PUT_AWAY.matchAt(tokens, at, isFree) ?? []);
  if (said.length + led.length + put.length === 0) return null;
  const names = namesIn(tokens, index);
  const first = <T>(all: readonly T[], clauseOf: (one: T) => Clause | null): Clause | null => all.reduce<Clause | null>((before, one) => before ?? clauseOf(one), null);
  return first(put, (match) => beforeThings(tokens, match, names, AWAY)) ?? first(said, ({ from, to, values }) => behindThings(tokens, { from, to }, values[0] ?? 'left', names)) ?? first(led, (match) => beforeThings(tokens, match, names, TAIL));
}

function beforeThings(tokens: readonly Token[], { from, to }: Span, names: readonly NameMention[], tail: RegExp): Clause | null {
  const things = listBehind(tokens, to, names);
  const length = things === null ? 0 : tailAt(tokens, things.to, tail);
  const end = things === null || tail === AWAY && length === 0 ? -1 : endOf(tokens, things.to + length);
  const opener = end < 0 ? undefined : openerAt(tokens, from, names);
  if (things === null || opener === undefined) return null;
  const clause: Clause = { from: opener === null ? from : from - 1, to: end, things, way: 'left', names: names.filter((name) => covers([things], name.from)), opener };
  const isOfAll = restOf(tokens, clause).some(({ text }) => SUM.test(text)) && names.every((name) => covers([clause], name.from) || MEASURES.test(tokens[name.from]?.text ?? ''));
  return isOfAll && isWholeClause(tokens, clause) ? clause : null;
}

/** Behind a thing that is not wanted: "in there", "already". */
const TAIL = /^(?:(?:in|counted in|included in) (?:it|there|this|that)|already|anyway|there|thanks|counted|included)(?= |$)/;
const AWAY = /^(?:out|off|aside|away|to (?:one|the) side|off to one side)(?: of (?:it|this|that|them|there))?(?= |$)/;
const tailAt = (tokens: readonly Token[], at: number, tail: RegExp): number => tail.exec(tokens.slice(at, at + 4).map(({ text }) => text).join(' '))?.[0].split(' ').length ?? 0;

function behindThings(tokens: readonly Token[], said: Span, way: LeftOutWay, names: readonly NameMention[]): Clause | null {
  let end = said.from;
  while (COPULA.test(tokens[end - 1]?.text ?? '')) end--;
  const to = endOf(tokens, said.to);
  const things = to < 0 ? null : listBefore(tokens, end, names, (at) => openerAt(tokens, at, names) !== undefined);
  if (things === null) return null;
  const opener = openerAt(tokens, things.from, names) ?? null;
  const words = opener === null ? 0 : tokens[things.from - 2]?.text === 'as' ? 2 : 1;
  const clause: Clause = { from: things.from - words, to, things, way, names: names.filter((name) => covers([things], name.from)), opener };
  return mayBeLeftOut(tokens, clause) ? clause : null;
}

/** What stands before a thing that is left out: null for a stop, a sum or a stretch, which stay; undefined where it belongs to other words. */
function openerAt(tokens: readonly Token[], from: number, names: readonly Span[]): string | null | undefined {
  const before = tokens[from - 1];
  if (before === undefined || before.kind === 'stop') return null;
  if (OPENS.test(before.text)) return before.text;
  const isAsked = (at: number): boolean => tokens[at]?.kind === 'number' || isDated(tokens[at]?.text ?? '') || SUM.test(tokens[at]?.text ?? '') && !covers(names, at);
  if (before.text === 'and' && (isAsked(from - 2) || tokens[from - 2]?.kind === 'stop')) return before.text;
  return isAsked(from - 1) ? null : undefined;
}

/** Where the clause ends that leaves something out; −1 where more is said of it ("left out of the budget", "set aside for taxes"). */
function endOf(tokens: readonly Token[], from: number): number {
  const text = (at: number): string => tokens[at]?.text ?? '';
  const isStretch = (at: number): boolean => tokens[at]?.kind === 'number' || isDated(text(at));
  const to = /^(of|from) (it|this|that|them|there|both|each)$/.test(`${text(from)} ${text(from + 1)}`) ? from + 2 : from;
  const next = tokens[to];
  const isOver = next === undefined || next.kind === 'stop' || THEN.test(next.text) || isStretch(to) || SPAN_WORD.test(next.text) && (isStretch(to + 1) || /^(the|all)$/.test(text(to + 1)) && isStretch(to + 2));
  return isOver ? to : -1;
}

const restOf = (tokens: readonly Token[], { from, to }: Span): readonly Token[] => [...tokens.slice(0, from), ...tokens.slice(to)];

function mayBeLeftOut(tokens: readonly Token[], clause: Clause): boolean {
  const { way, names, things, opener } = clause;
  const rest = restOf(tokens, clause);
  if (!rest.some(({ text }) => SUM.test(text)) && names.length === 0) return false;
  const kinds = names.flatMap((name) => [...(name.categoryKind === null ? [] : [name.categoryKind]), ...name.names.flatMap((one) => one.kinds)]);
  if (kinds.some((kind) => kind === 'transfer' || kind === 'refunds')) return false;
  // Of an income costs are taken off: what is left is another figure than the income without them.
  const areCosts = names.some((name) => name.names.some(({ role }) => role !== null && role !== 'revenue'));
  if (way !== 'left' && (areCosts && rest.some(({ text }) => INCOME.test(text)) || kinds.some((kind) => WITH_DEEDS.test(kind)) && opener !== 'with')) return false;
  if (!rest.some(({ text }) => SUM.test(text))) return way === 'left' && rest.length > 1;
  return way !== 'bare' || opener === 'with' || things.from > 0 && tokens.slice(clause.to).every(({ kind, text }) => kind === 'stop' || text === 'please' || isDated(text) || kind === 'number') && !/^(and|but|so)$/.test(opener ?? '');
}

/** By itself between stops, or the last thing said. */
const isWholeClause = (tokens: readonly Token[], { from, to }: Span): boolean => (from === 0 || tokens[from - 1]?.kind === 'stop' || tokens[from - 1]?.kind === 'number' || isDated(tokens[from - 1]?.text ?? '') || SUM.test(tokens[from - 1]?.text ?? '')) && (to === tokens.length || tokens[to]?.kind === 'stop');

/** "The annual insurance taken off": no line for each year is asked. */
const HOW_OFTEN = /^(annual|yearly|monthly|quarterly|weekly)$/;

const SENTENCE = /^[.?!;:\n]$/;

/** Behind the sentence that it stands in; behind the one before, or the one that follows, where it is a sentence by itself. */
function putBehind(tokens: readonly Token[], { from, to, things }: Clause): readonly Token[] {
  const isSeam = (at: number): boolean => SENTENCE.test(tokens[at]?.text ?? '');
  const isAlone = (from === 0 || isSeam(from - 1)) && (to === tokens.length || isSeam(to));
  const left = [word('excluding'), ...tokens.slice(things.from, things.to).filter(({ text }) => !HOW_OFTEN.test(text)).map((token) => (/^(less|minus)$/.test(token.text) ? word('and') : token))];
  if (isAlone && from > 0) return [...tokens.slice(0, from - 1), ...left, ...tokens.slice(to)];
  const isBracketed = tokens[from - 1]?.text === '(' && tokens[to]?.text === ')';
  const begin = isBracketed || tokens[from - 1]?.text === ',' ? from - 1 : from;
  const rest = tokens.slice(isBracketed || begin === 0 && tokens[to]?.kind === 'stop' ? to + 1 : to);
  const head = tokens.slice(0, begin);
  const seam = rest.findIndex(({ text }) => SENTENCE.test(text));
  const asked = seam < 0 ? rest : rest.slice(0, seam);
  return [...head, ...(head.length === 0 && asked[0]?.text === ',' ? asked.slice(1) : asked), ...left, ...(seam < 0 ? [] : rest.slice(seam))];
}

const word = (text: string): Token => ({ text, raw: text, kind: 'word' });
