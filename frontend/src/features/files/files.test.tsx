/** The files of a business: uploading, following the reading, problems, questions back, deleting. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { useFinancialOverviewQuery } from '../../generated/graphql.ts';
import { figures } from '../overview/test-figures.ts';
import { FilesList } from './FilesList.tsx';
import { FollowFiles } from './FollowFiles.tsx';
import { UploadDropzone } from './UploadDropzone.tsx';
import { useFiles } from './use-files.ts';

afterEach(cleanup);

const processing = {
  __typename: 'FinancialFile', id: 'f1', fileName: 'march.csv', mediaType: 'text/csv', size: 2048, uploadedAt: '2026-11-20T10:00:00Z', processedAt: null as string | null,
  status: 'processing', error: null as string | null, choices: [] as string[], transactionCount: 0, duplicateCount: 0, problemCount: 0,
  dateFrom: null as string | null, dateTo: null as string | null, currency: null as string | null, document: null as unknown, progressPercent: 0, isSample: false, repairCount: null as number | null, proof: null as string | null,
};
const processed = {
  ...processing, status: 'processed', processedAt: '2026-11-20T10:00:01Z', transactionCount: 1204, duplicateCount: 4, problemCount: 2,
  dateFrom: '2026-03-01', dateTo: '2026-03-31', currency: 'USD', progressPercent: 100,
};

function Screen() {
  const files = useFiles();
  return <><FollowFiles /><UploadDropzone /><FilesList files={files} onAnalyze={() => undefined} /></>;
}

function show(files: unknown[], more: Answers = {}) {
  return renderWithServer(<Screen />, { Files: () => ({ files }), ...more });
}

const choose = (file: File) => userEvent.upload(screen.getByLabelText('CSV or PDF file'), file, { applyAccept: false });

test('an upload is announced and followed until it has been read', async () => {
  const { send } = show([], { UploadFile: () => ({ uploadFile: processing }) });
  await screen.findByText('No files yet');
  await choose(new File(['a,b'], 'march.csv', { type: 'text/csv' }));
  expect(await screen.findByText('Your file has been uploaded and AI analysis is starting. Check insights for results.')).toBeTruthy();
  expect(await screen.findByText('Processing...')).toBeTruthy();

  act(() => send('FileChanged', { fileChanged: { ...processing, progressPercent: 42, transactionCount: 1000 } }));
  expect(await screen.findByText('1,000 rows read · 42%')).toBeTruthy();
  act(() => send('FileChanged', { fileChanged: processed }));
  expect(await screen.findByText('Processed')).toBeTruthy();
  expect(screen.getByText('1,204 transactions · 4 duplicates skipped · Mar 1 – 31, 2026 · USD')).toBeTruthy();
});

describe('a subscription that opens', () => {
  /** What is computed from the ledger, as any screen may show it. */
  function Figures() {
    const { data } = useFinancialOverviewQuery({ variables: { period: 'this-month', currency: null } });
    return <output>{data?.financialData.hasData ? 'figures' : 'onboarding'}</output>;
  }

  function open(files: () => unknown[], hasData: () => boolean) {
    return renderWithServer(<><Screen /><Figures /></>, { Files: () => ({ files: files() }), FinancialOverview: () => ({ financialData: { ...figures, hasData: hasData() } }) });
  }

  test('too late shows what was missed: the figures of a file that has been read meanwhile', async () => {
    let isRead = false;
    const { send, asked } = open(() => [processing], () => isRead);
    await screen.findByText('Processing...');
    isRead = true;
    // The server tells the newest file as soon as it is listened to.
    act(() => send('FileChanged', { fileChanged: processed }));
    expect(await screen.findByText('Processed')).toBeTruthy();
    expect(await screen.findByText('figures')).toBeTruthy();
    expect(asked.filter(({ operation }) => operation === 'Files')).toHaveLength(1);
  });

  test('anew asks once for the files that were being read before, and for the figures of those that were finished', async () => {
    let isRead = false;
    const newest = { ...processed, id: 'f2', fileName: 'april.csv' };
    const { send, asked } = open(() => [newest, isRead ? processed : processing], () => isRead);
    await screen.findByText('Processing...');
    isRead = true;
    act(() => send('FileChanged', { fileChanged: newest }));
    await waitFor(() => expect(screen.getAllByText('Processed')).toHaveLength(2));
    expect(await screen.findByText('figures')).toBeTruthy();
    expect(asked.filter(({ operation }) => operation === 'Files')).toHaveLength(2);
  });

  test('with nothing new asks for nothing', async () => {
    const { send, asked } = open(() => [processed], () => true);
    await screen.findByText('Processed');
    await screen.findByText('figures');
    const before = asked.length;
    act(() => send('FileChanged', { fileChanged: processed }));
    await act(async () => { await new Promise((done) => { setTimeout(done); }); });
    expect(asked).toHaveLength(before);
  });

  test('tells of a file that is finished while the figures are being asked for: what was read before is asked for again', async () => {
    const { send, asked } = renderWithServer(<><Screen /><Figures /></>, { Me: () => ({ me: null }), Files: () => ({ files: [processing] }) });
    await screen.findByText('Processing...');
    act(() => send('FileChanged', { fileChanged: processed }));
    act(() => send('FinancialOverview', { financialData: { ...figures, hasData: false } }));
    await waitFor(() => expect(asked.filter(({ operation }) => operation === 'FinancialOverview')).toHaveLength(2));
    act(() => send('FinancialOverview', { financialData: figures }));
    expect(await screen.findByText('figures')).toBeTruthy();
  });

  test('waits for the list, which it is compared with', async () => {
    const { asked } = open(() => [], () => false);
    await screen.findByText('No files yet');
    expect(asked.map(({ operation }) => operation).indexOf('FileChanged')).toBeGreaterThan(asked.map(({ operation }) => operation).indexOf('Files'));
  });
});

test('news of a file that comes before the answer to its upload is not undone by that answer', async () => {
  const { send } = show([]);
  await screen.findByText('No files yet');
  await choose(new File(['a,b'], 'march.csv', { type: 'text/csv' }));
  act(() => send('FileChanged', { fileChanged: processed }));
  await screen.findByText('Processed');
  act(() => send('UploadFile', { uploadFile: processing }));
  expect(await screen.findByText('Your file has been uploaded and AI analysis is starting. Check insights for results.')).toBeTruthy();
  expect(screen.getByText('Processed')).toBeTruthy();
});

test('a question that comes before the answer to the upload is asked all the same', async () => {
  const { send } = show([]);
  await screen.findByText('No files yet');
  await choose(new File(['a,b'], 'march.csv', { type: 'text/csv' }));
  act(() => send('FileChanged', { fileChanged: { ...processing, status: 'needs-answer', error: 'Which day is 03/04? (3 April / March 4)', choices: ['3 April', 'March 4'] } }));
  act(() => send('UploadFile', { uploadFile: processing }));
  await screen.findByText('Your file has been uploaded and AI analysis is starting. Check insights for results.');
  expect(screen.getByRole('group', { name: 'Question about march.csv' })).toBeTruthy();
});

test('what cannot be read is refused before it is sent', async () => {
  const { asked } = show([]);
  await screen.findByText('No files yet');
  await choose(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('File type must be .csv or .pdf')).toBeTruthy();
  expect(asked.some(({ operation }) => operation === 'UploadFile')).toBe(false);
});

test('a refusal of the server is a toast in its words', async () => {
  show([], { UploadFile: () => new Refusal(409, 'march.csv holds the same.') });
  await screen.findByText('No files yet');
  await choose(new File(['a,b'], 'copy.csv', { type: 'text/csv' }));
  expect((await screen.findByText('Upload Failed')).parentElement?.textContent).toBe('Upload Failedmarch.csv holds the same.');
});

test('lines that were not read are listed with reason and content', async () => {
  show([processed], { FileProblems: () => ({ fileProblems: [{ __typename: 'FileProblem', line: 14, reason: '31/02/2026 is not a date', raw: '31/02/2026,RENT' }] }) });
  await userEvent.click(await screen.findByRole('button', { name: '2 lines not read' }));
  expect(await screen.findByText('31/02/2026,RENT')).toBeTruthy();
});

test('a file that can be read in two ways asks, and the answer is sent', async () => {
  const waiting = { ...processing, status: 'needs-answer', error: 'Which day is 03/04? (3 April / March 4)', choices: ['3 April', 'March 4'] };
  const { asked } = show([waiting], { AnswerFile: () => ({ answerFile: processing }) });
  const group = await screen.findByRole('group', { name: 'Question about march.csv' });
  expect(within(group).getByText('Which day is 03/04?')).toBeTruthy();
  await userEvent.click(within(group).getByRole('button', { name: '3 April' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ operation: 'AnswerFile', variables: { id: 'f1', answer: '3 April' } }));
});

test('a deleted file is gone at once, and comes back with its place', async () => {
  const { asked } = show([processed], { DeleteFile: () => ({ deleteFile: true }), RestoreFile: () => ({ restoreFile: processed }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete march.csv' }));
  expect((await screen.findByText('File Deleted')).parentElement?.textContent).toContain('march.csv. Its transactions are out of your figures.');
  const undo = screen.getByRole('button', { name: 'Undo deleting march.csv' });
  expect(screen.queryByRole('heading', { name: 'march.csv' })).toBeNull();
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(await screen.findByRole('heading', { name: 'march.csv' })).toBeTruthy();
  expect(asked.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['DeleteFile', 'RestoreFile']));
});

test('a refused restoration says why, and the note stays', async () => {
  show([processed], { DeleteFile: () => ({ deleteFile: true }), RestoreFile: () => new Refusal(409, 'The same file was uploaded again as "again.csv".') });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete march.csv' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo deleting march.csv' }));
  expect((await screen.findByText('Undo Failed', {}, { timeout: 10_000 })).parentElement?.textContent).toContain('The same file was uploaded again');
  expect(screen.getByRole('button', { name: 'Undo deleting march.csv' })).toBeTruthy();
});

test('an invoice shows what was read from it and that it is not counted', async () => {
  const document = { __typename: 'FileDocument', kind: 'invoice', issuer: 'Acme Ltd', number: 'A-17', date: '2026-03-02', amount: '1250.00', currency: 'EUR', note: 'An invoice is no payment, so it is not counted.' };
  show([{ ...processed, fileName: 'acme.pdf', mediaType: 'application/pdf', transactionCount: 0, duplicateCount: 0, problemCount: 0, dateFrom: null, dateTo: null, currency: null, document }]);
  expect(await screen.findByText('Invoice · from Acme Ltd · no. A-17 · Mar 2, 2026 · €1,250.00 EUR')).toBeTruthy();
  expect(screen.getByText('An invoice is no payment, so it is not counted.')).toBeTruthy();
  expect(screen.queryByText(/0 transactions/)).toBeNull();
});
