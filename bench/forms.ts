/** Another form of the same question must be read as the same plan: over the benchmark's questions that are read right by themselves. */
import { interpret } from '../backend/src/finance/question/interpret/interpret.ts';
import { ledgerOf } from '../backend/src/finance/question/statement-ledger.test-data.ts';
import type { LedgerVocabulary } from '../backend/src/finance/ledger/ledger-reader.ts';
import { FORMS, type Form } from '../fixtures/questions/beside/forms.ts';
import { benchmark } from '../fixtures/questions/benchmark.ts';
import { KNOWN_FAILURES } from '../fixtures/questions/known-failures.ts';

interface Asked { readonly text: string; readonly company: string; readonly today: string; readonly vocabulary: LedgerVocabulary; readonly plan: string; readonly named: readonly string[] }

/** Kinds of which the words around are part of what is examined. */
const LEFT_OUT = new Set(['follow-ups', 'unsupported', 'ambiguous', 'injections']);
/** So many questions of each form at most, spread over all that it fits. */
const MOST = 120;
const PARTIES = 6;

/** `misses` lists each question that is read otherwise. */
export function measureForms(wishes: readonly string[]): string[] {
  const asked = questions();
  const sums = new Map<string, { differ: number; all: number }>();
  const lines = FORMS.flatMap((form) => {
    const fitting = asked.flatMap((one) => { const other = form.change(one.text, one.named); return other === null || other === one.text ? [] : [{ ...one, other }]; });
    const some = fitting.filter((_, at) => fitting.length <= MOST || Math.floor((at * MOST) / fitting.length) !== Math.floor(((at - 1) * MOST) / fitting.length));
    const differ = some.filter(({ other, plan, vocabulary, today }) => planOf(other, vocabulary, today) !== plan);
    const sum = sums.get(form.kind) ?? { differ: 0, all: 0 };
    sums.set(form.kind, { differ: sum.differ + differ.length, all: sum.all + some.length });
    return [told(`  ${form.kind}: ${form.name}`, differ.length, some.length), ...(wishes.includes('misses') ? differ.flatMap((one) => listed(one, form)) : [])];
  });
  return [...lines, ...[...sums].map(([kind, { differ, all }]) => told(`any ${kind}`, differ, all)), told('any form', ...both([...sums.values()]))];
}

const both = (sums: readonly { differ: number; all: number }[]): [number, number] => [sums.reduce((sum, { differ }) => sum + differ, 0), sums.reduce((sum, { all }) => sum + all, 0)];

function questions(): Asked[] {
  return benchmark.filter(({ isUnseen }) => !isUnseen).flatMap(({ company: { name, today, currency, rows, isBankOnly, balances }, questions: own }) => {
    const { vocabulary } = ledgerOf(rows.map((row) => ({ ...row, amount: row.amount / 100 })), isBankOnly ? 'bank' : 'categorised', balances, currency);
    const failing = new Set(Object.values(KNOWN_FAILURES[name] ?? {}).flat());
    const texts = [...own.filter(({ kind, text }) => !LEFT_OUT.has(kind) && !failing.has(text)).map(({ text }) => text), ...plainlyAsked(vocabulary)];
    return texts.map((text) => ({ text, company: name, today, vocabulary, plan: planOf(text, vocabulary, today), named: namedIn(text, vocabulary) }));
  }).filter(({ plan }) => plan.startsWith('{'));
}

/** What every ledger is asked: what was spent on its kinds of cost and paid to those it pays most often. */
function plainlyAsked({ categories, counterparties }: LedgerVocabulary): string[] {
  const costs = categories.filter(({ role, count }) => role === 'opex' && count > 0).map(({ name }) => name.toLowerCase());
  const paid = [...counterparties].sort((a, b) => b.count - a.count).slice(0, PARTIES).map(({ name }) => name);
  return [...costs.map((name) => `how much did we spend on ${name} in 2025`), ...paid.map((name) => `how much did we pay ${name} last year`)];
}

/** The ledger's names as the question writes them, longer ones before those within them. */
function namedIn(text: string, { counterparties, categories }: LedgerVocabulary): string[] {
  const found: { from: number; to: number }[] = [];
  for (const { name } of [...counterparties, ...categories].sort((a, b) => b.name.length - a.name.length)) {
    const from = text.toLowerCase().indexOf(name.toLowerCase());
    const to = from + name.length;
    if (from >= 0 && name.length > 3 && !/\w/.test(text.charAt(from - 1)) && !/\w/.test(text.charAt(to)) && !found.some((one) => from < one.to && one.from < to)) found.push({ from, to });
  }
  return found.map(({ from, to }) => text.slice(from, to));
}

/** In lower case, as names come back in the case they were typed in, and without what a stretch of time is called. */
const planOf = (text: string, vocabulary: LedgerVocabulary, today: string): string => {
  const found = interpret(text, vocabulary, { asOf: today, previous: null });
  return found.kind === 'plan' ? JSON.stringify(found.plan, (key, value: unknown) => (key === 'unit' || key === 'label' ? undefined : value)).toLowerCase() : `${found.kind}: ${found.message}`;
};

const listed = ({ text, other, company, plan, vocabulary, today }: Asked & { readonly other: string }, { name }: Form): string[] => [`    ${name} · ${company}`, `      ${text}`, `      ${other}`, `        ${plan}`, `        ${planOf(other, vocabulary, today)}`];

const told = (what: string, changed: number, all: number): string => `${what.padEnd(88)}${changed} of ${all} read otherwise (${((100 * changed) / Math.max(1, all)).toFixed(1)} %)`;
