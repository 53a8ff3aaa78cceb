/** Phrasings as the second reader sees them: without names, times and numbers, each with the form of the plain question that means the same. */
import { interpret, readingOf } from '../../backend/src/finance/question/interpret/interpret.ts';
import { computationOf } from '../../backend/src/finance/question/restate/computation.ts';
import { formOf } from '../../backend/src/finance/question/restate/form.ts';
import { masked } from '../../backend/src/finance/question/restate/masked.ts';
import { ASKED_ON, vocabularyOf, type Company } from '../../fixtures/phrasings/companies.ts';
import { phrasingsOf } from './read-phrasings.ts';

export interface Example {
  readonly words: readonly string[];
  /** A plain question's form, or `unsupported`, `clarify` or `other`; null where it teaches the computation alone. */
  readonly form: string | null;
  /** Null where the plain question itself is not read. */
  readonly computation: string | null;
}

interface Meaning { readonly form: string; readonly computation: string | null }

export function examplesOf(company: Company): Example[] {
  const vocabulary = vocabularyOf(company);
  const context = { asOf: ASKED_ON, previous: null };
  const wordsOf = (text: string) => masked(readingOf(text, vocabulary, context)).words;
  const meanings = new Map<string, Meaning>();
  const meaningOf = (plain: string): Meaning => {
    const known = meanings.get(plain);
    if (known) return known;
    const found = interpret(plain, vocabulary, context);
    const meaning = plain === 'unsupported' || plain === 'clarify' ? { form: plain, computation: plain } : { form: formOf(wordsOf(plain)), computation: found.kind === 'plan' ? computationOf(found) : null };
    meanings.set(plain, meaning);
    return meaning;
  };
  const examples = phrasingsOf(company.key).map(({ plain, said }) => ({ words: wordsOf(said), ...meaningOf(plain) }));
  return [...examples, ...[...meanings.values()].filter(({ form, computation }) => form !== computation).map((meaning) => ({ words: meaning.form.split(' '), ...meaning }))];
}
