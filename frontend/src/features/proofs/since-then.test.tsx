/** What is said of something stored whose figures may have changed, and the rows that it leads to. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServer } from '../../test-server.tsx';
import { ProofButton } from './ProofButton.tsx';
import { SinceThen } from './SinceThen.tsx';

afterEach(cleanup);

const SENTENCE = 'Since then 1 transaction came in: $350.00 → $450.00.';
const proof = (some: object = {}) => ({
  __typename: 'Proof', currency: 'USD', rowCount: 2, rowCountNow: 3, isChanged: true, sentence: SENTENCE, isComplete: true, findings: [],
  figures: [{ __typename: 'ProvedFigure', part: '', label: '', definition: 'Revenue, added up over March 2025.', unit: 'currency', valueThen: '350.00', valueNow: '450.00', isChanged: true, place: { from: '2025-03-01', to: '2025-03-31', currency: 'USD' } }],
  changes: [{ __typename: 'ChangedRow', kind: 'added', transactionId: 't1', date: '2025-03-25', description: 'LATE DEPOSIT', amount: '100.00' }], ...some,
});
const proven = { kind: 'answer', id: 'q1' } as const;

test('while the ledger is what it was nothing is asked and nothing said', () => {
  const { asked } = renderWithServer(<SinceThen proven={proven} of="Revenue?" hasLedgerMoved={false} />, { QueryProof: () => ({ queryProof: proof() }) });
  expect(asked).toEqual([]);
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

test('a changed figure is told, and the row responsible shown', async () => {
  renderWithServer(<SinceThen proven={proven} of="Revenue?" hasLedgerMoved />, { QueryProof: () => ({ queryProof: proof() }) });
  expect(await screen.findByText(SENTENCE)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show what changed: Revenue?' }));
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByRole('heading', { name: 'Came in since' })).toBeTruthy();
  expect(within(drawer).getAllByText('LATE DEPOSIT').length).toBeGreaterThan(0);
  expect(within(drawer).getByText('$350.00 →')).toBeTruthy();
  expect(within(drawer).getByRole('link', { name: 'The figure: $450.00, show its transactions' }).getAttribute('href')).toContain('from=2025-03-01');
});

test('a ledger that changed elsewhere leaves the card as it is', async () => {
  const { asked } = renderWithServer(<SinceThen proven={proven} of="Revenue?" hasLedgerMoved />, { QueryProof: () => ({ queryProof: proof({ sentence: null, isChanged: false, changes: [] }) }) });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the figures of a summary stand under its paragraphs, what stands out with its rows', async () => {
  const figures = [{ ...proof().figures[0], label: 'Revenue', part: 'What happened', isChanged: false, valueNow: '350.00' }];
  const findings = [{ __typename: 'ProvedFinding', part: 'What to watch', label: 'Rent cost more than usual', citations: [{ __typename: 'Citation', transactionId: 't2', date: '2025-03-10', description: 'RENT MARCH', amount: '-100.00' }] }];
  renderWithServer(<ProofButton proven={{ kind: 'summary', id: 's1' }} of="Executive Summary" />, { ExecutiveSummaryProof: () => ({ executiveSummaryProof: proof({ figures, findings, sentence: null, isChanged: false, changes: [], rowCountNow: 2 }) }) });
  await userEvent.click(screen.getByRole('button', { name: 'Figures and their rows: Executive Summary' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('Every figure is what it was.')).toBeTruthy();
  expect(within(drawer).getByRole('heading', { name: 'What happened' })).toBeTruthy();
  expect(within(drawer).getByText('Rent cost more than usual')).toBeTruthy();
  expect(within(drawer).getAllByText('RENT MARCH').length).toBeGreaterThan(0);
});
