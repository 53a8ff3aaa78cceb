/** What a question means: the grammar reads it word by word, and a second reader, who knows how such things are said, looks at the whole: where words are lost on the grammar, and for another meaning where none is. */
import type { LocalDate } from '../ledger/entry.ts';
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { questionOfPlan } from './alternatives/question-of-plan.ts';
import { ASKS_AGAIN } from './interpret/asks-again.ts';
import { choicesFor } from './interpret/choices.ts';
import type { Context } from './interpret/interpret.ts';
import { interpret, plansFor, readingOf } from './interpret/interpret.ts';
import { leansOnPrevious } from './interpret/leaning.ts';
import { indexNames } from './interpret/names/names.ts';
import { withoutBeside } from './interpret/remarks/beside-question.ts';
import { withPeriodSaid } from './interpret/turns/that-period.ts';
import type { Reading } from './interpret/reading.ts';
import type { Choice, Interpretation, Plan } from './plan.ts';
import { doubted, namesNoLess, surelyMeant } from './restate/doubt.ts';
import { otherMeaning } from './restate/other-meaning.ts';
import { keyOf } from './restate/same-plan.ts';
import { type Say, choicesLike, secondLook } from './restate/second-look.ts';

/** What is told beside a question is left aside where the rest of it is understood by itself. */
export function understand(asked: string, vocabulary: LedgerVocabulary, context: Context): Interpretation {
  const core = withoutBeside(asked, indexNames(vocabulary).words);
  const found = core === null ? null : understandWhole(core, vocabulary, context);
  return found?.kind === 'plan' && found.other === undefined ? found : understandWhole(asked, vocabulary, context);
}

function understandWhole(asked: string, vocabulary: LedgerVocabulary, context: Context): Interpretation {
  const text = withPeriodSaid(asked, context.previous, () => readingOf(asked, vocabulary, context).periods.length > 0);
  if (ASKS_AGAIN.test(text.trim().toLowerCase())) return context.previous === null ? askedBack([], readingOf(text, vocabulary, context), null) : { kind: 'plan', plan: context.previous };
  const found = interpret(text, vocabulary, context);
  if (found.kind === 'unsupported' || found.kind === 'clarify' && !found.isLost || found.kind === 'plan' && (found.isKept || found.isOfBefore)) return found;
  const alone = { asOf: context.asOf, previous: null };
  const reading = readingOf(text, vocabulary, alone);
  if (context.previous !== null && leansOnPrevious(reading)) return found;
  const plain = (question: string) => interpret(question, vocabulary, alone);
  const say: Say = (plan, form) => inOurWords(plan, plain, vocabulary, context.asOf) ?? form;
  if (found.kind === 'clarify') return secondLook(found, reading, plain, say);
  const other = otherMeaning(found.plan, reading, plain);
  if (other === 'vague') return askedBack([], reading, inOurWords(found.plan, plain, vocabulary, context.asOf));
  if (other) return { ...found, other };
  const likelier = doubted(found.plan, reading);
  if (!likelier) return found;
  const meant = surelyMeant(likelier, plansFor(text, vocabulary, alone).filter((plan) => namesNoLess(plan, found.plan)));
  return meant ? { ...found, plan: meant } : askedBack(choicesLike(reading, plain, say), reading, inOurWords(found.plan, plain, vocabulary, context.asOf));
}

/** A question that is read back as this plan. */
function inOurWords(plan: Plan, plain: (question: string) => Interpretation, vocabulary: LedgerVocabulary, asOf: LocalDate): string | null {
  const question = questionOfPlan(plan, vocabulary, asOf);
  return question !== null && keyOf(plain(question)) === keyOf({ kind: 'plan', plan }) ? question : null;
}

/** What the grammar made of it is the first choice, what the words resemble the next. */
function askedBack(like: readonly Choice[], reading: Reading, own: string | null): Interpretation {
  const choices: Choice[] = [...(own === null ? [] : [{ label: own, question: own }]), ...like];
  const general = choicesFor(reading).filter(({ question }) => !choices.some((choice) => choice.question === question));
  return { kind: 'clarify', message: 'I am not sure which figure you mean. What would you like to know about your ledger?', choices: [...choices, ...general].slice(0, CHOICES_MOST), plan: null };
}

const CHOICES_MOST = 4;
