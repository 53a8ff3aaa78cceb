/** What an asker believes ("May was our best month"), parted from what is asked ("which one was it"), and the words by which both are told. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { MEASURES, isDated } from '../remarks/remarks-words.ts';
import { tokenize, type Token } from '../words/tokenize.ts';

export interface Belief {
  /** Without the tag behind it and the "I think" before it. */
  readonly told: readonly Token[];
  readonly asked: readonly Token[];
  /** How it is said: with "…, right?" behind it, with "I think" before it, or as the question itself ("was May our best month", "…, or was it another"); `listed` where the question has been put already. */
  readonly form: 'tagged' | 'thought' | 'asked' | 'listed';
}

/** The question in its place; null where the belief gives the question nothing and takes nothing from it. */
export type BeliefReader = (belief: Belief, ledger: ReadonlySet<string>) => readonly Token[] | null;

export const COPULA = /^(is|are|was|were|be|been)$/;
export const RANK = /^(top|best|worst|biggest|largest|highest|greatest|smallest|lowest|busiest|slowest|quietest|strongest|weakest|priciest|costliest|dearest|cheapest|main|most|least|fewest|second|third|fourth)$/;
export const UNIT = /^(day|week|month|quarter|year)s?$/;
export const BEGINS_CONDITION = /^(in|of|for|on|from|during|over|since|through|with|without|to|at|last|this|20\d\d)$/;
/** Where one of them stands, what is asked is asked of what was told. */
export const POINTS = /^(it|its|that|those|them|they|their|he|she|him|her|there|both|either|same|then)$/;
/** They hold against something, or suppose. */
const TURNS = /^(why|true|really|so|if|more|less|than|compared|versus|vs|difference|change|changed|would|could|rest|else|other|others|without|except|excluding)$/;

export const wordsOf = (tokens: readonly Token[]): string[] => tokens.filter(({ kind }) => kind !== 'stop').map(({ text }) => text);
export const said = (tokens: readonly Token[]): string => wordsOf(tokens).join(' ');
export const made = (text: string): readonly Token[] => tokenize(text);
export const isATime = (word: string): boolean => isDated(word) && !UNIT.test(word);
export const isNamed = (word: string, ledger: ReadonlySet<string>): boolean => (ledger.has(word) || ledger.has(lemma(word))) && !PLAIN_WORDS.has(word) && !MEASURES.test(word);
export const withoutEnd = (tokens: readonly Token[]): readonly Token[] => tokens.slice(0, tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1).filter(({ text }) => text !== 'please');

/** Told in one sentence with a tag, and nothing held against it or supposed. */
export const isPlainlyTold = ({ told, asked, form }: Belief): boolean =>
  form === 'tagged' && !told.some(({ text }) => /^[.?!;:\n]$/.test(text) || text === 'not') && !wordsOf([...told, ...asked]).some((word) => TURNS.test(word)) && !asked.some(({ text }) => text === 'not');
