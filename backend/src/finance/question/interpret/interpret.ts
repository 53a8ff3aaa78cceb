/** Words → typed plan, or a question back, or what is missing. Pure: the vocabulary and the as-of date come in, nothing else. */
import type { LocalDate } from '../../ledger/entry.ts';
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import type { Interpretation, Plan } from '../plan.ts';
import { COST_MOST, accountFor, type Account } from './accounted/account.ts';
import { ambiguousHead } from './names/ambiguous-head.ts';
import { incomeOrCost } from './names/income-or-cost.ts';
import { whichThing } from './names/which-thing.ts';
import { businessOrName } from './names/business-or-name.ts';
import { choicesFor, choicesWithout } from './choices.ts';
import { beforeDepreciation } from './sides/before-depreciation.ts';
import { costAsIncome } from './sides/cost-as-income.ts';
import { dayOrYear } from './periods/day-or-year.ts';
import { continued } from './follow-up.ts';
import { joined, partOf } from './parts-of-before.ts';
import type { Frame, Rule } from './frame.ts';
import { impossible } from './accounted/impossible.ts';
import { changesTask, isOtherPair, leansOnPrevious } from './leaning.ts';
import { lacking } from './accounted/lacking.ts';
import { indexNames } from './names/names.ts';
import { NEXT_STEP } from './periods/next-step.ts';
import type { Calendar } from './periods/period-atom.ts';
import type { Reading } from './reading.ts';
import { readQuestion } from './reading.ts';
import { refined } from './refine.ts';
import { withGloss } from './remarks/with-gloss.ts';
import { withPremise } from './remarks/premise.ts';
import { aboutPartyBefore } from './names/party-before.ts';
import { saidOf } from './names/said.ts';
import { keptBack } from './sides/kept-back.ts';
import { ofOtherSide } from './sides/of-other-side.ts';
import { areCostsAsked, turnedWay, waySaid } from './sides/way-said.ts';
import { askedTwice } from './tasks/asked-twice.ts';
import { averagesByGroup } from './tasks/averages-by-group.ts';
import { average, averagesOfCycle, bestPeriod, daysOfMonth, trend } from './tasks/calendar-groups.ts';
import { withBothEnds } from './tasks/both-ends.ts';
import { breakEven } from './tasks/break-even.ts';
import { balance, burn, runway } from './tasks/cash.ts';
import { compare } from './tasks/compare.ts';
import { countsHeldAgainst } from './tasks/counts-held-against.ts';
import { countPeriods } from './tasks/count-periods.ts';
import { date } from './tasks/dates.ts';
import { drivers } from './tasks/drivers.ts';
import { eachRefund } from './tasks/each-refund.ts';
import { endRows } from './tasks/end-rows.ts';
import { firstOfEach } from './tasks/first-of-each.ts';
import { gaps, unitsWithout } from './tasks/gaps.ts';
import { growth } from './tasks/growth.ts';
import { latest, oftenest, ranking, recurring, rows } from './tasks/lists.ts';
import { members } from './tasks/members.ts';
import { minus } from './tasks/minus.ts';
import { ofWhole } from './tasks/of-whole.ts';
import { openQuestion } from './tasks/open-questions.ts';
import { periodLeftOut } from './tasks/period-left-out.ts';
import { periodList } from './tasks/period-lists.ts';
import { place } from './tasks/place.ts';
import { priceList } from './tasks/price-list.ts';
import { priceChange } from './tasks/price-change.ts';
import { remainder, remainderOf } from './tasks/remainder.ts';
import { againstUsual } from './tasks/against-usual.ts';
import { allButTheTop } from './tasks/all-but-the-top.ts';
import { bareRows } from './tasks/bare-rows.ts';
import { besides } from './tasks/besides.ts';
import { monthsInARow } from './tasks/runs.ts';
import { recurringBound } from './tasks/recurring-bound.ts';
import { recurringRises } from './tasks/recurring-rises.ts';
import { rolling } from './tasks/rolling.ts';
import { share } from './tasks/share.ts';
import { shareByUnit } from './tasks/share-by-unit.ts';
import { shareOfRows } from './tasks/share-of-rows.ts';
import { shareThen } from './tasks/share-then.ts';
import { sideBySide } from './tasks/side-by-side.ts';
import { count, howItGoes, overview, severalFigures, total } from './tasks/totals.ts';
import { sum } from './tasks/sum.ts';
import { twoWay } from './tasks/two-way.ts';
import { noMoneySaid } from './accounted/money-said.ts';
import { noMoneyAtAll } from './accounted/no-money-at-all.ts';
import { outsideLedger } from './accounted/outside-ledger.ts';
import { pointsAtNobody } from './accounted/points-at-nobody.ts';
import { unusedWords } from './accounted/unused.ts';
import { withHints, withThingLeftOut, withUnknownWords } from './accounted/unknown-words.ts';
import { inAskersWords } from './words/askers-words.ts';
import { spoken } from './words/token.ts';
import { lookingBack } from './what-if/looking-back.ts';
import { turnOf } from './turns/turn.ts';
import { untoldTime } from './periods/untold-times.ts';
import { whatIf } from './what-if/what-if.ts';
import { asksPresent } from './tasks/asks-present.ts';
import { whyStopped } from './tasks/why-stopped.ts';

export interface Context {
  readonly asOf: LocalDate;
  /** The plan of the question before, on the same file. */
  readonly previous: Plan | null;
}

/** What would have been, or what would be. */
const supposition: Rule = (frame) => whyStopped(frame) ?? lookingBack(frame) ?? whatIf(frame);

/** In this order: the first rule that fits makes the plan. */
const RULES: readonly Rule[] = [askedTwice, eachRefund, countsHeldAgainst, members, priceList, recurringRises, minus, sum, againstUsual, growth, shareThen, shareByUnit, shareOfRows, endRows, ofWhole, place, gaps, unitsWithout, breakEven, averagesOfCycle, rolling, averagesByGroup, daysOfMonth, openQuestion, allButTheTop, monthsInARow, sideBySide, besides, firstOfEach, twoWay, periodLeftOut, oftenest, priceChange, remainder, periodList, runway, burn, balance, recurringBound, countPeriods, date, drivers, count, share, bestPeriod, howItGoes, compare, recurring, latest, average, trend, withBothEnds(rows), withBothEnds(ranking), overview, total, bareRows];

/** "If you leave Acme out" changes a sum, not the future. */
const LEFT_OUT = /\b(leave|left|take|taken|strip|stripped|keep|kept|pull|pulled|set|put|knock|knocked)\b.*\b(out|aside|away|off)\b|\bnot (counted|included|considered)\b|\b(excluded|ignored|disregarded|omitted)\b/;

export function interpret(text: string, vocabulary: LedgerVocabulary, context: Context): Interpretation {
  const reading = readingOf(text, vocabulary, context);
  return inAskersWords(withGloss(read(text, vocabulary, context, reading), reading), reading.tokens);
}

function read(text: string, vocabulary: LedgerVocabulary, { asOf, previous }: Context, reading: Reading): Interpretation {
  const turned = previous && turnOf(text, previous, { reading, vocabulary, calendar: reading.calendar, previous });
  if (turned) return turned;
  const outside = outsideLedger(reading) ?? noMoneyAtAll(reading);
  if (outside) return { kind: 'unsupported', message: `${outside}.` };
  const supposed = reading.exceptions.length > 0 && LEFT_OUT.test(reading.text) ? null : supposition({ reading, vocabulary, calendar: reading.calendar, previous });
  if (supposed) return supposed;
  const leans = previous !== null && leansOnPrevious(reading);
  const frame: Frame = { reading, vocabulary, calendar: reading.calendar, previous: leans ? previous : null };
  // A fragment keeps the measure of the question before; of mere movements there is none to keep.
  const ofParty = previous && (!leans || /^(movement|cashIn|cashOut)$/.test(previous.metric)) && aboutPartyBefore(text, previous, reading, (question) => interpret(question, vocabulary, { asOf, previous: null }));
  if (ofParty) return ofParty;
  const unsure = dayOrYear(frame) ?? ambiguousHead(frame) ?? incomeOrCost(frame) ?? whichThing(frame) ?? businessOrName(frame) ?? (leans ? null : pointsAtNobody(frame));
  if (unsure) return unsure;
  const stepsOn = previous !== null && previous.period.to < asOf && NEXT_STEP.test(reading.text);
  if (reading.unanswerable && !stepsOn && !(members(frame) ?? priceChange(frame) ?? breakEven(frame) ?? (reading.names.some(({ names }) => names.some(({ kind }) => kind === 'account')) ? balance(frame) : null))) return { kind: 'unsupported', message: `${reading.unanswerable.missing}.` };
  const untold = untoldTime(frame);
  if (untold) return untold;
  const kept = keptBack(frame, previous);
  if (kept) return kept;
  const refinement = (previous && (joined(previous, frame) ?? partOf(previous, frame) ?? remainderOf(previous, frame))) ?? (leans ? refined(previous, frame) : null);
  if (refinement && accountFor(refinement, reading).cost < SUBJECT_OF_ITS_OWN) return withUnknownWords({ kind: 'plan', plan: refinement }, frame);
  const said = saidOf(reading.names);
  if (leans && (!changesTask(reading) || isOtherPair(previous, reading))) {
    const turned = turnedWay(previous, reading);
    const plan = continued(turned, frame) ?? (turned === previous ? null : turned);
    if (plan && NEXT_STEP.test(reading.text)) return { kind: 'plan', plan, said };
    return plan ? withUnknownWords({ kind: 'plan', plan, said }, frame) : notUnderstood(frame);
  }
  const found = chosen(frame);
  if (found) return noMoneySaid(found, frame) ?? impossible(found, frame) ?? lacking(found, frame) ?? costAsIncome(found, frame) ?? ofOtherSide(found, frame) ?? possible(beforeDepreciation(withHints(withThingLeftOut(withUnknownWords(withPremise(found.kind === 'plan' ? { ...found, said, ...wayOf(reading) } : found, frame), frame), frame), frame), reading, vocabulary), frame);
  return notUnderstood(frame);
}

/** Also with the words that the rows must say, which are found last. */
const possible = (found: Interpretation, frame: Frame): Interpretation => impossible(found, frame) ?? found;

function wayOf(reading: Reading): { readonly way?: 'in' | 'out'; readonly areCostsAsked?: true; readonly asksPresent?: true } {
  const way = waySaid(reading);
  return { ...(way ? { way } : {}), ...(areCostsAsked(reading) ? { areCostsAsked: true } : {}), ...(asksPresent(reading) ? { asksPresent: true } : {}) };
}

/** The question taken apart, as `interpret` sees it. */
export function readingOf(text: string, vocabulary: LedgerVocabulary, { asOf, previous }: Context): Reading {
  const given: Calendar = { asOf, dataFrom: vocabulary.dateFrom ?? asOf, dataTo: vocabulary.dateTo !== null && vocabulary.dateTo > asOf ? vocabulary.dateTo : asOf, fiscalStart: 1, previous: previous?.period ?? null };
  return readQuestion(text, indexNames(vocabulary), given);
}

/** Every plan that a rule makes of the question and that accounts for its words, the rules' order kept: what else than the chosen one can be meant. */
export function plansFor(text: string, vocabulary: LedgerVocabulary, context: Context): Plan[] {
  const reading = readingOf(text, vocabulary, context);
  const frame: Frame = { reading, vocabulary, calendar: reading.calendar, previous: null };
  return RULES.flatMap((rule) => {
    const found = rule(frame);
    const isWhole = found?.kind === 'plan' && accountFor(found.plan, reading).cost + unusedWords(found.plan, reading).length < COST_MOST;
    return isWhole && !impossible(found, frame) && !lacking(found, frame) ? [found.plan] : [];
  });
}

/** A later rule's plan takes the place of an earlier one's only where it accounts for plainly more. */
const MARGIN = 0.5;

interface Candidate extends Account {
  readonly found: Interpretation;
  /** What the safety net found unused, in the question's words. */
  readonly unused: readonly string[];
}

/** Of all rules' plans the one that accounts for the most words, earlier rules first; where even that one leaves out what matters, a question back rather than an answer to another question. */
function chosen(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const candidates: Candidate[] = [];
  let asked: Interpretation | null = null;
  for (const rule of RULES) {
    const found = rule(frame);
    if (!found) continue;
    if (found.kind !== 'plan') {
      if (candidates.length === 0) return found;
      asked ??= found;
      continue;
    }
    const idle = frame.previous === null ? unusedWords(found.plan, reading) : [];
    const account = accountFor(found.plan, reading);
    candidates.push({ found, idle: account.idle, unused: idle, cost: account.cost + idle.length * UNUSED });
    if (account.cost + idle.length === 0) break;
  }
  const best = candidates.reduce<Candidate | null>((before, candidate) => (before === null || candidate.cost < before.cost - MARGIN ? candidate : before), null);
  if (best === null) return asked;
  if (best.cost < COST_MOST) return best.found;
  return severalFigures(frame) ?? asked ?? unaccounted(best, frame);
}

/** Two words of a fragment that nothing explains: what it asks about is not what was asked before. */
const SUBJECT_OF_ITS_OWN = 2;

/** A word that a rule's own check misses weighs as much as any. */
const UNUSED = 1;

/** Says which words no reading uses, and offers the question without them. */
function unaccounted({ idle, unused }: Candidate, { reading }: Frame): Interpretation {
  const said = [...new Set([...idle.map(({ from, to }) => reading.tokens.slice(from, to).map(spoken).join(' ')), ...unused])].slice(0, 3);
  return { kind: 'clarify', message: `I could not make use of “${said.join('” and “')}” in your question. How do you mean it?`, choices: choicesWithout(reading, idle), plan: null, isLost: true };
}

function notUnderstood({ reading }: Frame): Interpretation {
  const unknown = reading.leftovers.map((left) => `"${left.said}"`).slice(0, 3);
  const message = unknown.length > 0
    ? `I did not understand ${unknown.join(', ')}. What would you like to know about your ledger?`
    : 'I am not sure which figure you mean. What would you like to know about your ledger?';
  return { kind: 'clarify', message, choices: choicesFor(reading), plan: null, isLost: true };
}
