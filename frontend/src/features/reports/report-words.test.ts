/** Titles and banners of the reports screen. */
import { expect, test } from '@jest/globals';
import { capabilityBanner, reportTitle } from './report-words.ts';

test('titles end in Report once', () => {
  const check = (label: string, expected: string) => expect(reportTitle(label, '11/20/2026')).toBe(expected);
  check('Monthly Report', 'Monthly Report - 11/20/2026');
  check('Profit & Loss', 'Profit & Loss Report - 11/20/2026');
});

test('the banner names the strongest source', () => {
  const none = { fullFinancialReports: false, revenueAnalysisOnly: false, fileBasedReports: false, hasUploadedFiles: false, types: [] };
  const check = (some: Partial<typeof none>, expected: string) => expect(capabilityBanner({ ...none, ...some }).severity).toBe(expected);
  check({ fullFinancialReports: true, fileBasedReports: true }, 'success');
  check({ fileBasedReports: true }, 'info');
  check({}, 'warning');
});
