/** Every category and party of the benchmark's companies, asked by its name and answered as the rows have it: in the file's own categories, and of a bank statement that has none. */
import type { AccountRole } from '../backend/src/finance/ledger/entry.ts';
import { answerQuestion } from '../backend/src/finance/question/answer-question.ts';
import { ledgerOf, type TestLedger } from '../backend/src/finance/question/statement-ledger.test-data.ts';
import { benchmark } from '../fixtures/questions/benchmark.ts';
import type { Company, Row } from '../fixtures/questions/row.ts';

interface Asked { readonly what: string; readonly text: string; readonly ledger: TestLedger; readonly today: string; /** In whole units or a count; each is right. */ readonly wanted: readonly number[] }
type Verdict = 'right' | 'wrong' | 'declined';

const COSTS: ReadonlySet<AccountRole> = new Set(['cogs', 'opex', 'tax', 'interest']);
/** "Cost of Sales - Fuel" is fuel, "Service Income" what comes from service. */
const SIDE_IN_FRONT = /^(cost of sales|cogs|sales|income|service income)\s*[-:]\s*/i;
const SIDE_BEHIND = /\s+(income|sales|revenue)$/i;

export async function measureByName(args: readonly string[]): Promise<string[]> {
  const tallies = new Map<string, Record<Verdict, number>>();
  const misses: string[] = [];
  for (const { company } of benchmark) for (const asked of questionsOf(company)) {
    const { answer, response } = await answerQuestion({ text: asked.text, ...asked.ledger, today: asked.today, previous: null });
    const isRight = answer.kind === 'answer' && asked.wanted.some((value) => Math.abs(Math.abs(Number(answer.value)) - Math.abs(value)) < 0.011);
    const verdict: Verdict = isRight ? 'right' : answer.kind === 'answer' ? 'wrong' : 'declined';
    const tally = tallies.get(asked.what) ?? { right: 0, wrong: 0, declined: 0 };
    tallies.set(asked.what, { ...tally, [verdict]: tally[verdict] + 1 });
    if (!isRight) misses.push(`${verdict} ${company.name}: ${asked.text} | ${asked.wanted.join(' or ')} | ${response.replace(/\s+/g, ' ').slice(0, 120)}`);
  }
  return [...args.includes('misses') ? misses : [], ...[...tallies].map(([what, { right, wrong, declined }]) => `${what.padEnd(48)}${right} of ${right + wrong + declined} right, ${wrong} wrong, ${declined} asked back or declined`)];
}

function questionsOf(company: Company): Asked[] {
  const plain = company.rows.map((row) => ({ ...row, amount: row.amount / 100 }));
  const [stated, bank] = (['categorised', 'bank'] as const).map((layout) => ledgerOf(plain, layout, company.balances, company.currency)) as [TestLedger, TestLedger];
  const year = String(Number(company.today.slice(0, 4)) - 1);
  const rows = company.rows.filter(({ date }) => date.startsWith(year));
  const roles = new Map(stated.vocabulary.categories.map(({ name, role }) => [name, role]));
  // "Interest" is two accounts: its rows tell by their side which.
  const isCost = ({ category, amount }: Row): boolean => COSTS.has(roles.get(category) ?? (amount < 0 ? 'opex' : 'revenue'));
  const ask = (what: string, ledger: TestLedger, text: string, ...wanted: number[]): Asked => ({ what, text, ledger, today: company.today, wanted });
  const categories = unique(rows.map(({ category }) => category)).flatMap((category): Asked[] => {
    const [own, role] = [rows.filter((row) => row.category === category), roles.get(category)];
    const name = category.toLowerCase();
    const short = name.replace(SIDE_IN_FRONT, '').replace(SIDE_BEHIND, '');
    if (own.some(isCost)) return [ask('what was spent on a category', stated, `How much did we spend on ${short} in ${year}?`, total(own)), ask('expenses without one', stated, `expenses in ${year} without ${name}`, total(rows.filter((row) => isCost(row) && row.category !== category)))];
    const refunds = rows.filter((row) => roles.get(row.category) === 'refund' && own.some(({ counterparty }) => counterparty === row.counterparty));
    return role === 'revenue' ? [ask('what came from a kind of income', stated, `How much revenue did we get from ${short} in ${year}?`, total(own), total([...own, ...refunds]))] : [];
  });
  const parties = unique(rows.map(({ counterparty }) => counterparty)).filter((party) => party !== '' && !/^own /i.test(party)).flatMap((party): Asked[] => {
    const own = rows.filter(({ counterparty }) => counterparty === party);
    const [spent, out, earned] = [own.filter(isCost), own.filter(({ amount }) => amount < 0), own.filter(({ category }) => roles.get(category) === 'revenue')];
    const net = own.filter(({ category }) => /^(revenue|refund)$/.test(roles.get(category) ?? ''));
    return ([['', stated], [' of a bank statement', bank]] as const).flatMap(([layout, ledger]) => [
      ...(spent.length > 0 && total(spent) < 0 ? [ask(`what a party was paid${layout}`, ledger, `How much did we pay ${party} in ${year}?`, total(spent), total(out)), ask(`how often${layout}`, ledger, `How many payments did we make to ${party} in ${year}?`, out.length, out.filter(isCost).length)] : []),
      ...(spent.length === 0 && earned.length > 0 ? [ask(`what a party paid${layout}`, ledger, `How much did we receive from ${party} in ${year}?`, total(earned), total(net))] : []),
    ]);
  });
  return [...categories, ...parties];
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];
const total = (rows: readonly Row[]): number => rows.reduce((sum, { amount }) => sum + amount, 0) / 100;
