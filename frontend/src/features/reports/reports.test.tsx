/** The reports screen: what can be generated when, and what is told about it. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatShortDate } from '../../format/date.ts';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { Reports } from './Reports.tsx';

afterEach(cleanup);

const types = [['monthly', 'Monthly Report'], ['quarterly', 'Quarterly Report']].map(([type, label]) => ({ __typename: 'ReportType', type, label, periods: [{ __typename: 'LabelledPeriod', from: '2026-09-01', to: '2026-09-30', label: 'September 2026' }] }));

const nothing = { __typename: 'ReportTypes', fullFinancialReports: false, revenueAnalysisOnly: false, fileBasedReports: false, hasUploadedFiles: false, types };

function server(some: Partial<typeof nothing>, create: Answers[string] = () => new Refusal(500, '')): Answers {
  return {
    ReportTypes: () => ({ reportTypes: { ...nothing, ...some } }),
    ReportSources: () => ({ integrations: [], files: [] }),
    Reports: () => ({ reports: [] }),
    CreateReport: create,
  };
}

const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate New Report' });

test('without a data source nothing can be generated, and it says why', async () => {
  renderWithServer(<Reports />, server({}));
  expect(await screen.findByText('No monthly reports yet')).toBeTruthy();
  expect(generate().disabled).toBe(true);
  expect(screen.getByText(/Upload a bank file or connect an account first/)).toBeTruthy();
});

test('a generated report is named after type and day, listed, and told of', async () => {
  const title = `Quarterly Report - ${formatShortDate(new Date())}`;
  const content = 'x'.repeat(300);
  const { asked } = renderWithServer(<Reports />, server({ hasUploadedFiles: true, fileBasedReports: true }, () => ({
    createReport: {
      __typename: 'FinancialReport', id: 'r1', title, type: 'quarterly', content, createdAt: '2026-11-20T10:00:00Z', hasLedgerMoved: false, period: { __typename: 'DatePeriod', from: '2026-07-01', to: '2026-09-30' },
    },
  })), '/dashboard/reports?type=quarterly');
  await screen.findByText('No quarterly reports yet');
  await waitFor(() => expect(generate().disabled).toBe(false));
  await userEvent.click(generate());
  expect((await screen.findByRole('article', { name: title })).textContent).toContain(`${'x'.repeat(200)}…`);
  expect(asked.at(-1)?.variables).toEqual({ input: { type: 'quarterly', title } });
  expect(await screen.findByText('Your financial report has been generated successfully.')).toBeTruthy();
});

const september = { __typename: 'FinancialReport', id: 'r1', title: 'Monthly Report - Nov 20, 2026', type: 'monthly', content: 'Monthly Report - Nov 20, 2026\nCrumb & Co\n\nKey figures\n-----------\n         September 2026  Change\n-------------------------------\nRevenue         $12.00   +3.0%', createdAt: '2026-11-20T10:00:00Z', hasLedgerMoved: false, period: { __typename: 'DatePeriod', from: '2026-09-01', to: '2026-09-30' } };

test('a chosen period goes with the request, and into the address', async () => {
  const { asked } = renderWithServer(<Reports />, server({ hasUploadedFiles: true }, () => ({ createReport: september })), '/dashboard/reports?type=monthly&from=2026-09-01&to=2026-09-30');
  await screen.findByText('No monthly reports yet');
  expect(screen.getByRole('combobox', { name: 'Period' }).textContent).toContain('September 2026');
  await userEvent.click(generate());
  await screen.findByRole('article');
  expect(asked.at(-1)?.variables).toMatchObject({ input: { type: 'monthly', period: { from: '2026-09-01', to: '2026-09-30' } } });
});

test('any days can be chosen, not backwards', async () => {
  const { asked } = renderWithServer(<Reports />, server({ hasUploadedFiles: true }, () => ({ createReport: september })), '/dashboard/reports?type=monthly');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Period' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Other days…' }));
  const [first, last] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  fireEvent.change(first, { target: { value: '2026-09-10' } });
  fireEvent.change(last, { target: { value: '2026-09-01' } });
  expect(screen.getByText('The last day is before the first.')).toBeTruthy();
  fireEvent.change(last, { target: { value: '2026-09-20' } });
  await userEvent.click(generate());
  await screen.findByRole('article');
  expect(asked.at(-1)?.variables).toMatchObject({ input: { period: { from: '2026-09-10', to: '2026-09-20' } } });
});

test('an address that names a report opens it as a page', async () => {
  renderWithServer(<Reports />, { ...server({}), Report: () => ({ report: { ...september, document: null } }) }, '/dashboard/reports?report=r1');
  const dialog = await screen.findByRole('dialog', { name: 'Monthly Report - Nov 20, 2026' });
  expect(within(dialog).getByRole('heading', { name: 'Key figures' })).toBeTruthy();
  expect(within(dialog).getByRole('rowheader', { name: 'Revenue' })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a report without a date reads Recently', async () => {
  renderWithServer(<Reports />, { ...server({}), Reports: () => ({ reports: [{ ...september, createdAt: null }] }) });
  expect((await screen.findByRole('article', { name: september.title })).textContent).toContain('generated Recently');
});

test('a deleted report leaves a note, and comes back', async () => {
  renderWithServer(<Reports />, { ...server({}), Reports: () => ({ reports: [september] }), DeleteReport: () => ({ deleteReport: true }), RestoreReport: () => ({ restoreReport: september }) });
  await userEvent.click(await screen.findByRole('button', { name: `Delete ${september.title}` }));
  expect(await screen.findByText('Report Deleted')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Undo deleting ${september.title}` }));
  await screen.findByRole('article', { name: september.title });
});

test('a refusal is a toast with the server’s words', async () => {
  renderWithServer(<Reports />, server({ hasUploadedFiles: true }, () => new Refusal(422, 'There are no transactions in this period.')));
  await screen.findByText('No monthly reports yet');
  await userEvent.click(generate());
  expect((await screen.findByText('Generation Failed')).parentElement?.textContent).toContain('There are no transactions in this period.');
});
