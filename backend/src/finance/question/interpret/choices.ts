/** Questions to choose from when one was not understood; each can be asked as it stands. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { periodPhrase } from '../follow-up-periods.ts';
import type { Choice } from '../plan.ts';
import { lemmas } from './lexicon/lemma.ts';
import type { Span } from './words/phrase-table.ts';
import { covers } from './words/phrase-table.ts';
import type { Reading } from './reading.ts';
import { editDistance } from './words/spelling.ts';
import { spoken, type Token } from './words/token.ts';

const CHOICES_MOST = 4;

type Dated = Pick<Reading, 'periods'>;

/** Of the time that the question names, where it names one. */
export function choicesFor({ periods: [named, ...others] }: Dated = { periods: [] }): Choice[] {
  const when = named && others.length === 0 ? periodPhrase(named.period) : '';
  const questions = when === '' ? ['What was my total revenue last month?', 'What were my expenses last month?', 'What is my net profit this year?', 'What are my biggest expenses?']
    : [`What was my total revenue ${when}?`, `What were my expenses ${when}?`, `What was my net profit ${when}?`, `What were my biggest expenses ${when}?`];
  return questions.map((question) => ({ label: question, question }));
}

/** The question as it would be read without the words that nothing was done with, beside the general ones. */
export function choicesWithout(reading: Dated & { readonly tokens: readonly Token[] }, idle: readonly Span[]): Choice[] {
  const { tokens } = reading;
  const text = tokens.filter((_, at) => !covers(idle, at)).map((token) => (token.raw === '%' ? '%' : spoken(token))).join(' ').replace(/ ([.,;:?!])/g, '$1').trim();
  const question = text.charAt(0).toUpperCase() + text.slice(1);
  return [...(text.split(' ').length > 1 ? [{ label: question, question }] : []), ...choicesFor(reading)].slice(0, CHOICES_MOST);
}

/** The same question with the unknown words replaced by names of this ledger that look like them; general questions where none does. */
export function choicesNear(text: string, words: readonly string[], vocabulary: LedgerVocabulary): Choice[] {
  const names = [...vocabulary.counterparties, ...vocabulary.categories.filter(({ count }) => count > 0)].sort((a, b) => b.count - a.count).map(({ name }) => name);
  const near = names.filter((name) => lemmas(name).some((word) => words.some((unknown) => looksLike(unknown, word)))).slice(0, CHOICES_MOST);
  const said = new RegExp(words.map((word) => word.replace(/[^a-z0-9]/g, '.')).join('\\S*\\W+') + '\\S*', 'i');
  return near.length > 0 && said.test(text) ? near.map((name) => ({ label: name, question: text.replace(said, () => name) })) : choicesFor();
}

/** Half of the letters may differ, but not the first. */
function looksLike(unknown: string, word: string): boolean {
  const most = Math.floor(Math.min(unknown.length, word.length) / 2);
  return unknown[0] === word[0] && word.length > 2 && editDistance(unknown, word, most) <= most;
}
