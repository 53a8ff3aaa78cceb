/** Plain words as levers, read by the same engine that answers questions; and the levers of a question that was answered. */
import type { Analyst } from '../../analysts/contract.ts';
import { AppError } from '../../errors.ts';
import { asOf } from '../../finance/as-of.ts';
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { isCertain } from '../../finance/question/certain-plan.ts';
import { knownLevers } from '../../finance/question/compute/plan-levers.ts';
import { interpret } from '../../finance/question/interpret/interpret.ts';
import type { Choice, Interpretation, Plan } from '../../finance/question/plan.ts';
import { validatePlan } from '../../finance/question/validate-plan.ts';
import type { Lever } from '../../finance/scenario/lever.ts';
import type { OpenLedger } from '../ledger/ledger-source.ts';
import type { Question } from '../questions/question.entity.ts';

export interface Supposition {
  /** Empty where the words hold none. */
  readonly levers: readonly Lever[];
  /** How each was read. */
  readonly inWords: readonly string[];
  /** What is missing or not understood; null where there are levers. */
  readonly explanation: string | null;
  readonly choices: readonly Choice[];
  readonly vocabulary: LedgerVocabulary;
}

const NOT_UNDERSTOOD = 'No change is understood in that. Try for example “hire two people at 5k a month from March”, “raise prices by 5 % from January” or “customers pay 30 days later”.';

/** "What if" may be left out. Where the local reading is unsure a language model may propose; amounts that the words leave to the ledger are computed here. */
export async function readSupposition(text: string, analyst: Analyst, open: <T>(work: (ledger: OpenLedger) => Promise<T>) => Promise<T>): Promise<Supposition> {
  const { today, ...outlook } = await open(async (ledger) => ({ today: ledger.today, vocabulary: await ledger.vocabulary() }));
  const heard = outlook.vocabulary.dateTo === null ? null : await heardLevers(text, analyst, outlook.vocabulary, asOf(today, outlook.vocabulary.dateTo).date);
  return open((ledger) => suppositionOf(text, heard, ledger));
}

/** The plan that somebody else proposes where the local reading is unsure; waits without holding the ledger. */
async function heardLevers(text: string, analyst: Analyst, vocabulary: LedgerVocabulary, date: string): Promise<Plan | null> {
  const known = readLocally(text, vocabulary, date).find(holdsLevers);
  return known && isCertain(known) ? null : proposed(text, analyst, vocabulary, date);
}

const readLocally = (text: string, vocabulary: LedgerVocabulary, date: string): Interpretation[] => [text, `What if ${text}`].map((words) => interpret(words, vocabulary, { asOf: date, previous: null }));

/** All of it from one state of the ledger: names, dates and the amounts that the words leave to it. */
async function suppositionOf(text: string, heard: Plan | null, ledger: OpenLedger): Promise<Supposition> {
  const vocabulary = await ledger.vocabulary();
  const none = { levers: [], inWords: [], choices: [], vocabulary };
  if (vocabulary.dateTo === null) return { ...none, explanation: 'There are no transactions in the ledger yet. Upload a bank file first, or add the changes by hand.' };
  const { date } = asOf(ledger.today, vocabulary.dateTo);
  const local = readLocally(text, vocabulary, date);
  const plan = (heard && validatePlan(heard, vocabulary)) ?? local.find(holdsLevers)?.plan;
  if (plan) {
    const levers = await knownLevers(plan.levers ?? [], { reader: ledger.reader, vocabulary, asOf: date });
    return { ...none, levers: levers.map(({ lever }) => lever), inWords: levers.map(({ inWords }) => inWords), explanation: null };
  }
  const asked = local.find(({ kind }) => kind === 'clarify');
  return asked?.kind === 'clarify' && asked.plan === null ? { ...none, explanation: asked.message } : { ...none, explanation: NOT_UNDERSTOOD };
}

const holdsLevers = (found: Interpretation): found is Extract<Interpretation, { kind: 'plan' }> => found.kind === 'plan' && found.plan.task === 'what-if';

async function proposed(question: string, analyst: Analyst, vocabulary: LedgerVocabulary, date: string): Promise<Plan | null> {
  const proposal = analyst.isAvailable ? await analyst.proposePlan({ question, vocabulary, asOf: date, previous: null }) : null;
  const plan = proposal === null ? null : validatePlan(proposal, vocabulary);
  return plan?.task === 'what-if' ? plan : null;
}

/** Throws BAD_USER_INPUT where it is no what-if question. */
export async function leversOfQuestion({ plan }: Question, ledger: OpenLedger, vocabulary: LedgerVocabulary): Promise<readonly Lever[]> {
  if (plan?.task !== 'what-if') {
    const message = 'Only the answer to a what-if question can be saved as a scenario.';
    throw new AppError('BAD_USER_INPUT', message, { fields: { queryId: message } });
  }
  const { date } = asOf(ledger.today, vocabulary.dateTo);
  return (await knownLevers(plan.levers ?? [], { reader: ledger.reader, vocabulary, asOf: date })).map(({ lever }) => lever);
}
