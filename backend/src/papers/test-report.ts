/** A report made up by hand for the papers' tests: every kind of block, names from many places, one identity that does not hold. */
import type { ReportDocument, ReportRow } from '../finance/reports/document.ts';

const period = { from: '2026-10-01', to: '2026-10-31', label: 'October 2026' };
const previousPeriod = { from: '2026-09-01', to: '2026-09-30', label: 'September 2026' };
const yearBefore = { from: '2025-10-01', to: '2025-10-31', label: 'October 2025' };
const place = { from: period.from, to: period.to, currency: 'USD' };

const line = (label: string, amounts: readonly (number | null)[], more: Partial<ReportRow> = {}): ReportRow => ({ role: 'line', depth: 1, cells: [label, ...amounts], place, ...more });
const head = (label: string): ReportRow => ({ role: 'heading', depth: 0, cells: [label, null, null, null, null], place: null });

export function testReport(change: Partial<ReportDocument> = {}): ReportDocument {
  return {
    version: 1, type: 'monthly', title: 'Monthly Report, October 2026', businessName: 'Crumb & Co — Žižkov, Αθήνα, Київ', currency: 'USD',
    period, previousPeriod, yearBefore, writtenOn: '2026-11-02',
    sections: [
      {
        title: 'At a glance',
        blocks: [
          { kind: 'sentences', paragraphs: ['In October 2026 revenue was $48,210.37, 8.3% more than in September 2026; net profit rose to $9,120.00, mostly because payroll fell. Cash grew by $4,870.12 over the month.'], isCommentary: true },
          {
            kind: 'figures',
            figures: [
              { label: 'Revenue', unit: 'money', value: 4_821_037, previous: 4_451_500, yearBefore: 3_900_000, isGoodWhenUp: true, place },
              { label: 'Expenses', unit: 'money', value: 3_909_037, previous: 4_105_000, yearBefore: null, isGoodWhenUp: false, place },
              { label: 'Net profit', unit: 'money', value: 912_000, previous: -34_650, yearBefore: 400_000, isGoodWhenUp: true, place },
              { label: 'Runway', unit: 'months', value: null, previous: null, yearBefore: null, isGoodWhenUp: true, missing: 'Not burning cash', place: null },
            ],
          },
          { kind: 'chart', title: 'Revenue stayed above expenses in five of six months', caption: 'Revenue and expenses, USD, May – October 2026', chart: 'columns', unit: 'money', labels: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
            series: [{ name: 'Revenue', values: [3_900_000, 4_120_000, 4_020_000, 4_390_000, 4_451_500, 4_821_037] }, { name: 'Expenses', values: [3_700_000, 3_810_000, 4_205_000, 3_990_000, 4_105_000, 3_909_037] }] },
          { kind: 'chart', title: 'Payroll explains most of the change', caption: 'Net profit, USD, September to October 2026', chart: 'bridge', unit: 'money', labels: ['September 2026', 'Payroll', 'Card sales', 'Rent', 'Everything else', 'October 2026'],
            series: [{ name: 'Net profit', values: [346_500, 410_000, 369_537, -120_000, -94_037, 912_000] }] },
        ],
      },
      {
        title: 'Profit and loss',
        blocks: [{
          kind: 'table', title: 'Income statement', note: 'Cash basis.',
          columns: [
            { header: '', unit: 'text' }, { header: 'October 2026', unit: 'money' }, { header: 'September 2026', unit: 'money' },
            { header: 'Difference', unit: 'money', formula: { kind: 'difference', of: 1, against: 2 } }, { header: 'Change', unit: 'percent', formula: { kind: 'percent-change', of: 1, against: 2 } },
          ],
          rows: [
            head('Revenue'),
            line('Card sales – 東京支店', [4_021_037, 3_651_500, 369_537, 10.12]), line('=HYPERLINK("http://example.com")', [800_000, 800_000, 0, 0]),
            { role: 'subtotal', depth: 0, cells: ['Revenue', 4_821_037, 4_451_500, 369_537, 8.3014], sumOf: [{ row: 1, sign: 1 }, { row: 2, sign: 1 }], place },
            head('Expenses'),
            line('Payroll', [2_500_000, 2_910_000, -410_000, -14.0893]), line('Rent', [920_000, 800_000, 120_000, 15]), line('Refunds from suppliers', [-10_963, null, -10_963, null]), line('Software and everything that the office needs from month to month', [500_000, 395_000, 105_000, 26.5823]),
            { role: 'subtotal', depth: 0, cells: ['Expenses', 3_909_037, 4_105_000, -195_963, -4.7738], sumOf: [{ row: 5, sign: 1 }, { row: 6, sign: 1 }, { row: 7, sign: 1 }, { row: 8, sign: 1 }], place },
            { role: 'total', depth: 0, cells: ['Net profit', 912_000, 346_500, 565_500, 163.2035], sumOf: [{ row: 3, sign: 1 }, { row: 9, sign: -1 }], place },
          ],
        }],
      },
      {
        title: 'Customers',
        blocks: [
          { kind: 'chart', title: 'Two customers bring half of the revenue', caption: 'Revenue by customer, USD, October 2026', chart: 'bars', unit: 'money', labels: ['Łódź Bakery Group', 'Café Ñandú', 'Nguyễn & Sons', 'Refunded'], series: [{ name: 'Revenue', values: [1_200_000, 1_010_000, 720_000, -40_000] }] },
          { kind: 'chart', title: 'Cash grew in October', caption: 'Cash at the end of the month, USD', chart: 'line', unit: 'money', labels: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'], series: [{ name: 'This year', values: [2_100_000, 2_290_000, null, 2_050_000, 2_390_000, 2_877_012] }, { name: 'Last year', values: [1_700_000, 1_650_000, 1_790_000, 1_820_000, 1_800_000, 1_940_000] }] },
          {
            kind: 'table', title: 'Largest customers', columns: [{ header: 'Customer', unit: 'text' }, { header: 'Amount', unit: 'money' }, { header: 'Share', unit: 'percent', formula: { kind: 'share', of: 1, totalRow: 3 } }, { header: 'Payments', unit: 'count' }, { header: 'Last paid', unit: 'date' }],
            rows: [
              { role: 'line', depth: 0, cells: ['Łódź Bakery Group', 1_200_000, 40.9556, 14, '2026-10-30'], place }, { role: 'line', depth: 0, cells: ['Café Ñandú', 1_010_000, 34.471, 9, '2026-10-28'], place }, { role: 'line', depth: 0, cells: ['Nguyễn & Sons', 720_000, 24.5734, 3, '2026-10-02'], place },
              { role: 'total', depth: 0, cells: ['All customers', 2_930_000, 100, 26, null], sumOf: [{ row: 0, sign: 1 }, { row: 1, sign: 1 }, { row: 2, sign: 1 }], place },
            ],
          },
        ],
      },
    ],
    integrity: [
      { name: 'Cash flow = change in cash', leftLabel: 'Cash flow', leftMinor: 487_012, rightLabel: 'Change in known balances', rightMinor: 487_012, differenceMinor: 0 },
      { name: 'Assets = liabilities + equity', leftLabel: 'Assets', leftMinor: 10_000_000, rightLabel: 'Liabilities + equity', rightMinor: 9_990_000, differenceMinor: 10_000, note: 'The books of September were changed after the balance sheet was drawn up.' },
    ],
    notes: ['Period: 2026-10-01 to 2026-10-31. Currency: USD.', 'Cash basis: money counts on the day it moved.'],
    ...change,
  };
}

/** A table with so many lines, and a total that adds them up. */
export function longTable(lines: number): ReportDocument['sections'][number] {
  const rows = Array.from({ length: lines }, (_, index) => ({ role: 'line' as const, depth: 0, cells: [`Customer ${index + 1}`, 100 + index, index], place: null }));
  const total = rows.reduce((sum, { cells }) => sum + Number(cells[1]), 0);
  return { title: 'A long list', blocks: [{ kind: 'table', title: 'Every customer', columns: [{ header: 'Customer', unit: 'text' }, { header: 'Amount', unit: 'money' }, { header: 'Rows', unit: 'count' }],
    rows: [...rows, { role: 'total', depth: 0, cells: ['Total', total, null], sumOf: rows.map((_, row) => ({ row, sign: 1 as const })), place: null }] }] };
}
