/** The assistant: suggestions, asking, answers with their rows, and the documented failures. */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { Assistant } from './Assistant.tsx';
import { ASSISTANT_SUGGESTIONS } from './suggestions.ts';

// jsdom lays nothing out and cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const period = { __typename: 'LabelledPeriod', from: '2026-10-01', to: '2026-10-31', label: 'October 2026' };

const plan = {
  __typename: 'AnswerPlan', text: 'Gross margin over October 2026', metric: 'grossMargin', period, comparison: null, filters: ['without transfers'], grouping: null,
};

const citations = ['1000.10', '0.20'].map((amount, index) => ({
  __typename: 'Citation', transactionId: `t${index}`, date: '2026-10-05', description: `DEPOSIT ${index}`, amount,
}));

const answer = {
  __typename: 'Answer', kind: 'answer', value: '1000.30', unit: 'currency', currency: 'USD', period, table: null, chart: null, context: null, plan, choices: [], followUps: [], citations, citationCount: 2, engine: 'local',
  sections: [], alternatives: [], levers: [], coverage: null, place: null,
};

function question(query: string, some: Record<string, unknown> = {}) {
  return { __typename: 'Question', id: query, query, response: 'Revenue was $1,000.30.\n\nRefunds are taken off.', createdAt: '2026-11-20T10:00:00Z', fileId: null, hasLedgerMoved: false, answer: { ...answer, ...some } };
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
  expect(asked.at(-1)).toMatchObject({ operation: 'AskQuestion', variables: { input: { query: 'revenue?', fileId: null } } });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').value).toBe('');
  expect(sessionStorage).toHaveLength(0);

  await userEvent.click(within(card).getByRole('button', { name: /^2 transactions behind this/ }));
  expect(within(screen.getByRole('dialog')).getByText('2 transactions, adding up to $1,000.30.')).toBeTruthy();
});

test('questions that go on from an answer are asked by a click', async () => {
  const { asked } = renderWithServer(<Assistant />, {
    Questions: () => ({ queries: [question('revenue?', { followUps: ['What was my revenue in May 2026?'] })] }),
    AskQuestion: () => ({ askQuestion: question('What was my revenue in May 2026?') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'What was my revenue in May 2026?' }));
  await screen.findByRole('article', { name: 'What was my revenue in May 2026?' });
  expect(asked.at(-1)?.variables).toMatchObject({ input: { query: 'What was my revenue in May 2026?', fileId: null } });
});

test('other readings show their figure and are asked by a click', async () => {
  const alternatives = [{ __typename: 'AnswerAlternative', label: 'Before refunds', figure: '$1,050.00', question: 'What were my gross sales in October 2026?' }];
  const { asked } = renderWithServer(<Assistant />, { Questions: () => ({ queries: [question('revenue?', { alternatives })] }), AskQuestion: () => ({ askQuestion: question('gross?') }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Before refunds ?\$1,050\.00 ?\. Ask: What were my gross sales in October 2026\?$/ }));
  await screen.findByRole('article', { name: 'gross?' });
  expect(asked.at(-1)?.variables).toMatchObject({ input: { query: 'What were my gross sales in October 2026?' } });
});

test('each line of a table leads to its rows, and the whole to all of them', async () => {
  const place = (month: string) => ({ from: `2026-${month}-01`, to: `2026-${month}-28`, kinds: ['revenue', 'refund'], currency: 'USD' });
  const table = { __typename: 'AnswerTable', columns: ['Category', 'Change', 'October'], rows: [['Retail', '12.00', '20.00']], places: [[null, null, place('10')]] };
  renderWithServer(<Assistant />, { Questions: () => ({ queries: [question('why?', { value: null, table, place: place('11') })] }) });
  const card = await screen.findByRole('article', { name: 'why?' });
  expect(within(card).getByRole('link', { name: '$20.00, show its transactions' }).getAttribute('href')).toBe('/dashboard/transactions?from=2026-10-01&to=2026-10-28&kinds=revenue%2Crefund&currency=USD');
  await userEvent.click(within(card).getByRole('button', { name: /2 transactions behind this/ }));
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'Open all 2 in the ledger' }).getAttribute('href')).toContain('from=2026-11-01');
});

test('why a figure changed is a bridge from one figure to the other, and tables that add up to it', async () => {
  const chart = { __typename: 'AnswerChart', kind: 'bar', labels: ['May 2026', 'Rent', 'June 2026'], series: [{ __typename: 'ChartSeries', name: 'Expenses', data: [10, 5, 15] }], places: null, isBridge: true };
  const table = { __typename: 'AnswerTable', columns: ['Category', 'Change', 'June 2026'], rows: [['Rent', '5.00', '15.00']], places: null };
  renderWithServer(<Assistant />, { Questions: () => ({ queries: [question('why?', { chart, table, sections: [{ __typename: 'AnswerSection', title: 'One-off payments', table }] })] }) });
  const card = await screen.findByRole('article', { name: 'why?' });
  expect(within(within(card).getByRole('list', { name: 'Gross margin over October 2026' })).getAllByRole('listitem').map((item) => item.textContent)).toEqual(['May 2026$10.00', 'Rent+$5.00', 'June 2026$15.00']);
  for (const title of ['By category', 'One-off payments']) expect(within(card).getByRole('heading', { name: title })).toBeTruthy();
});

test('the changes of a what-if are edited and asked again', async () => {
  const field = (name: string, kind: string, value: string) => ({ __typename: 'AnswerLeverField', name, label: name, kind, value });
  const levers = [
    { __typename: 'AnswerLever', kind: 'hire', title: 'Hire', phrase: 'we hire {count} people at {monthlyCost} a month from {startMonth}', fields: [field('count', 'count', '2'), field('monthlyCost', 'money', '5000.00'), field('startMonth', 'month', '2027-03')] },
    { __typename: 'AnswerLever', kind: 'price-change', title: 'Prices', phrase: 'prices go {percent} from {startMonth}', fields: [field('percent', 'percent', '4'), field('startMonth', 'month', '2027-01')] },
  ];
  const { asked } = renderWithServer(<Assistant />, { Questions: () => ({ queries: [question('what if?', { levers })] }), AskQuestion: () => ({ askQuestion: question('again') }) });
  const form = await screen.findByRole('group', { name: 'What changes' });
  const again = within(form).getByRole<HTMLButtonElement>('button', { name: 'Compute again' });
  expect(again.disabled).toBe(true);
  await userEvent.clear(within(form).getByLabelText('count'));
  expect(again.disabled).toBe(true);
  await userEvent.type(within(form).getByLabelText('count'), '3');
  await userEvent.clear(within(form).getByLabelText('percent'));
  await userEvent.type(within(form).getByLabelText('percent'), '-4');
  await userEvent.click(again);
  await screen.findByRole('article', { name: 'again' });
  expect(asked.at(-1)?.variables).toMatchObject({ input: { query: 'What if we hire 3 people at 5000.00 a month from March 2027 and prices go down 4 % from January 2027?' } });
});

test('what the data cannot tell is said, with questions that it can answer', async () => {
  renderWithServer(<Assistant />, { Questions: () => ({ queries: [question('Credit score?', { kind: 'unsupported', value: null, plan: null, citations: [], citationCount: 0 })] }) });
  const card = await screen.findByRole('article', { name: 'Credit score?' });
  expect(within(card).getByText('Your data cannot tell this')).toBeTruthy();
  expect(within(card).getByRole('group', { name: 'It can tell' }).querySelectorAll('button')).toHaveLength(3);
});

test('a deleted answer leaves a note with the way back, which has the focus', async () => {
  const { asked } = renderWithServer(<Assistant />, {
    Questions: () => ({ queries: [question('first?'), question('second?')] }),
    DeleteQuestion: () => ({ deleteQuestion: true }),
    RestoreQuestion: () => ({ restoreQuestion: question('first?') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete first?' }));
  const undo = await screen.findByRole('button', { name: 'Undo deleting first?' });
  expect(screen.queryByRole('article', { name: 'first?' })).toBeNull();
  expect(document.activeElement).toBe(undo);
  expect(screen.getByText('Question Deleted')).toBeTruthy();
  await userEvent.click(undo);
  await screen.findByRole('article', { name: 'first?' });
  expect(asked.slice(-2).map(({ operation }) => operation)).toEqual(['DeleteQuestion', 'RestoreQuestion']);
  expect(screen.queryByRole('button', { name: 'Undo deleting first?' })).toBeNull();
});

test('an ended session is told in words, with the way back here', async () => {
  renderWithServer(<Assistant />, { Questions: () => new Refusal(401, 'Please sign in.') });
  expect(await screen.findByText('Please log in to ask questions about your financial data.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

test('an entry without a date reads Unknown date', async () => {
  renderWithServer(<Assistant />, { Questions: () => ({ queries: [{ ...question('revenue?'), createdAt: null }] }) });
  expect(within(await screen.findByRole('article', { name: 'revenue?' })).getByText('Unknown date')).toBeTruthy();
});

test('an answer is seen while it is made, stage by stage', async () => {
  const { send } = renderWithServer(<Assistant />, emptyHistory);
  await screen.findByText('Start Your Financial Conversation');
  await ask('revenue?');
  const tell = (some: object) => act(() => send('AnswerProgress', { answerProgress: { __typename: 'AnswerProgress', stage: 'read', reading: null, figures: null, words: null, ...some } }));
  expect(screen.getByText('Reading your question…')).toBeTruthy();
  tell({ reading: 'Revenue over October 2026' });
  expect(screen.getByText('Read as: Revenue over October 2026. Computing…')).toBeTruthy();
  tell({ stage: 'computed', figures: { __typename: 'AnswerFigures', value: '1000.30', unit: 'currency', currency: 'USD', period, table: null, chart: null } });
  expect(screen.getByText('$1,000.30')).toBeTruthy();
  tell({ stage: 'worded', words: '$1,000.30 – Revenue, October 2026.' });
  expect(screen.getByText('Revenue, October 2026.')).toBeTruthy();
});

test('the question is seen at once while it is answered, and nothing else can be asked', async () => {
  renderWithServer(<Assistant />, emptyHistory);
  await screen.findByText('Start Your Financial Conversation');
  await ask('revenue?');
  expect(screen.getByText('revenue?', { selector: 'h3' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Analyzing...' }).disabled).toBe(true);
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').disabled).toBe(true));
});

test('a question back offers choices, and a choice is asked', async () => {
  const { asked } = renderWithServer(<Assistant />, {
    Questions: () => ({ queries: [question('How are we?', { kind: 'clarify', value: null, choices: ['Revenue this month'] })] }),
    AskQuestion: () => ({ askQuestion: question('Revenue this month') }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Revenue this month' }));
  await screen.findByRole('article', { name: 'Revenue this month' });
  expect(asked.at(-1)?.variables).toMatchObject({ input: { query: 'Revenue this month', fileId: null } });
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
