/** A ledger whose parties or categories are called otherwise must be understood as well: one of them at a time is renamed, and what was asked of it must become the same plan. Over the benchmark's questions that are read as a plan by themselves. */
import { readFileSync } from 'node:fs';
import { interpret } from '../backend/src/finance/question/interpret/interpret.ts';
import type { Plan } from '../backend/src/finance/question/plan.ts';
import { ledgerOf } from '../backend/src/finance/question/statement-ledger.test-data.ts';
import type { LedgerVocabulary } from '../backend/src/finance/ledger/ledger-reader.ts';
import { benchmark } from '../fixtures/questions/benchmark.ts';

interface Asked { readonly text: string; readonly today: string; readonly vocabulary: LedgerVocabulary; readonly plan: Plan }
interface Renamed { readonly as?: string; readonly vocabulary: LedgerVocabulary; readonly text: string; readonly plan: string }
interface Tally { all: number; readonly misses: string[] }

/** Kinds of which the words around are part of what is examined. */
const LEFT_OUT = new Set(['follow-ups', 'unsupported', 'ambiguous', 'injections']);
/** How many names are tried for each question, in turn. */
const [PARTY_NAMES, CATEGORY_NAMES] = [12, 6];
/** Names without a meaning: a question that is read otherwise even with them leans on what the thing was called ("gas for the van at Shell"). */
const MEANINGLESS = { party: 'Zorblax Quindle', category: 'Quindling' };

const linesOf = (name: string): string[] => readFileSync(new URL(`../fixtures/questions/beside/${name}`, import.meta.url), 'utf8').split('\n').map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
const inSmall = (plan: unknown): string => JSON.stringify(plan).toLowerCase();

export function measureRenamed(args: readonly string[]): string[] {
  const asked = questions();
  const parts = { parties: { what: 'a party by another name, asked by it', of: parties }, categories: { what: 'a category by another name, asked by it', of: categories }, charts: { what: 'a category as other charts call it, asked in other words', of: otherCharts } };
  const wanted = Object.entries(parts).filter(([name]) => args.includes(name));
  return (wanted.length > 0 ? wanted : Object.entries(parts)).flatMap(([, { what, of }]) => {
    const { all, misses } = of(asked);
    return [...args.includes('misses') ? misses : [], `${what.padEnd(60)}${misses.length} of ${all} read otherwise (${((100 * misses.length) / all).toFixed(1)} %)`];
  });
}

function questions(): Asked[] {
  return benchmark.filter(({ isUnseen }) => !isUnseen).flatMap(({ company: { today, currency, rows, isBankOnly, balances }, questions: own }) => {
    const { vocabulary } = ledgerOf(rows.map((row) => ({ ...row, amount: row.amount / 100 })), isBankOnly ? 'bank' : 'categorised', balances, currency);
    return own.filter(({ kind }) => !LEFT_OUT.has(kind)).flatMap(({ text }) => {
      const found = interpret(text, vocabulary, { asOf: today, previous: null });
      return found.kind === 'plan' ? [{ text, today, vocabulary, plan: found.plan }] : [];
    });
  });
}

function parties(asked: readonly Asked[]): Tally {
  const names = linesOf('names.txt');
  let turn = 0;
  return examine(asked.flatMap((one) => partyAsked(one).flatMap(({ name, said }) => {
    const renamedTo = (other: string): Renamed => ({ text: one.text.replace(said, other), plan: inSmall(one.plan).replaceAll(JSON.stringify(name).toLowerCase(), JSON.stringify(other).toLowerCase()), vocabulary: { ...one.vocabulary, counterparties: one.vocabulary.counterparties.map((party) => (party.name === name ? { ...party, name: other } : party)) } });
    return isReadAlike(one, renamedTo(MEANINGLESS.party)) ? Array.from({ length: PARTY_NAMES }, () => ({ of: one, to: renamedTo(names[(turn += 31) % names.length] ?? '') })) : [];
  })));
}

/** The only party of a question, and the words of its name that stand there; none where another party is called so, too. */
function partyAsked({ text, plan, vocabulary }: Asked): { name: string; said: string }[] {
  const name = plan.filters.counterparties?.length === 1 ? plan.filters.counterparties[0] : undefined;
  if (name === undefined) return [];
  const words = name.split(' ');
  const said = words.map((_, at) => words.slice(0, words.length - at).join(' ')).map((begin) => new RegExp(`\\b${escaped(begin)}\\b`, 'i').exec(text)?.[0]).find((found) => found !== undefined);
  return said !== undefined && vocabulary.counterparties.filter((party) => party.name.toLowerCase().startsWith(said.toLowerCase())).length === 1 ? [{ name, said }] : [];
}

function categories(asked: readonly Asked[]): Tally {
  const names = linesOf('category-names.txt').map((line) => ({ role: line.slice(0, line.indexOf(':')), name: line.slice(line.indexOf(':') + 2) }));
  let turn = 0;
  return examine(asked.flatMap((one) => {
    const category = categoryAsked(one);
    const ofItsRole = names.filter(({ role }) => role === category?.role);
    if (category === undefined || ofItsRole.length === 0) return [];
    const said = new RegExp(`\\b${escaped(category.name)}\\b`, 'i').exec(one.text)?.[0];
    if (said === undefined) return [];
    const renamedTo = (other: string): Renamed => ({ text: one.text.replace(said, /[A-Z]/.test(said) ? other : other.toLowerCase()), plan: inSmall(one.plan), vocabulary: called(one.vocabulary, category.number, other) });
    return isReadAlike(one, renamedTo(MEANINGLESS.category)) ? Array.from({ length: CATEGORY_NAMES }, () => ({ of: one, to: renamedTo(ofItsRole[(turn += 7) % ofItsRole.length]?.name ?? '') })) : [];
  }));
}

function otherCharts(asked: readonly Asked[]): Tally {
  const charts = new Map(linesOf('other-charts.txt').map((line) => [line.slice(0, line.indexOf(' =')), line.slice(line.indexOf('= ') + 2).split(' | ')]));
  return examine(asked.flatMap((one) => {
    const category = categoryAsked(one);
    return category === undefined ? [] : (charts.get(category.name) ?? []).map((other) => ({ of: one, to: { text: one.text, as: `${category.name} → ${other}`, plan: inSmall(one.plan), vocabulary: called(one.vocabulary, category.number, other) } }));
  }));
}

const categoryAsked = ({ plan, vocabulary }: Asked): LedgerVocabulary['categories'][number] | undefined =>
  plan.filters.categories?.length === 1 ? vocabulary.categories.find(({ number }) => number === plan.filters.categories?.[0]) : undefined;

const known = new Map<string, LedgerVocabulary>();
const called = (vocabulary: LedgerVocabulary, wanted: number, name: string): LedgerVocabulary => {
  const key = `${vocabulary.entryCount} ${vocabulary.dateTo} ${wanted} ${name}`;
  const made = known.get(key) ?? { ...vocabulary, categories: vocabulary.categories.map((category) => (category.number === wanted ? { ...category, name } : category)) };
  known.set(key, made);
  return made;
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function examine(pairs: readonly { of: Asked; to: Renamed }[]): Tally {
  const misses = pairs.filter(({ of, to }) => !isReadAlike(of, to)).map(({ of, to }) => `${of.text}\n   as ${to.as ?? to.text}\n   want ${to.plan}\n   got  ${read(of, to)}`);
  return { all: pairs.length, misses };
}

const isReadAlike = (of: Asked, to: Renamed): boolean => read(of, to) === to.plan;

function read(of: Asked, to: Renamed): string {
  const found = interpret(to.text, to.vocabulary, { asOf: of.today, previous: null });
  return found.kind === 'plan' ? inSmall(found.plan) : found.kind;
}
