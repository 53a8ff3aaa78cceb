/** 'Other bank formats': opened by keyboard, it takes what the dropzone does not, says how the upload went, and shows the file as the list does. */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { FollowFiles } from './FollowFiles.tsx';
import { OtherFormatsButton } from './OtherFormatsButton.tsx';

afterEach(cleanup);

const file = {
  __typename: 'FinancialFile', id: 'f1', fileName: 'march.ofx', mediaType: 'application/x-ofx', size: 2048, uploadedAt: '2026-11-20T10:00:00Z', processedAt: null as string | null,
  status: 'processing', error: null as string | null, choices: [] as string[], transactionCount: 0, duplicateCount: 0, problemCount: 0,
  dateFrom: null as string | null, dateTo: null as string | null, currency: null as string | null, progressPercent: 0, isSample: false, repairCount: null as number | null, proof: null as string | null, document: null,
};

async function open(answers: Answers = {}) {
  const server = renderWithServer(<><FollowFiles /><OtherFormatsButton /></>, { Files: () => ({ files: [] }), ...answers });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Other bank formats' });
  return server;
}
const choose = (name: string) => userEvent.upload(screen.getByLabelText('Bank file'), new File(['x'], name), { applyAccept: false });

test('a file is followed in the dialog until it has been read', async () => {
  const { send } = await open({ ImportStatement: () => ({ uploadFile: file }) });
  expect(screen.getByText('CAMT.052, .053, .054')).toBeTruthy();
  await choose('march.ofx');
  expect(await screen.findByText('Upload Successful')).toBeTruthy();
  expect(await screen.findByText('Processing...')).toBeTruthy();
  act(() => send('FileChanged', { fileChanged: { ...file, status: 'processed', transactionCount: 12, dateFrom: '2026-03-01', dateTo: '2026-03-31', currency: 'EUR', progressPercent: 100 } }));
  expect(await screen.findByText('12 transactions · Mar 1 – 31, 2026 · EUR')).toBeTruthy();
});

test('a question is asked there', async () => {
  await open({ ImportStatement: () => ({ uploadFile: { ...file, status: 'needs-answer', error: 'Which day?', choices: ['The 3rd', 'The 4th'] } }) });
  await choose('books.qif');
  expect(await screen.findByRole('button', { name: 'The 3rd' })).toBeTruthy();
});

test('what cannot be read is refused before it is sent, and a refusal of the server is told in its words', async () => {
  const { asked } = await open({ ImportStatement: () => new Refusal(415, 'The content of a.xml is not a CAMT or OFX file.') });
  await choose('notes.docx');
  expect(await screen.findByText(/^File type must be \.csv, \.pdf, \.ofx/)).toBeTruthy();
  expect(asked.some(({ operation }) => operation === 'ImportStatement')).toBe(false);
  await choose('a.xml');
  expect((await screen.findByText('Upload Failed')).parentElement?.textContent).toBe('Upload FailedThe content of a.xml is not a CAMT or OFX file.');
});
