/** What the grammar does not know, and how the second reader takes it. */
import { describe, expect, test } from '@jest/globals';
import { agencyRows } from './companies.test-data.ts';
import { interpret } from './interpret/interpret.ts';
import { inShort } from './plan-in-short.test-data.ts';
import { ledgerOf } from './statement-ledger.test-data.ts';
import { understand } from './understand.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised', { 'Business Checking': 100_00 });
const context = { asOf: '2026-11-18', previous: null };
const read = (text: string): string => inShort(understand(text, vocabulary, context), vocabulary);

describe('a question that is put in an unusual way', () => {
  test.each([
    ['Total revenue in March 2026', 'total revenue 2026-03'],
    ['how much did we pay WeWork in 2025', 'total expenses [WeWork] 2025'],
  ])('is read by the grammar alone where it can: %s', (text) => expect(read(text)).toBe(inShort(interpret(text, vocabulary, context), vocabulary)));

  test.each([
    ['In 2025, one month brings how much revenue in average?', 'average revenue 2025 by month per month'],
    ['May I have net profit over the entire period on record?', 'total netProfit all'],
  ])('is read by the second reader where the grammar is lost: %s', (text, plan) => {
    expect(interpret(text, vocabulary, context).kind).toBe('clarify');
    expect(read(text)).toBe(plan);
  });

  test.each(['receipts from Oakmont Logistics, lifetime', 'Median Westlaw, last month', 'How many transactions have there ever been in IOLTA Reserve?'])('is never answered without the name that it holds: %s', (text) => {
    const found = understand(text, vocabulary, context);
    expect(found.kind !== 'plan' || (found.plan.filters.words ?? []).length > 0).toBe(true);
  });

  test('that no ledger knows is not answered', () => expect(understand('how many haircuts did the receptionist book on Friday', vocabulary, context).kind).not.toBe('plan'));
  test('that names somebody unknown is never answered without them', () => expect(inShort(understand('what did Quibbleworth cost us in 2025', vocabulary, context), vocabulary)).not.toBe('total expenses 2025'));

  test('is asked back with what may be meant', () => {
    const found = understand('blorp the WeWork thing vs the rest in 2025 sideways', vocabulary, context);
    expect(found.kind === 'clarify' ? found.choices.length : 0).toBeGreaterThan(0);
  });

  test.each([
    ['Chop the 2025 salaries into quarters', 'trend expenses [Payroll] 2025 by quarter', 'chop'],
    ['Since the calendar flipped to November, we\'ve laid out how much?', 'total expenses 2026-11-01..2026-11-18', 'flipped'],
    ['Lifetime revenue composition: share per category.', 'ranking revenue all by category largest', 'composition'],
  ])('is read without a common word that is a mere way of putting it, and says so: %s', (text, plan, word) => {
    const found = understand(text, vocabulary, context);
    expect(read(text)).toBe(plan);
    expect(found.kind === 'plan' ? found.plan.notes.join() : '').toContain(`“${word}” was taken as a way of putting it`);
  });
  test.each(['plumbing spend 2025, please, the lot', 'What salary has receptionist?', 'gardening, how much in 2025', 'what did the plumber cost us in 2025', 'how much went to flowers last year', 'overall carpets 2025, what was it', 'How much did Bunch pay us in 2025', 'are we any richer than on new years day, net profit since then i mean'])('is not read without a word that may be what is asked about: %s', (text) => {
    const found = understand(text, vocabulary, context);
    expect(found.kind !== 'plan' || (found.plan.filters.words ?? []).length > 0).toBe(true);
  });

  test.each(['how much more expensive is WeWork since september 2025', 'how much dearer is Gusto since september 2025'])('that compares is never answered with a sum: %s', (text) => {
    const found = understand(text, vocabulary, context);
    expect(found.kind === 'plan' && found.plan.task === 'total' && found.plan.against === null).toBe(false);
  });

  test('is read the same every time', () => expect(understand('whats our take home after the lot for 2025', vocabulary, context)).toEqual(understand('whats our take home after the lot for 2025', vocabulary, context)));
});

describe('a question that the two readers read in different ways', () => {
  const otherOf = (text: string) => {
    const found = understand(text, vocabulary, context);
    return found.kind === 'plan' && found.other ? inShort({ kind: 'plan', plan: found.other.plan }, vocabulary) : null;
  };

  test.each(['payroll entries in October 2025'])('has a second meaning: %s', (text) => expect(otherOf(text)).not.toBeNull());
  test.each([
    'what were my expenses in March 2026', 'Which month had the highest revenue in 2025?', 'WeWork + Gusto 2025', 'What are my biggest expenses?', 'what were our ten biggest expenses in october', 'what if we hire 2 people at 4500 a month', 'cash burn per month averaged across the last 6 full months',
  ])('has none where they agree, or where the other one would pass over a word: %s', (text) => expect(otherOf(text)).toBeNull());
  test('is asked back where it is too vague', () => expect(understand('gimme the numbers on that', vocabulary, context).kind).toBe('clarify'));
});

describe('a follow-up', () => {
  test('is the grammar\'s alone', () => {
    const previous = interpret('revenue in 2025', vocabulary, context);
    if (previous.kind !== 'plan') throw new Error('A plain question was not read.');
    const next = { asOf: context.asOf, previous: previous.plan };
    expect(understand('and in 2024?', vocabulary, next)).toEqual(interpret('and in 2024?', vocabulary, next));
  });
});

describe('a question that hardly ever asks for what the grammar makes of it', () => {
  test('is asked back, with what its words resemble first; a question that says less than it is not offered', () => {
    const text = 'which costs come every month from software';
    const found = understand(text, vocabulary, context);
    expect(interpret(text, vocabulary, context).kind).toBe('plan');
    expect(found.kind === 'clarify' ? found.choices[0]?.question : null).toMatch(/Software Subscriptions .*(every|per) month/);
  });
  test('is answered where its words say what is computed', () => expect(understand('largest single software payment in 2025', vocabulary, context).kind).toBe('plan'));
});
