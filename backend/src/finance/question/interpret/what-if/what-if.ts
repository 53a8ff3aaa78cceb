/** Suppositions → a plan of levers. A number that is missing is asked for, never made up. */
import type { Choice, Interpretation, PlanLever } from '../../plan.ts';
import { LEVERS_MOST } from '../../../scenario/lever.ts';
import { totalPlan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { planPeriod } from '../frame.ts';
import type { LeverWord } from '../lexicon/lever-words.ts';
import { LEVER_WORDS, SUPPOSING_WORDS } from '../lexicon/lever-words.ts';
import { findNames } from '../find-names.ts';
import { indexNames } from '../names.ts';
import { PhraseTable } from '../phrase-table.ts';
import { has } from '../reading.ts';
import { YEARLY } from '../tasks/lists.ts';
import { lastFullMonths } from '../relative-period.ts';
import type { Token } from '../tokenize.ts';
import { endMonthOf, startMonthOf } from './lever-months.ts';
import { readLever } from './read-lever.ts';

const SUPPOSING = new PhraseTable<true>().add(SUPPOSING_WORDS, true);
const LEVERS = new PhraseTable<LeverWord>();
for (const [word, phrases] of Object.entries(LEVER_WORDS)) LEVERS.add(phrases, word as LeverWord);

const BASE_MONTHS = 3;

/** Null where nothing is supposed, or nothing that a lever can hold. */
export function whatIf(frame: Frame): Interpretation | null {
  const start = supposedFrom(frame.reading.tokens);
  if (start === null || asksRunway(frame)) return null;
  const levers: PlanLever[] = [];
  for (const tokens of clauses(frame.reading.tokens.slice(start))) {
    const found = readLever(supposition(tokens, frame));
    if (found && 'missing' in found) return { kind: 'clarify', message: found.missing, choices: choices(), plan: null };
    if (found) levers.push(found.lever);
  }
  if (levers.length === 0 || levers.length > LEVERS_MOST) return null;
  const base = { metric: 'netProfit', filters: {}, period: planPeriod(lastFullMonths(BASE_MONTHS, frame.calendar)) } as const;
  return { kind: 'plan', plan: { ...totalPlan(base), task: 'what-if', levers, ...(YEARLY.test(frame.reading.text) && /\b(worth|save|saving|cost|come to|mean|make|bring|add up|total)\b/.test(frame.reading.text) && levers.every(({ kind }) => kind === 'recurring') ? { yearly: true } : {}) } };
}

/** "If I have 15k left, when am I broke?": the money is what is there, unless something changes beside it. */
const asksRunway = ({ reading }: Frame): boolean => has(reading, 'runway') && !LEVERS.matches(reading.tokens).some(({ values }) => values.some((word) => /^(hire|fire|price|cancel|up|down)$/.test(word)));

/** Where the supposition begins: after "what if", or after an "if" with a lever behind it. */
function supposedFrom(tokens: readonly Token[]): number | null {
  const [opened] = SUPPOSING.matches(tokens);
  if (opened) return opened.to;
  if (tokens[0]?.text === 'say' && /^(i|we)$/.test(tokens[1]?.text ?? '')) return 1;
  const at = tokens.findIndex(({ text }, i) => text === 'if' && LEVERS.matches(tokens.slice(i)).some(({ values }) => values.some((word) => !/^(up|down|volume|price|buy|gain|later)$/.test(word))
    || values.some((word) => word === 'up' || word === 'down') && tokens.slice(i).some((token) => token.kind === 'number' || token.text === 'double' || token.text === 'half')));
  return at < 0 ? null : at + 1;
}

/** "… and …": a new supposition begins where the second part has a lever word and a number or name of its own. */
function clauses(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const isSeam = /^(and|but|while|,|;|\?|plus)$/.test(token.text) && hasVerb(parts.at(-1) ?? []) && hasVerb(tokens.slice(at + 1, at + 7));
    if (isSeam) parts.push([]);
    else parts.at(-1)?.push(token);
  });
  return parts;
}

const hasVerb = (tokens: readonly Token[]): boolean => LEVERS.matches(tokens).some(({ values }) => values.some((word) => !/^(price|volume|later)$/.test(word)));

function supposition(tokens: readonly Token[], { vocabulary, calendar }: Frame) {
  const words = new Set(LEVERS.matches(tokens).flatMap(({ values }) => values));
  const names = findNames(tokens, indexNames(vocabulary), () => true).filter((name) => name.names.length > 0 && name.names.some(({ kind }) => kind !== 'account'));
  return {
    tokens, words, names, currency: vocabulary.currency, startMonth: startMonthOf(tokens, calendar.asOf), endMonth: endMonthOf(tokens, calendar.asOf),
    base: planPeriod(lastFullMonths(BASE_MONTHS, calendar)),
  };
}

const choices = (): Choice[] => ['What is my average monthly net profit in the last 3 months?', "What's our burn rate?"].map((question) => ({ label: question, question }));
