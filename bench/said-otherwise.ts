/** The same party or category said otherwise must become the same plan: in short, without accents and marks, mistyped, with another legal tail, with a noun behind. Over the benchmark's questions that are read as a plan by themselves and name one of them. */
import { readFileSync } from 'node:fs';
import { interpret } from '../backend/src/finance/question/interpret/interpret.ts';
import type { Plan } from '../backend/src/finance/question/plan.ts';
import { ledgerOf } from '../backend/src/finance/question/statement-ledger.test-data.ts';
import type { LedgerVocabulary } from '../backend/src/finance/ledger/ledger-reader.ts';
import { benchmark } from '../fixtures/questions/benchmark.ts';
import { formsOfCategory, formsOfParty, plainWords, type Form } from './other-sayings.ts';

interface Asked { readonly text: string; readonly today: string; readonly vocabulary: LedgerVocabulary; readonly plan: Plan }
interface Otherwise { readonly form: Form; readonly text: string; readonly today: string; readonly vocabulary: LedgerVocabulary; readonly plan: string }
type Category = LedgerVocabulary['categories'][number];

/** Kinds of which the words around are part of what is examined. */
const LEFT_OUT = new Set(['follow-ups', 'unsupported', 'ambiguous', 'injections']);
/** Every so-manyth question that names a party: each is asked in some twenty forms. */
const EVERY = 2;
/** A question that is read otherwise even with such a name leans on what the party was called. */
const MEANINGLESS = 'Zorblax Quindle Vendrix';

export function measureSaidOtherwise(args: readonly string[]): string[] {
  const asked = questions();
  return [...told('a party said otherwise', asked.flatMap(partyOtherwise), args), ...told('a category said otherwise', asked.flatMap(categoryOtherwise), args)];
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

const longNames = readFileSync(new URL('../fixtures/questions/beside/long-names.txt', import.meta.url), 'utf8').split('\n').filter((line) => line.includes(' = ')).map((line) => {
  const [name = '', shorts = ''] = line.split(' = ');
  return { name, shorts: shorts.split(' | ') };
});
let turn = 0;

function partyOtherwise(one: Asked, at: number): Otherwise[] {
  const { vocabulary, today } = one;
  const party = at % EVERY === 0 ? partyAsked(one) : null;
  if (!party) return [];
  const renamed = (name: string, form: Form): Otherwise => ({ form, today, text: put(one.text, party.said, form.text), plan: inSmall(one.plan).replaceAll(JSON.stringify(party.name).toLowerCase(), JSON.stringify(name).toLowerCase()), vocabulary: called(vocabulary, party.name, name) });
  const { name, shorts } = longNames[(turn += 7) % longNames.length] ?? { name: '', shorts: [] };
  if (!isReadAlike(renamed(MEANINGLESS, { how: '', text: MEANINGLESS, of: MEANINGLESS }))) return [];
  const before = one.text.slice(0, one.text.indexOf(party.said));
  const others = [...vocabulary.counterparties, ...vocabulary.categories, ...vocabulary.accounts].filter((other) => other.name !== party.name).map((other) => new Set(plainWords(other.name)));
  const isShared = (form: Form): boolean => others.some((words) => plainWords(form.of).every((word) => words.has(word)));
  return formsOfParty(name, shorts, before, one.plan.filters.direction ?? one.plan.metric).filter((form) => !isShared(form)).map((form) => renamed(name, form));
}

/** The only party of a question, and the words of its name that stand there; none where another party is called so, too. */
function partyAsked({ text, plan, vocabulary }: Asked): { name: string; said: string } | null {
  const name = plan.filters.counterparties?.length === 1 ? plan.filters.counterparties[0] : undefined;
  if (name === undefined) return null;
  const words = name.split(' ');
  const said = words.map((_, at) => words.slice(0, words.length - at).join(' ')).map((begin) => standsIn(text, begin)).find((found) => found !== undefined);
  return said !== undefined && vocabulary.counterparties.filter((other) => other.name.toLowerCase().startsWith(said.toLowerCase())).length === 1 ? { name, said } : null;
}

function categoryOtherwise(one: Asked): Otherwise[] {
  const { text, today, vocabulary, plan } = one;
  const category = plan.filters.categories?.length === 1 ? vocabulary.categories.find(({ number }) => number === plan.filters.categories?.[0]) : undefined;
  const said = category && standsIn(text, category.name);
  if (!category || said === undefined) return [];
  const isShared = (form: Form): boolean => vocabulary.categories.some((other: Category) => other.number !== category.number && plainWords(form.of).every((word) => plainWords(other.name).includes(word)));
  return formsOfCategory(category.name, category.role, text.slice(text.indexOf(said) + said.length)).filter((form) => !isShared(form)).map((form) => ({ form, today, vocabulary, text: put(text, said, form.text), plan: inSmall(plan) }));
}

const standsIn = (text: string, name: string): string | undefined => new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').exec(text)?.[0];

/** "The the Madison account" and "our the Madison account" are said by nobody. */
const put = (text: string, said: string, form: string): string => text.replace(said, () => form).replace(/\b(the|our|my) the /i, 'the ').replace(/('s)'s\b/, '$1');

const known = new Map<string, LedgerVocabulary>();
function called(vocabulary: LedgerVocabulary, party: string, name: string): LedgerVocabulary {
  const key = `${vocabulary.entryCount} ${vocabulary.dateTo} ${party} ${name}`;
  const made = known.get(key) ?? { ...vocabulary, counterparties: vocabulary.counterparties.map((other) => (other.name === party ? { ...other, name } : other)) };
  known.set(key, made);
  return made;
}

const inSmall = (plan: unknown): string => JSON.stringify(plan).toLowerCase();
const isReadAlike = (one: Otherwise): boolean => read(one) === one.plan;

function read({ text, vocabulary, today }: Otherwise): string {
  const found = interpret(text, vocabulary, { asOf: today, previous: null });
  return found.kind === 'plan' ? inSmall(found.plan) : found.kind;
}

/** How often another plan came of it, and how often a question back, for each way to say it. */
function told(what: string, said: readonly Otherwise[], args: readonly string[]): string[] {
  const read_ = said.map((one) => ({ one, got: read(one) }));
  const line = (name: string, of: typeof read_): string => {
    const missed = of.filter(({ one, got }) => got !== one.plan);
    const wrong = missed.filter(({ got }) => got.startsWith('{')).length;
    return `${name.padEnd(44)}${((100 * missed.length) / of.length).toFixed(1).padStart(6)} % of ${of.length}: ${wrong} another plan, ${missed.length - wrong} asked back or declined`;
  };
  const misses = read_.filter(({ one, got }) => got !== one.plan).map(({ one, got }) => `[${one.form.how}] ${one.text}\n   want ${one.plan}\n   got  ${got}`);
  return [...args.includes('misses') ? misses : [], line(what, read_), ...[...Map.groupBy(read_, ({ one }) => one.form.how)].map(([how, of]) => line(`  ${how}`, of))];
}
