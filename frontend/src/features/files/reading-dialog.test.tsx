/** How a file is read, on screen: every choice can be seen and changed with a look at what comes of it, nothing is used before it is, and a file that waits is confirmed. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReadingMappingInput } from '../../generated/graphql.ts';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { FilesList } from './FilesList.tsx';
import { useFiles } from './use-files.ts';

afterEach(cleanup);

const file = {
  __typename: 'FinancialFile', id: 'f1', fileName: 'march.csv', mediaType: 'text/csv', size: 2048, uploadedAt: '2026-11-20T10:00:00Z', processedAt: '2026-11-20T10:00:01Z' as string | null,
  status: 'processed', error: null as string | null, choices: [] as string[], transactionCount: 2, duplicateCount: 0, problemCount: 0,
  dateFrom: '2026-03-03', dateTo: '2026-03-04', currency: 'USD', document: null, progressPercent: 100, isSample: false, repairCount: 0, proof: 'no-balances',
};
const waiting = { ...file, status: 'needs-answer', processedAt: null, error: 'Check how this file is read. Nothing from it counts until you confirm it.', transactionCount: 0 };

const NOTHING = { headingLine: null, firstDataLine: null, year: null, dateOrder: null, decimalMark: null, sign: null, firstPayment: null, currency: null, account: null };
const outcome = (amounts: readonly string[]) => ({
  __typename: 'ReadingOutcome', failure: null as string | null, rowCount: amounts.length, problemCount: 0, problems: [], balanceProof: 'none',
  totals: [{ __typename: 'CurrencyTotals', currency: 'USD', count: amounts.length, moneyIn: amounts[0], moneyOut: '41.00' }],
  rows: amounts.map((amount, index) => ({ __typename: 'ReadRow', line: index + 2, date: '2026-03-03', description: 'Square deposit', amount, currency: 'USD', balance: null, counterparty: null, category: null })),
});
const COLUMNS = ['Date', 'Description', 'Net', 'Gross'];
const ROLES = ['date', 'description', 'amount', null];

/** As the server reads it by a mapping. */
function readingBy({ columns, ...rest }: ReadingMappingInput) {
  const roleOf = (column: number): string | null => (columns ?? []).find((choice) => choice.column === column)?.role ?? ((columns ?? []).some(({ role }) => role === 'amount') && column === 2 ? null : ROLES[column] ?? null);
  const isGross = roleOf(3) === 'amount';
  return {
    __typename: 'FileReading', fileId: 'f1', isChangeable: true, isSampled: false,
    choices: [{ __typename: 'ReadingChoice', what: 'amount column', choice: isGross ? 'Gross' : 'Net', reason: isGross ? 'you said so' : 'its heading says so', confidence: 90, origin: isGross ? 'said' : 'file' }],
    said: { __typename: 'ReadingMapping', ...NOTHING, ...rest, columns: (columns ?? []).map((choice) => ({ __typename: 'ColumnChoice', ...choice })) },
    mapping: { __typename: 'ReadingMapping', ...NOTHING, headingLine: 1, firstDataLine: 2, dateOrder: 'day-first', decimalMark: 'point', sign: 'as-printed', columns: [] },
    columns: COLUMNS.map((heading, column) => ({ __typename: 'ReadingColumn', heading, role: roleOf(column) })),
    lines: [{ __typename: 'ReadingLine', line: 1, cells: COLUMNS }, { __typename: 'ReadingLine', line: 2, cells: ['2026-03-03', 'Square deposit', '97.10', '100.00'] }],
    outcome: outcome([isGross ? '100.00' : '97.10']), question: null as string | null, rememberedLayoutId: null as string | null,
  };
}

function Screen() {
  return <FilesList files={useFiles()} onAnalyze={() => undefined} />;
}

function show(one: object = file, answers: Answers = {}) {
  return renderWithServer(<Screen />, {
    Files: () => ({ files: [one] }),
    FileReading: () => ({ fileReading: readingBy({}) }),
    FileReadingPreview: ({ mapping }) => ({ fileReadingPreview: readingBy(mapping as ReadingMappingInput) }),
    ReadFileAgain: () => ({ readFileAgain: { ...file, status: 'processing' } }),
    ...answers,
  });
}

async function open(name = 'How it was read: march.csv') {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within((await screen.findByText(/^How march\.csv (was|is) read$/)).closest<HTMLElement>('[role=dialog]')!);
}

// Roles of a whole dialog with its selects take seconds to find; its words do not.
const option = (words: string) => within(screen.getByRole('listbox')).getByText(words);
const useButton = (dialog: Pick<typeof screen, 'getByText'>) => dialog.getByText<HTMLButtonElement>('Use this reading');

const previews = (asked: readonly { operation: string; variables: Record<string, unknown> }[]) => asked.filter(({ operation }) => operation === 'FileReadingPreview').map(({ variables }) => variables['mapping']);

test('another column is chosen, looked at and used', async () => {
  const { asked } = show();
  const dialog = await open();
  expect(await dialog.findByText('1 row · $97.10 in · $41.00 out')).toBeTruthy();
  const use = useButton(dialog);
  expect(use.disabled).toBe(true);
  await userEvent.click(dialog.getByLabelText('What Gross holds: Not used'));
  await userEvent.click(option('Amount'));
  // Shown, and said to whoever only hears it.
  await waitFor(() => expect(dialog.getAllByText('1 row · $100.00 in · $41.00 out')).toHaveLength(2));
  expect(dialog.getByText('Your word')).toBeTruthy();
  const GROSS = { ...NOTHING, columns: [{ column: 3, role: 'amount' }] };
  expect(previews(asked)).toEqual([GROSS]);
  await waitFor(() => expect(use.disabled).toBe(false));
  await userEvent.click(use);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.at(-1)).toEqual({ operation: 'ReadFileAgain', variables: { id: 'f1', mapping: GROSS } });
  expect(await screen.findByText('Processing...')).toBeTruthy();
});

test('what was changed can be reset, and closing changes nothing', async () => {
  const { asked } = show();
  const dialog = await open();
  await userEvent.click(await dialog.findByLabelText('Order of dates'));
  await userEvent.click(option('Month first: 12/31'));
  await userEvent.click(await dialog.findByText('Reset'));
  expect(dialog.queryByText('Reset')).toBeNull();
  await waitFor(() => expect(previews(asked).at(-1)).toEqual({}));
  await userEvent.click(dialog.getByText('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked.some(({ operation }) => operation === 'ReadFileAgain')).toBe(false);
});

test('a change that gives nothing says why and cannot be used', async () => {
  show(file, { FileReadingPreview: ({ mapping }) => ({ fileReadingPreview: { ...readingBy(mapping as ReadingMappingInput), outcome: { ...outcome([]), failure: 'No column is chosen as the amount.' } } }) });
  const dialog = await open();
  await userEvent.click(await dialog.findByLabelText('What Net holds: Amount'));
  await userEvent.click(option('Not used'));
  expect((await dialog.findAllByText('No column is chosen as the amount.')).length).toBeGreaterThan(0);
  expect(useButton(dialog).disabled).toBe(true);
});

test('what an earlier file taught is said, and can be forgotten', async () => {
  let isForgotten = false;
  const { asked } = show(file, {
    FileReading: () => ({ fileReading: { ...readingBy({}), rememberedLayoutId: isForgotten ? null : 'l1' } }),
    ForgetLayout: () => { isForgotten = true; return { forgetLayout: true }; },
  });
  const dialog = await open();
  await userEvent.click(await dialog.findByText('Forget it'));
  await waitFor(() => expect(dialog.queryByText('Forget it')).toBeNull());
  expect(asked.find(({ operation }) => operation === 'ForgetLayout')?.variables).toEqual({ id: 'l1' });
});

test('a reading that could not be loaded can be asked for again', async () => {
  let isDown = true;
  show(file, { FileReading: () => (isDown ? new Refusal(500, 'Down.') : { fileReading: readingBy({}) }) });
  const dialog = await open();
  await dialog.findByText('The reading could not be loaded');
  isDown = false;
  await userEvent.click(dialog.getByText('Try again'));
  expect(await dialog.findByText('1 row · $97.10 in · $41.00 out')).toBeTruthy();
});

test('a file that waits for its check shows what would come of it, and counts with one click', async () => {
  const { asked } = show(waiting);
  expect(await screen.findByText('Waiting for your check')).toBeTruthy();
  const check = within(screen.getByRole('group', { name: 'Check of march.csv' }));
  expect(await check.findByText('1 row · $97.10 in · $41.00 out')).toBeTruthy();
  await userEvent.click(check.getByRole('button', { name: 'Use this reading' }));
  await screen.findByText('Processing...');
  expect(asked.at(-1)).toEqual({ operation: 'ReadFileAgain', variables: { id: 'f1', mapping: { ...NOTHING, columns: [] } } });
});

test('it can be looked at more closely, and is confirmed there unchanged as well', async () => {
  const { asked } = show(waiting);
  const dialog = await open('Look closer or change it');
  await dialog.findByText('1 row · $97.10 in · $41.00 out');
  await userEvent.click(useButton(dialog));
  await waitFor(() => expect(asked.at(-1)?.operation).toBe('ReadFileAgain'));
});
