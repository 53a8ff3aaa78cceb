/** The benchmark's questions as examples, each in several words: those that the grammar answers right, with a form that asks the same, or as one that no form asks. Its unseen part stays unseen. */
import { answerPlan } from '../../backend/src/finance/question/answer-question.ts';
import { interpret, readingOf } from '../../backend/src/finance/question/interpret/interpret.ts';
import { computationOf } from '../../backend/src/finance/question/restate/computation.ts';
import { masked, type Masked } from '../../backend/src/finance/question/restate/masked.ts';
import { filled } from '../../backend/src/finance/question/restate/restate.ts';
import { keyOf } from '../../backend/src/finance/question/restate/same-plan.ts';
import { ledgerOf } from '../../backend/src/finance/question/statement-ledger.test-data.ts';
import { benchmark } from '../../fixtures/questions/benchmark.ts';
import { judge } from '../../fixtures/questions/judge.ts';
import type { Question } from '../../fixtures/questions/question.ts';
import { Truth } from '../../fixtures/questions/truth.ts';
import type { Example } from './examples.ts';
import { phrasingsOfBenchmark } from './read-phrasings.ts';

export async function examplesOfBenchmark(forms: readonly string[]): Promise<Example[]> {
  const examples: Example[] = [];
  const phrasings = phrasingsOfBenchmark();
  for (const { company, questions, isUnseen } of benchmark) {
    if (isUnseen) continue;
    const { today, currency, rows, isBankOnly, balances } = company;
    const ledger = ledgerOf(rows.map((row) => ({ ...row, amount: row.amount / 100 })), isBankOnly ? 'bank' : 'categorised', balances, currency);
    const truth = new Truth(company);
    const otherWords = Map.groupBy(phrasings.get(company.name) ?? [], ({ plain }) => plain);
    for (const question of questions) {
      const example = await exampleOf(question, { ledger, today, truth, forms });
      if (!example) continue;
      const said = (otherWords.get(question.text) ?? []).map((phrasing): Example => ({ ...example, form: null, words: masked(readingOf(phrasing.said, ledger.vocabulary, { asOf: today, previous: null })).words }));
      examples.push(example, ...said);
    }
  }
  return examples;
}

interface Room { readonly ledger: ReturnType<typeof ledgerOf>; readonly today: string; readonly truth: Truth; readonly forms: readonly string[] }

async function exampleOf({ text, kind, expect }: Question, { ledger, today, truth, forms }: Room): Promise<Example | null> {
  const context = { asOf: today, previous: null };
  const found = interpret(text, ledger.vocabulary, context);
  const mask = masked(readingOf(text, ledger.vocabulary, context));
  if (found.kind !== 'plan') return (found.kind === 'unsupported' && kind === 'unsupported') || (found.kind === 'clarify' && kind === 'ambiguous') ? { words: mask.words, form: found.kind, computation: found.kind } : null;
  const said = await answerPlan(found.plan, { text, ...ledger, today, previous: null });
  if (judge([expect(truth, truth.clock)].flat(), said) !== 'right') return null;
  const key = keyOf(found);
  const form = forms.filter((one) => hasPlaces(one, mask)).find((one) => {
    const plain = filled(one, mask);
    return plain !== null && keyOf(interpret(plain, ledger.vocabulary, context)) === key;
  });
  return { words: mask.words, form: form ?? 'other', computation: computationOf(found) };
}

/** Spares reading most of the forms: every certain name has a place, and every place that only the question can fill is filled. */
function hasPlaces(form: string, { fillers }: Masked): boolean {
  const places = form.split(' ').filter((word) => word.startsWith('<'));
  return fillers.every(({ slot, isLoose }) => isLoose || slot === '<period>' || places.includes(slot)) && places.every((place) => !/income|cost|party|account|amount|percent|count/.test(place) || fillers.some(({ slot }) => slot === place));
}
