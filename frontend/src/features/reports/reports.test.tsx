/** The reports screen: what can be generated when, and what is told about it. */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDate } from '../../format/date.ts';
import { Refusal, renderWithServer, type Answers } from '../../test-server.tsx';
import { Reports } from './Reports.tsx';

afterEach(cleanup);

const types = [['monthly', 'Monthly Report'], ['quarterly', 'Quarterly Report']].map(([type, label]) => ({ __typename: 'ReportType', type, label }));

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
  const title = `Quarterly Report - ${formatDate(new Date())}`;
  const content = 'x'.repeat(300);
  const { asked } = renderWithServer(<Reports />, server({ hasUploadedFiles: true, fileBasedReports: true }, () => ({
    createReport: {
      __typename: 'FinancialReport', id: 'r1', title, type: 'quarterly', content, createdAt: '2026-11-20T10:00:00Z', period: { __typename: 'DatePeriod', from: '2026-07-01', to: '2026-09-30' },
    },
  })), '/dashboard/reports?type=quarterly');
  await screen.findByText('No quarterly reports yet');
  await waitFor(() => expect(generate().disabled).toBe(false));
  await userEvent.click(generate());
  expect((await screen.findByRole('article', { name: title })).textContent).toContain(`${'x'.repeat(200)}…`);
  expect(asked.at(-1)?.variables).toEqual({ input: { type: 'quarterly', title } });
  expect(screen.getByText('Your financial report has been generated successfully.')).toBeTruthy();
});

test('a refusal is a toast with the server’s words', async () => {
  renderWithServer(<Reports />, server({ hasUploadedFiles: true }, () => new Refusal(422, 'There are no transactions in this period.')));
  await screen.findByText('No monthly reports yet');
  await userEvent.click(generate());
  expect((await screen.findByText('Generation Failed')).parentElement?.textContent).toContain('There are no transactions in this period.');
});
