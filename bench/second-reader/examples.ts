/** Phrasings as the second reader sees them: without names, times and numbers, each with the form of the plain question that means the same. */
import { readingOf } from '../../backend/src/finance/question/interpret/interpret.ts';
import { formOf } from '../../backend/src/finance/question/restate/form.ts';
import { masked } from '../../backend/src/finance/question/restate/masked.ts';
import { ASKED_ON, vocabularyOf, type Company } from '../../fixtures/phrasings/companies.ts';
import { phrasingsOf } from './read-phrasings.ts';

export interface Example {
  readonly words: readonly string[];
  /** A plain question's form, or `unsupported`, `clarify` or `other`. */
  readonly form: string;
}

export function examplesOf(company: Company): Example[] {
  const vocabulary = vocabularyOf(company);
  const wordsOf = (text: string) => masked(readingOf(text, vocabulary, { asOf: ASKED_ON, previous: null })).words;
  const forms = new Map<string, string>();
  const formOfPlain = (plain: string): string => {
    if (plain === 'unsupported' || plain === 'clarify') return plain;
    const form = forms.get(plain) ?? formOf(wordsOf(plain));
    forms.set(plain, form);
    return form;
  };
  const examples = phrasingsOf(company.key).map(({ plain, said }) => ({ words: wordsOf(said), form: formOfPlain(plain) }));
  return [...examples, ...[...new Set(forms.values())].map((form) => ({ words: form.split(' '), form }))];
}
