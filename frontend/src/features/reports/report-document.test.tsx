/** A report opened as a document: figures lead to their rows, sums stand apart, what does not add up says so, and it can be kept in several forms. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithServer } from '../../test-server.tsx';
import { lockedReportTypes } from './locked-report-types.ts';
import { ReportDocument } from './ReportDocument.tsx';
import { ReportDownloads } from './ReportDownloads.tsx';
import { testDocument } from './report-test-document.ts';

afterEach(cleanup);

test('figures and lines lead to their rows, and tell how they moved', () => {
  renderWithServer(<ReportDocument document={testDocument} />, {});
  expect(screen.getByRole('link', { name: /^Revenue \$1,200.00/ }).getAttribute('href')).toBe('/dashboard/transactions?from=2026-09-01&to=2026-09-30&currency=USD&kinds=revenue');
  expect(screen.getByRole('link', { name: 'Cakes' }).getAttribute('href')).toContain('kinds=revenue');
  expect(screen.getByText('+20.0%').closest('p')?.textContent).toBe('▲ +20.0%, better than August 2026');
  expect(screen.getByText('+2.5 points against August 2026')).toBeTruthy();
  expect(screen.getByText('Not burning cash')).toBeTruthy();
});

test('a table has its symbol where figures begin and at the sum', () => {
  renderWithServer(<ReportDocument document={testDocument} />, {});
  const rows = within(screen.getByRole('table', { name: 'Income statement' })).getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['LineSeptember 2026Change', 'Revenue', 'Cakes$1,250.00+25.0%', 'Refunds−50.00−5.5%', 'Deposits0.00—', 'Net revenue$1,200.00—']);
});

test('a line that no transactions add up to says who states it', async () => {
  renderWithServer(<ReportDocument document={testDocument} />, {});
  await userEvent.click(screen.getByRole('button', { name: 'Deposits' }));
  const note = await screen.findByRole('dialog', { name: 'Where Deposits comes from' });
  expect(note.textContent).toMatch(/^checking\.csv, Sep 30, 2026/);
  expect(within(note).getByRole('link', { name: 'See the file' }).getAttribute('href')).toBe('/dashboard/analysis?step=analyze&file=f1');
});

test('what does not add up says by how much, and why that may be', () => {
  renderWithServer(<ReportDocument document={testDocument} />, {});
  expect(screen.getByText('holds')).toBeTruthy();
  expect(screen.getByText('differs by $2.00')).toBeTruthy();
  expect(screen.getByText('A row is missing.')).toBeTruthy();
});

const asked: string[] = [];
const realFetch = globalThis.fetch;
beforeEach(() => { asked.length = 0; });
afterEach(() => { globalThis.fetch = realFetch; });

test('papers are fetched and saved under the title; a refusal is told in the server’s words', async () => {
  const answers = [{ ok: true, blob: async () => new Blob(['x']) }, { ok: false, text: async () => 'Generate it again.' }];
  globalThis.fetch = (async (address: string) => { asked.push(address); return answers.shift(); }) as unknown as typeof fetch;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { asked.push(this.download); });
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  renderWithServer(<ReportDownloads report={{ id: 'r1', title: 'March', content: 'text' }} />, {});
  await userEvent.click(screen.getByRole('button', { name: 'Download March' }));
  for (const format of [/^PDF/, /^Excel/]) {
    await userEvent.click(screen.getByRole('button', { name: 'PDF, Excel, CSV of March' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: format }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  }
  expect(await screen.findByText('Generate it again.')).toBeTruthy();
  expect(asked).toEqual(['March.txt', '/api/reports/r1/download?format=pdf', 'March.pdf', '/api/reports/r1/download?format=xlsx']);
  saved.mockRestore();
});

test('types that are not on offer name what unlocks them', () => {
  const check = (full: boolean, payments: boolean, files: boolean, expected: string[]) =>
    expect(lockedReportTypes({ fullFinancialReports: full, revenueAnalysisOnly: payments, fileBasedReports: files }).map(({ action }) => action)).toEqual(expected);
  check(true, false, false, []);
  check(false, true, true, ['connect QuickBooks']);
  check(false, false, true, ['connect QuickBooks', 'connect Stripe, Square or PayPal']);
  check(false, false, false, ['connect QuickBooks', 'connect Stripe, Square or PayPal', 'upload a bank file']);
});
