/** A small document for tests of the reports screen. */
import type { ReportDocumentData } from './report-document.ts';

const place = { from: '2026-09-01', to: '2026-09-30', currency: 'USD', kinds: ['revenue'] };

export const testDocument: ReportDocumentData = {
  title: 'Monthly Report', businessName: 'Crumb & Co', currency: 'USD', writtenOn: '2026-10-02',
  period: { from: '2026-09-01', to: '2026-09-30', label: 'September 2026' }, previousPeriod: { from: '2026-08-01', to: '2026-08-31', label: 'August 2026' }, yearBefore: null,
  sections: [
    { title: 'At a glance', blocks: [
      { kind: 'sentences', paragraphs: ['In September 2026 revenue was $1,200.00.'] },
      { kind: 'figures', figures: [
        { label: 'Revenue', unit: 'money', value: '1200.00', previous: '1000.00', yearBefore: null, isGoodWhenUp: true, place },
        { label: 'Net margin', unit: 'percent', value: 25, previous: 22.5, yearBefore: null, isGoodWhenUp: true, place: null },
        { label: 'Runway', unit: 'months', value: null, previous: null, yearBefore: null, isGoodWhenUp: true, missing: 'Not burning cash', place: null },
      ] },
    ] },
    { title: 'Profit and loss', blocks: [{
      kind: 'table', title: 'Income statement', columns: [{ header: '', unit: 'text' }, { header: 'September 2026', unit: 'money' }, { header: 'Change', unit: 'percent', formula: { kind: 'percent-change' } }],
      rows: [
        { role: 'heading', depth: 0, cells: ['Revenue', null, null], place: null }, { role: 'line', depth: 1, cells: ['Cakes', '1250.00', 25], place }, { role: 'line', depth: 1, cells: ['Refunds', '-50.00', -5.5], place: null },
        { role: 'line', depth: 1, cells: ['Deposits', '0.00', null], place: null, origin: { kind: 'file', name: 'checking.csv', on: '2026-09-30', fileId: 'f1' } },
        { role: 'total', depth: 0, cells: ['Net revenue', '1200.00', null], place },
      ],
    }, { kind: 'chart', chart: 'bridge', title: 'Cakes moved revenue', caption: 'Revenue in USD', unit: 'money', labels: ['August 2026', 'Cakes', 'September 2026'], series: [{ name: 'Revenue', values: ['1000.00', '200.00', '1200.00'] }] }] },
  ],
  integrity: [
    { name: 'Revenue = its categories', leftLabel: 'Revenue', left: '1200.00', rightLabel: 'Categories', right: '1200.00', difference: '0.00' },
    { name: 'Cash flow = change in cash', leftLabel: 'Cash flow', left: '10.00', rightLabel: 'Change', right: '8.00', difference: '2.00', note: 'A row is missing.' },
  ],
  notes: ['Cash basis.'],
};
