/** The rule for two questions joined in one: "how much on rent and how much on payroll", "what did we sell in May and what did we spend". A sum of both, or one of them alone, is an answer to neither. */
import type { Choice, Interpretation, PlanPeriod, Subject } from '../../plan.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planPeriod, planned, wholeFile } from '../frame.ts';
import type { Operation } from '../lexicon/operation-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';
import { namedGroups } from '../reading.ts';
import { subjectOf } from '../subject.ts';
import type { Token } from '../words/tokenize.ts';
import { severalFigures } from './totals.ts';

const JOINS = /^(and|,|\?|;|&)$/;
const ASKS_FIGURE = /^(what|whats|what s|how much)\b(?! (percent|percentage|share|part|day|date|month|if|about|happens|happened|changed|more|less)\b)/;
/** The first half is a question by itself: "of what we paid the bank, how much was principal" tells the whole of which a part is asked. */
const ASKS_ITSELF = /^([a-z0-9]+ ){0,4}?(?<!\b(of|from|against|to|with|than|for|on|know|knowing|given|is|was|minus|less) )(what|whats|how much)\b(?! (we|i|they|he|she) )/;
/** Whom or what the other half names: one half alone does not tell it. */
const POINTS_BACK = /^(they|them|their|theirs|he|him|his|she|her|hers|it|its|there|those|these)$/;
/** As the sayings put "and how much on". */
const APART = 'separately';

/** They change nothing of a plain sum. */
const PLAIN: ReadonlySet<Operation> = new Set<Operation>(['alone', 'list', 'overview', 'soFar']);

/** Null where it is one question, or where one of them asks for more than a sum. */
export function askedTwice(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const halves = halvesOf(reading);
  if (!halves || frame.previous || !isPlain(reading)) return null;
  const [one, two] = halves.map((half) => partOf(frame, half));
  if (!one || !two || isSame(one.subject, two.subject) || isShared(one.name, two.name)) return null;
  if (JSON.stringify(one.subject.period) !== JSON.stringify(two.subject.period)) return { kind: 'clarify', message: 'Those are two questions about different times. Which one shall I answer first?', choices: halves.map((half) => alone(reading, half)), plan: null };
  const kind = one.name?.names[0]?.kind;
  const isOneKind = kind !== undefined && kind !== 'account' && [one, two].every(({ name }) => name?.names.length === 1 && name.names[0]?.kind === kind) && one.subject.metric === two.subject.metric;
  const both = isOneKind ? subjectOf(reading, one.subject.period, [one.name, two.name].filter((name) => name !== null), one.subject.metric) : null;
  if (both && kind) return planned('ranking', both.metric === 'bySide' && both.filters.direction !== 'in' ? { ...both, metric: 'expenses' } : both, { groupBy: kind, order: 'largest' });
  return severalFigures(frame) ?? planned('compare', one.subject, { against: two.subject });
}

const isPlain = (reading: Reading): boolean => [...reading.operations.keys()].every((operation) => PLAIN.has(operation)) && reading.exceptions.length + reading.amounts.spans.length + reading.weekdays.length + reading.included.length === 0 && namedGroups(reading).length === 0 && !/\b(together|combined|total|altogether|in all|sum|difference|between|per|each|every|by)\b/.test(reading.text);

/** "How much went out and how much came in to Acme": a party or an account of one half alone may be that of both. */
const isShared = (one: NameMention | null, two: NameMention | null): boolean => (one === null) !== (two === null) && (one ?? two)?.boughtWithin === undefined && ((one ?? two)?.names.some(({ kind }) => kind !== 'category') ?? false);

/** Whole questions that are joined ask for two figures, whatever their words together resemble. */
export const asksTwice = (reading: Reading): boolean => isPlain(reading) && halvesOf(reading) !== null;

/** What stands before the second asking, and the rest. */
function halvesOf({ tokens }: Reading): readonly [Span, Span] | null {
  const rest = (at: number): string => tokens.slice(at, at + 4).map((token) => token.text).join(' ');
  const asks = (at: number): boolean => ASKS_FIGURE.test(rest(at)) || tokens[at]?.text === APART;
  const seams = tokens.flatMap((token, at) => (at > 0 && JOINS.test(token.text) && asks(at + 1) ? [at] : [])).filter((at, i, all) => all[i + 1] !== at + 1);
  const [seam, ...more] = seams;
  if (seam === undefined || more.length > 0 || !ASKS_ITSELF.test(tokens.slice(0, seam).map((token) => token.text).join(' ')) || tokens.some(({ text }) => POINTS_BACK.test(text))) return null;
  return [{ from: 0, to: seam }, { from: seam + 1, to: tokens.length }];
}

/** A half as a question of its own. */
function alone({ tokens }: Reading, { from, to }: Span): Choice {
  const said = tokens.slice(from, to).map(({ text }) => text).join(' ').replace(/^separately/, 'how much on').replace(/[ ?.!]+$/, '');
  const question = `${said.charAt(0).toUpperCase()}${said.slice(1)}?`;
  return { label: question, question };
}

/** Of a party only a verb, or what is measured, tells which way its money went. */
const VERB = /\b(did|do|does|have|has|had|was|were|is|are|went|came|goes|comes|pay|pays|paid|spent|earned|made|got|received|cost|charged|took|gave|sent|brought|billed|bought|sold|revenue|sales|income|expenses|costs|spending)\b/;

/** In place of what the other half says, so that no verb of it tells which way the money went in this one. */
const BLANK: Token = { text: '.', raw: '.', kind: 'stop' };

/** One thing and one time at most; a time that only one of them says holds for both. */
function partOf(frame: Frame, half: Span): { readonly subject: Subject; readonly name: NameMention | null } | null {
  const { reading } = frame;
  const isIn = ({ from, to }: Span): boolean => from >= half.from && to <= half.to;
  const tokens = reading.tokens.map((token, at): Token => (at >= half.from && at < half.to ? token : BLANK));
  const own = { ...reading, tokens, text: tokens.slice(half.from, half.to).map(({ text }) => text).join(' '), names: reading.names.filter(isIn), measures: reading.measures.filter(isIn), periods: reading.periods.filter(isIn), rowWords: reading.rowWords.filter(isIn), groupings: reading.groupings.filter(isIn) };
  const [name = null, ...others] = own.names;
  if (others.length > 0 || own.periods.length > 1 || name?.names.length === 0) return null;
  if (name?.names.some(({ kind }) => kind !== 'category') && !VERB.test(own.text)) return null;
  const strong = new Set(own.measures.filter(({ isWeak }) => !isWeak).map(({ measure }) => measure));
  if (strong.size > 1 || name === null && own.measures.length === 0 || [...strong].some(isPercentMeasure)) return null;
  const subject = subjectOf(own, periodOf(frame, own), own.names);
  return subject && { subject, name };
}

function periodOf(frame: Frame, { periods }: Reading): PlanPeriod {
  const [own] = periods;
  return own ? planPeriod(own.period) : periodOr(frame, wholeFile(frame.calendar));
}

const isSame = (a: Subject, b: Subject): boolean => a.metric === b.metric && JSON.stringify(a.filters) === JSON.stringify(b.filters);
