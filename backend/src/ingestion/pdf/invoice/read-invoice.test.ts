/** Invoices of invented companies in six languages and many layouts: issuer, date, number and total, read by rules about labels and places. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { InvoiceDocument } from '../../document.ts';
import { readStatement } from '../../read-statement.ts';
import { isFailure, type StatementReading } from '../../statement.ts';
import { describeWithCorpus } from '../../test-corpora.ts';
import { placedRow, tinyPdf, type PlacedText } from '../test-pdf.ts';

async function read(pdf: Uint8Array): Promise<StatementReading> {
  const reading = await readStatement(pdf, 'upload.pdf', () => { throw new Error('an invoice gave rows'); });
  if (isFailure(reading)) throw new Error(reading.failure);
  return reading;
}

async function invoice(...pages: PlacedText[][]): Promise<string> {
  const { document } = await read(tinyPdf(pages));
  if (document?.kind !== 'invoice') return 'no invoice';
  const { issuer, date, number, amountMinor, currency } = document;
  return [issuer, date, number, amountMinor, currency].join(' | ');
}

const column = (x: number, y: number, ...texts: string[]): PlacedText[] => texts.map((text, index) => ({ x, y: y + index * 12, text }));
const row = (y: number, positions: number[], ...texts: string[]): PlacedText[] => placedRow(y, positions, texts);

describe('English', () => {
  test('labels above their values, a part already paid, the sender on the right', async () => {
    expect(await invoice([
      ...column(400, 40, 'Harbor Light Studio LLC', '12 Dock Road', 'Portland, OR 97201', 'billing@harborlight.studio'),
      { x: 40, y: 60, text: 'INVOICE', size: 20 },
      ...column(40, 120, 'Bill To', 'Pine Street Bakery Inc.', '9 Pine Street', 'Salem, OR 97301'),
      ...row(190, [40, 160, 300], 'Invoice Number', 'Invoice Date', 'Due Date'), ...row(203, [40, 160, 300], 'HL-00451', '02/03/2025', '02/28/2025'),
      ...row(240, [40, 300, 400, -570], 'Item', 'Hours', 'Rate', 'Amount'), ...row(254, [40, 300, 400, -570], 'Logo design', '10.00', '120.00', '1,200.00'), ...row(268, [40, 300, 400, -570], 'Website', '20.00', '110.00', '2,200.00'),
      ...row(300, [-480, -570], 'Subtotal', '$3,400.00'), ...row(314, [-480, -570], 'Total', '$3,400.00'), ...row(328, [-480, -570], 'Deposit', '-$1,000.00'), ...row(342, [-480, -570], 'Balance Due', '$2,400.00'),
    ])).toBe('Harbor Light Studio LLC | 2025-02-03 | HL-00451 | 240000 | USD');
  });

  test('a British one: day first because of its VAT and postcode', async () => {
    expect(await invoice([
      ...column(40, 40, 'Thistle & Wren Ltd', '4 Mill Lane', 'Leeds LS1 4DY'), ...row(110, [40], 'Invoice # 10045'), ...row(124, [40], 'Date: 03/04/2025'),
      ...row(150, [40], 'To:'), ...row(162, [40], 'Northgate Dental Ltd'),
      ...row(200, [40, -560], 'Plumbing repairs', '£300.00'), ...row(230, [40, -560], 'VAT @ 20%', '£60.00'), ...row(244, [40, -560], 'Total GBP', '£360.00'),
      ...row(700, [40], 'Thistle & Wren Ltd. Registered in England 0123456. VAT Reg. No. GB 123 4567 89'),
    ])).toBe('Thistle & Wren Ltd | 2025-04-03 | 10045 | 36000 | GBP');
  });

  test('a receipt of a subscription', async () => {
    expect(await invoice([
      { x: 40, y: 40, text: 'Receipt', size: 18 }, ...row(70, [40, 160], 'Receipt number', '2034-5567'), ...row(82, [40, 160], 'Invoice number', '8F21A0-0003'), ...row(94, [40, 160], 'Date paid', 'March 5, 2025'),
      ...column(40, 130, 'Cloudmoor, Inc.', '548 Market Street', 'San Francisco, CA 94104', 'support@cloudmoor.io'), ...column(300, 130, 'Bill to', 'Ola Nordmann', 'ola@example.com'),
      ...row(220, [40], '$20.00 paid on March 5, 2025'), ...row(260, [40, 300, -560], 'Team plan', '1', '$20.00'), ...row(290, [300, -560], 'Total', '$20.00'), ...row(302, [300, -560], 'Amount paid', '$20.00'),
    ])).toBe('Cloudmoor, Inc. | 2025-03-05 | 8F21A0-0003 | 2000 | USD');
  });

  test('a credit note has a negative total', async () => {
    expect(await invoice([
      ...row(40, [40], 'Gearworks Pty Ltd'), ...row(52, [40], 'ABN 51 824 753 556'), ...row(90, [40], 'Credit Note'), ...row(104, [40, 160], 'Credit Note No.', 'CN-77'), ...row(116, [40, 160], 'Date', '14 Feb 2025'),
      ...row(200, [40, -560], 'Returned gearbox', '(220.00)'), ...row(230, [40, -560], 'Total AUD', '(220.00)'),
    ])).toBe('Gearworks Pty Ltd | 2025-02-14 | CN-77 | -22000 | AUD');
  });

  test('work listed by days is no list of payments', async () => {
    expect(await invoice([
      ...row(40, [40], 'Mara Quill Consulting'), ...row(52, [40], 'mara@maraquill.com'), ...row(80, [40], 'Invoice no. 2025-09'), ...row(92, [40], 'Invoice date: 2025-02-28'),
      ...row(140, [40, 120, -480, -560], 'Date', 'Description', 'Hours', 'Amount'), ...row(154, [40, 120, -480, -560], '2025-02-03', 'Workshop', '4.00', '400.00'), ...row(168, [40, 120, -480, -560], '2025-02-11', 'Report', '2.50', '250.00'),
      ...row(200, [120, -560], 'Total due EUR', '650.00'),
    ])).toBe('Mara Quill Consulting | 2025-02-28 | 2025-09 | 65000 | EUR');
  });
});

test('German: a sender line over the window, the recipient a company, decimal commas', async () => {
  expect(await invoice([
    { x: 40, y: 120, text: 'Anna Bäcker Grafik - Lindenweg 3 - 10115 Berlin', size: 6 }, ...column(40, 140, 'Müller Bau GmbH', 'Hauptstraße 9', '80331 München'),
    { x: 40, y: 240, text: 'Rechnung Nr. RE-2025-014', size: 14 }, ...row(262, [40], 'Rechnungsdatum: 03.04.2025'), ...row(276, [40], 'Leistungszeitraum: 01.03.2025 - 31.03.2025'),
    ...row(320, [40, -560], 'Gestaltung Broschüre', '1.000,00 €'), ...row(350, [40, -560], 'Nettobetrag', '1.000,00 €'), ...row(362, [40, -560], '19 % MwSt.', '190,00 €'), ...row(374, [40, -560], 'Gesamtbetrag', '1.190,00 €'),
    ...column(40, 720, 'Anna Bäcker Grafik', 'USt-IdNr. DE123456789', 'IBAN DE02 1203 0000 0000 2020 51'), ...column(300, 720, 'Musterbank Berlin', 'www.annabaecker.de'),
  ])).toBe('Anna Bäcker Grafik | 2025-04-03 | RE-2025-014 | 119000 | EUR');
});

test('French: spaces group thousands, tax apart', async () => {
  expect(await invoice([
    ...column(40, 40, 'Atelier Boréal SARL', '3 rue des Lilas', '69003 Lyon', 'SIRET 552 100 554 00013'), ...column(340, 110, 'Client :', 'Société Dupont SAS', '12 avenue Foch'),
    ...row(190, [40], 'FACTURE N° F2025-0098'), ...row(204, [40], 'Date d’émission : 02/01/2025'), ...row(218, [40], 'Date d’échéance : 01/02/2025'),
    ...row(260, [40, -560], 'Prestation de conseil', '1 200,00'), ...row(290, [300, -560], 'Total HT', '1 200,00 €'), ...row(304, [300, -560], 'TVA 20 %', '240,00 €'), ...row(318, [300, -560], 'Total TTC', '1 440,00 €'), ...row(332, [300, -560], 'Net à payer', '1 440,00 €'),
  ])).toBe('Atelier Boréal SARL | 2025-01-02 | F2025-0098 | 144000 | EUR');
});

test('Dutch: everything in a column on the right', async () => {
  expect(await invoice([
    ...column(380, 40, 'Fietsenmaker De Spaak V.O.F.', 'Kade 8', '1011 AB Amsterdam', 'KvK 12345678', 'info@despaak.nl'), ...column(40, 100, 'Aan:', 'Bakkerij Jansen B.V.', 'Dorpsstraat 1'),
    { x: 40, y: 180, text: 'Factuur', size: 16 }, ...row(200, [40, 150], 'Factuurnr.', '2025.0031'), ...row(214, [40, 150], 'Factuurdatum', '7 maart 2025'), ...row(228, [40, 150], 'Vervaldatum', '21 maart 2025'),
    ...row(280, [40, -560], 'Onderhoud bakfiets', '€ 100,00'), ...row(310, [300, -560], 'Subtotaal excl. btw', '€ 100,00'), ...row(324, [300, -560], 'Btw 21%', '€ 21,00'), ...row(338, [300, -560], 'Te betalen', '€ 121,00'),
  ])).toMatch(/De Spaak.* \| 2025-03-07 \| 2025\.0031 \| 12100 \| EUR$/);
});

test('Spanish: the month in words', async () => {
  expect(await invoice([
    ...column(40, 40, 'Talleres Rivera S.L.', 'Calle Mayor 5, 28013 Madrid', 'CIF B12345674'), ...column(340, 40, 'Factura nº A/2025/77', 'Fecha: 5 de marzo de 2025'), ...column(40, 120, 'Cliente:', 'Panadería Sol S.A.', 'Calle Luna 7'),
    ...row(200, [40, -560], 'Reparación', '200,00'), ...row(230, [300, -560], 'Base imponible', '200,00'), ...row(244, [300, -560], 'IVA 21%', '42,00'), ...row(258, [300, -560], 'TOTAL A PAGAR', '242,00 EUR'),
  ])).toBe('Talleres Rivera S.L. | 2025-03-05 | A/2025/77 | 24200 | EUR');
});

test('Italian: number and day in one sentence', async () => {
  expect(await invoice([
    ...column(40, 40, 'Officina Bianchi S.r.l.', 'Via Roma 10, 20121 Milano', 'P.IVA 01234567890'), ...column(340, 100, 'Spett.le', 'Studio Verdi S.p.A.', 'Corso Italia 4'), ...row(170, [40], 'Fattura n. 45 del 10/02/2025'),
    ...row(220, [40, -560], 'Revisione', '€ 1.000,00'), ...row(250, [300, -560], 'Imponibile', '€ 1.000,00'), ...row(264, [300, -560], 'IVA 22%', '€ 220,00'), ...row(278, [300, -560], 'Totale documento', '€ 1.220,00'),
  ])).toBe('Officina Bianchi S.r.l. | 2025-02-10 | 45 | 122000 | EUR');
});

describe('what is not certain', () => {
  const page = [...row(40, [40], 'Quince Works'), ...row(70, [40], 'Invoice no. 17'), ...row(84, [40], 'Date: 03/04/2025'), ...row(120, [40, -560], 'Total', '90.00')];

  test('a date that reads both ways is asked about', async () => {
    const { ambiguity, rowCount } = await read(tinyPdf([page]));
    expect(ambiguity).toMatchObject({ about: 'date-order', options: ['Day first', 'Month first'] });
    expect(ambiguity?.question).toContain('03/04/2025');
    expect(rowCount).toBe(0);
  });

  test('what is not there is null', async () => {
    const { document, ambiguity } = await read(tinyPdf([[...row(40, [40], 'Invoice'), ...row(70, [40, -300], 'Total', '90.00'), ...row(90, [40], 'Thank you for your order')]]));
    expect(document).toEqual({ kind: 'invoice', issuer: null, number: null, date: null, amountMinor: 9000, currency: null } satisfies InvoiceDocument);
    expect(ambiguity).toBeNull();
  });
});

describeWithCorpus('pdf/invoices', (directory) => {
  const names = readdirSync(directory).filter((name) => name.endsWith('.json')).map((name) => name.replace('.json', ''));
  test.each(names)('%s: issuer, date, number and amount', async (name) => {
    const [golden] = JSON.parse(readFileSync(path.join(directory, `${name}.json`), 'utf8')) as [{ issuer: string; date: string; invoice_number: string; amount: number }];
    const { document } = await read(readFileSync(path.join(directory, `${name}.pdf`)));
    expect(document).toMatchObject({ kind: 'invoice', issuer: golden.issuer, date: golden.date, number: golden.invoice_number, amountMinor: Math.round(golden.amount * 100) });
  });
});

describe('whose it is by the properties of the file', () => {
  const NAMELESS = [{ x: 40, y: 60, text: 'INVOICE', size: 20 }, ...row(190, [40, 160], 'Invoice Number', 'Invoice Date'), ...row(203, [40, 160], 'HL-7', '2025-03-14'), ...row(342, [-480, -570], 'Total', '$2,400.00')];
  const issuer = async (properties: Record<string, string>, more: PlacedText[] = []): Promise<string | null> => {
    const { document, choices } = await read(tinyPdf([[...NAMELESS, ...more]], 'upright', undefined, properties));
    if (document?.kind !== 'invoice') throw new Error('no invoice');
    expect(choices.some(({ what }) => what === 'issuer')).toBe(document.issuer !== null);
    return document.issuer;
  };
  test('a company, alone or in the title', async () => {
    expect(await issuer({ Author: 'Harbor Light Studio LLC' })).toBe('Harbor Light Studio LLC');
    expect(await issuer({ Title: 'Invoice 7 of Harbor Light Studio LLC' })).toMatch(/Harbor Light Studio LLC$/);
  });
  test('a name that the web address on the paper has', async () => {
    expect(await issuer({ Author: 'Harborlight' }, [{ x: 40, y: 700, text: 'www.harborlight.studio' }])).toBe('Harborlight');
  });
  test('no clerk and no program', async () => {
    expect(await issuer({ Author: 'jsmith' })).toBeNull();
    expect(await issuer({ Author: 'Microsoft Word', Title: 'Adobe Inc.' })).toBeNull();
  });
  test('what the paper says comes first', async () => {
    const { document } = await read(tinyPdf([[{ x: 40, y: 40, text: 'Pine Street Bakery Inc.' }, ...NAMELESS]], 'upright', undefined, { Author: 'Harbor Light Studio LLC' }));
    expect(document).toMatchObject({ issuer: 'Pine Street Bakery Inc.' });
  });
});
