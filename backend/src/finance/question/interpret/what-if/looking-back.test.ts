/** What would have been, computed from the rows of a time that is over. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answer-question.ts';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { validatePlan } from '../../validate-plan.ts';
import { interpret } from '../interpret.ts';

const ledger = ledgerOf(agencyRows(), 'categorised');
const { vocabulary } = ledger;
const today = '2026-11-20';

test.each<readonly [string, string]>([
  ['If rent had been 20% cheaper in 2025, what would net profit have been?', 'supposed netProfit 2025 supposed -20% | expenses [Rent]'],
  ['what would 2025 profit have been if rent had been 500 a month less', 'supposed netProfit 2025 supposed -6000 | expenses [Rent]'],
  ['supposing rent had cost 15 percent more last year, what would we have spent on it?', 'supposed expenses [Rent] 2025 supposed 15% | '],
  ['if sales had been 5% lower in 2025 what would net profit have been', 'supposed netProfit 2025 supposed -5% | revenue'],
  ['2025 rent if 4% lower = ?', 'supposed expenses [Rent] 2025 supposed -4% | '],
  ['say rent was 4 percent under in 2025, what would we have spent on rent', 'supposed expenses [Rent] 2025 supposed -4% | '],
  ['had we not bought from Figma in 2025, what would expenses have been?', 'total expenses [-Figma] 2025'],
  ['Pro forma net profit 2025 without Acme Robotics', 'total netProfit [-Acme Robotics] 2025'],
  ['what would 2025 net profit look like if rent were 10% higher that year', 'supposed netProfit 2025 supposed 10% | expenses [Rent]'],
  ['what would our 2025 rent spend have come to had it been four per cent lower', 'supposed expenses [Rent] 2025 supposed -4% | '],
  ['If the landlord had put rent up 10 percent, how much extra would that have cost us on the 2025 spend?', 'supposed expenses 2025 the change supposed 10% | [Rent]'],
  ['had rent been 10% lower in 2025, how much would we have saved', 'supposed expenses [Rent] 2025 the change supposed -10% | '],
  ['if sales had been 5% lower in 2025 how much less net profit would we have made', 'supposed netProfit 2025 the change supposed -5% | revenue'],
  ['if rent had been 10% higher in 2025 what would the net margin have been', 'clarify'],
])('%s', (question, expected) => {
  const found = interpret(question, vocabulary, { asOf: today, previous: null });
  expect(inShort(found, vocabulary)).toBe(expected);
  if (found.kind === 'plan') expect(validatePlan(found.plan, vocabulary)?.supposed).toEqual(found.plan.supposed);
});

test('a cost that had been lower adds to the profit what it saves', async () => {
  const value = async (text: string) => Number((await answerQuestion({ text, ...ledger, today, previous: null })).answer.value);
  const [was, rent, would] = [await value('net profit 2025'), await value('rent 2025'), await value('If rent had been 20% cheaper in 2025, what would net profit have been?')];
  expect(rent).toBeGreaterThan(0);
  expect(would).toBeCloseTo(was + rent / 5, 2);
});

test('what a supposition adds is its part alone', async () => {
  const value = async (text: string) => Number((await answerQuestion({ text, ...ledger, today, previous: null })).answer.value);
  const [rent, extra] = [await value('rent 2025'), await value('If rent had been 10% higher in 2025, how much more would that have cost us?')];
  expect(extra).toBeCloseTo(rent / 10, 2);
});
