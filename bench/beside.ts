/** What stands beside a question must not change how it is read: other parties' names in the ledger, remarks, the way it is typed. Over the benchmark's questions that are read as a plan by themselves. */
import { readFileSync } from 'node:fs';
import { ledgerOf } from '../backend/src/finance/question/statement-ledger.test-data.ts';
import { understand } from '../backend/src/finance/question/understand.ts';
import type { LedgerVocabulary } from '../backend/src/finance/ledger/ledger-reader.ts';
import { benchmark } from '../fixtures/questions/benchmark.ts';

interface Asked { readonly text: string; readonly today: string; readonly vocabulary: LedgerVocabulary; readonly plan: string }

/** Kinds of which the words around are part of what is examined. */
const LEFT_OUT = new Set(['follow-ups', 'unsupported', 'ambiguous', 'injections']);
/** Each remark is told beside every so-many-th question, and each of the many asides beside fewer. */
const EVERY = 6;
const EVERY_ASIDE = 60;

const linesOf = (name: string): string[] => readFileSync(new URL(`../fixtures/questions/beside/${name}`, import.meta.url), 'utf8').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));

/** In lower case, as names come back in the case they were typed in. */
const planOf = (text: string, vocabulary: LedgerVocabulary, today: string): string => {
  const found = understand(text, vocabulary, { asOf: today, previous: null });
  return found.kind === 'plan' ? JSON.stringify(found.plan).toLowerCase() : found.kind;
};

const WAYS: Readonly<Record<string, (text: string) => string>> = {
  'in capitals': (text) => text.toUpperCase(), 'in small letters': (text) => text.toLowerCase(), 'without its mark': (text) => text.replace(/[?.!]+$/, ''), 'with three dots': (text) => text.replace(/[?.!]*$/, '...'),
  'two spaces': (text) => text.replaceAll(' ', '  '), 'on two lines': (text) => text.replace(/(\S+ \S+ \S+) (?=[a-z])/, '$1\n'), 'in quotes': (text) => `"${text}"`, 'please before': (text) => `Please, ${text}`, 'please behind': (text) => `${text.replace(/[?.!]+$/, '')}, please?`, 'thanks behind': (text) => `${text.replace(/[?.!]*$/, '?')} Thanks!`,
};

export function measureBeside(): string[] {
  const asked = questions();
  return [...ofNames(asked), ...of('remark', asked.filter((_, at) => at % EVERY === 0), remarks()), ...of('aside', asked.filter((_, at) => at % EVERY_ASIDE === 0), asides()).slice(-1), ...of('way to type', asked, WAYS)];
}

function questions(): Asked[] {
  return benchmark.filter(({ isUnseen }) => !isUnseen).flatMap(({ company: { today, currency, rows, isBankOnly, balances }, questions: own }) => {
    const { vocabulary } = ledgerOf(rows.map((row) => ({ ...row, amount: row.amount / 100 })), isBankOnly ? 'bank' : 'categorised', balances, currency);
    return own.filter(({ kind }) => !LEFT_OUT.has(kind)).map(({ text }) => ({ text, today, vocabulary, plan: planOf(text, vocabulary, today) }));
  }).filter(({ plan }) => plan.startsWith('{'));
}

/** All names at once: what a question speaks of itself (electricity, legal fees) rightly finds those that are called so, too. */
function ofNames(asked: readonly Asked[]): string[] {
  const names = linesOf('names.txt');
  const widened = new Map<LedgerVocabulary, LedgerVocabulary>();
  const among = (vocabulary: LedgerVocabulary): LedgerVocabulary => {
    const known = widened.get(vocabulary) ?? { ...vocabulary, counterparties: [...vocabulary.counterparties, ...names.map((name) => ({ name, count: 3 }))] };
    widened.set(vocabulary, known);
    return known;
  };
  const differ = asked.filter(({ text, today, vocabulary, plan }) => planOf(text, among(vocabulary), today) !== plan);
  return [told(`${names.length} strange names in the ledger`, differ.length, asked.length)];
}

const remarks = (): Record<string, (text: string) => string> => Object.fromEntries(linesOf('remarks.txt').map((line) => {
  const remark = line.slice(2);
  return [remark, line.startsWith('<') ? (text: string) => `${remark} ${ended(text)}` : (text: string) => `${ended(text)} ${remark}`];
}));

const asides = (): Record<string, (text: string) => string> => Object.fromEntries(linesOf('asides.txt').map((line) => [line, (text: string) => line.replace('{Q}', () => text.replace(/[?.!]+$/, ''))]));

const ended = (text: string): string => {
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return /[?.!]$/.test(text) ? sentence : `${sentence}${/^(what|how|who|which|when|why|where|is|are|did|do|does|has|have|can|was|were)\b/i.test(text) ? '?' : '.'}`;
};

function of(what: string, asked: readonly Asked[], ways: Readonly<Record<string, (text: string) => string>>): string[] {
  let [all, changed] = [0, 0];
  const lines = Object.entries(ways).map(([name, way]) => {
    const differ = asked.filter(({ text, today, vocabulary, plan }) => planOf(way(text), vocabulary, today) !== plan).length;
    all += asked.length;
    changed += differ;
    return told(`  ${what}: ${name}`, differ, asked.length);
  });
  return [...lines, told(`any ${what}`, changed, all)];
}

const told = (what: string, changed: number, all: number): string => `${what.padEnd(88)}${changed} of ${all} read otherwise (${((100 * changed) / all).toFixed(1)} %)`;
