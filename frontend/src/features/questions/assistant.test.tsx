/** The assistant: suggestions, asking, answers with their rows, and the documented failures. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { Assistant } from './Assistant.tsx';
import { ASSISTANT_SUGGESTIONS } from './suggestions.ts';

afterEach(cleanup);

const period = { __typename: 'LabelledPeriod', from: '2026-10-01', to: '2026-10-31', label: 'October 2026' };

const plan = {
  __typename: 'AnswerPlan', text: 'Gross margin over October 2026', metric: 'grossMargin', period, comparison: null, filters: ['without transfers'], grouping: null,
};

const citations = ['1000.10', '0.20'].map((amount, index) => ({
  __typename: 'Citation', transactionId: `t${index}`, date: '2026-10-05', description: `DEPOSIT ${index}`, amount,
}));

const answer = {
  __typename: 'Answer', kind: 'answer', value: '1000.30', unit: 'currency', currency: 'USD', period, table: null, chart: null, plan, choices: [], citations, citationCount: 2, engine: 'local',
};

function question(query: string, some: Record<string, unknown> = {}) {
  return { __typename: 'Question', id: query, query, response: 'Revenue was $1,000.30.\n\nRefunds are taken off.', createdAt: '2026-11-20T10:00:00Z', fileId: null, answer: { ...answer, ...some } };
}

const emptyHistory: Answers = { Questions: () => ({ queries: [] }) };
const asks = (reply: Answers[string]): Answers => ({ ...emptyHistory, AskQuestion: reply });

async function ask(words: string) {
  await userEvent.type(screen.getByLabelText('Your question'), words);
  await userEvent.click(screen.getByRole('button', { name: 'Ask Question' }));
}

test('an empty history invites, an empty box cannot be sent, a suggestion fills it', async () => {
  renderWithServer(<Assistant />, emptyHistory);
  expect(await screen.findByText('Start Your Financial Conversation')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask Question' }).disabled).toBe(true);
  expect(within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole('button')).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: ASSISTANT_SUGGESTIONS[0] }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe(ASSISTANT_SUGGESTIONS[0]);
});

test('an answer shows its figure, how it was read, and rows that add up', async () => {
  const { asked } = renderWithServer(<Assistant />, asks(() => ({ askQuestion: question('revenue?') })));
  await screen.findByText('Start Your Financial Conversation');
  await ask('  revenue?  ');
  const card = await screen.findByRole('article', { name: 'revenue?' });
  expect(within(card).getByText('$1,000.30')).toBeTruthy();
  for (const chip of ['Gross margin', 'without transfers']) expect(within(card).getByText(chip)).toBeTruthy();
  expect(asked.at(-1)).toEqual({ operation: 'AskQuestion', variables: { input: { query: 'revenue?', fileId: null } } });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('');

  await userEvent.click(within(card).getByRole('button', { name: '2 transactions behind this' }));
  expect(within(screen.getByRole('dialog')).getByText('2 transactions, adding up to $1,000.30.')).toBeTruthy();
});

test('a question back offers choices, and a choice is asked', async () => {
  const { asked } = renderWithServer(<Assistant />, {
    Questions: () => ({ queries: [question('How are we?', { kind: 'clarify', value: null, choices: ['Revenue this month'] })] }),
    AskQuestion: () => ({ askQuestion: question('Revenue this month') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revenue this month' }));
  await screen.findByRole('article', { name: 'Revenue this month' });
  expect(asked.at(-1)?.variables).toEqual({ input: { query: 'Revenue this month', fileId: null } });
});

for (const [status, message, expected] of [
  [401, 'Sign in first.', 'Please log in to ask questions about your financial data.'],
  [400, 'There are no processed files to ask about.', 'Please upload and process financial files first to ask questions.'],
  [503, 'The analyst is resting.', 'The analyst is resting.'],
] as const) {
  test(`a refusal with ${status} is said in words, and the question stays`, async () => {
    renderWithServer(<Assistant />, asks(() => new Refusal(status, message)));
    await screen.findByText('Start Your Financial Conversation');
    await ask('revenue?');
    expect((await screen.findByRole('alert')).textContent).toBe(`Error${expected}`);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('revenue?');
  });
}
