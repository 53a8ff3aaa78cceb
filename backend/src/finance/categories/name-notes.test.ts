/** What is cut off a name's end, and which names hold such words themselves. */
import { expect, test } from '@jest/globals';
import { defaultAccount } from '../chart-of-accounts.ts';
import { categorize } from './categorize.ts';

const named = (text: string, amountMinor = -100): string | null => categorize(text, amountMinor).counterparty;

test.each([
  // What an act is for.
  ['TQL CARRIER PAY 88121', 'TQL'],
  ['PAWSTAY GUEST REFUND 12', 'Pawstay'],
  ['LARKFIELD ROBOT AP PAYMENT INV-2025-01', 'Larkfield Robot'],
  ['CROWLEY CLAIM DEDUCTION SHORTAGE', 'Crowley'],
  // Notes.
  ['TRINITY HVAC WARRANTY REIMBURSEMENT', 'Trinity HVAC'],
  ['A MENDES LOCUM INV 221', 'A Mendes'],
  ['J FIRTH DIRECTORS LOAN', 'J Firth'],
  ['J FIRTH DIVIDEND', 'J Firth'],
  ['F WALSH CAPITAL', 'F Walsh'],
  ['STATE BOARD OF COSMETOLOGY LICENSE RENEWAL', 'State Board of Cosmetology'],
  ['OAKRIDGE MILL ELECTRIC NEBENKOSTEN MAY', 'Oakridge Mill Electric'],
  ['CAIRNSPRING MILLS DAMAGED BAG CREDIT 221', 'Cairnspring Mills'],
  ['RIVERA FINISHING OVERPAID INV 221', 'Rivera Finishing'],
  ['KIRKSTALL MILL UNIT 4 RENT', 'Kirkstall Mill'],
  ['D NOWAK WK 15 LABOUR', 'D Nowak'],
  ['BOOTH RENT KEISHA DORSEY ZELLE 2640', 'Keisha Dorsey'],
  ['ORIG CO NAME:PAWSTAY CO ENTRY DESCR:PAYOUT SEC:CCD', 'Pawstay'],
  ['ORIG CO NAME:PAWSTAY DESC DATE:0411 CO ENTRY DESCR:PAYOUT SEC:CCD', 'Pawstay'],
  ['NASW MEMBERSHIP RENEWAL', 'Nasw'],
  ['HPSO LIABILITY INSURANCE', 'Hpso'],
  ['LOWELL STREET OFFICES KEY DEPOSIT', 'Lowell Street Offices'],
  ['MERCANTILE LOFTS STUDIO RENT', 'Mercantile Lofts'],
  // Purposes before a name.
  ['SHAREHOLDER DISTRIBUTION TARA QUIGLEY', 'Tara Quigley'],
  ['PRIVATENTNAHME M KRUEGER', 'M Krueger'],
  ['LOHN GEHALT SABINE KRUEGER APRIL', 'Sabine Krueger'],
  ['OWNER OPERATOR SETTLEMENT R DELGADO WK 14', 'R Delgado'],
  ['Send Money transaction initiated on Mercury to Priya Raman', 'Priya Raman'],
  ['ONLINE DOMESTIC WIRE TRANSFER VIA: WELLS FARGO NA/121000248 A/C: HEIDELBERG FINANCE LLC KENNESAW GA US REF: PRESS', 'Heidelberg Finance'],
  // Nobody.
  ['EDEPOSIT IN BRANCH 05/09/25 11:02:11 AM 1550 17TH ST', null],
  ['BKOFAMERICA ATM 04/12 #000013271 WITHDRWL', null],
  ['OWNER DRAW PERSONAL CHECKING', null],
])('%s', (text, name) => expect(named(text)).toBe(name));

test.each([
  ['HOLLOWAY FUNERAL DIRECTORS', 'Holloway Funeral Directors'],
  ['INSTITUTE OF CLAIMS', 'Institute of Claims'],
  ['KEYLESS ENTRY SYSTEMS', 'Keyless Entry Systems'],
  ['AMERICAN HOME WARRANTY', 'American Home Warranty'],
  ['KESTREL VENTURE CAPITAL', 'Kestrel Venture Capital'],
  ['RTS FINANCIAL FUNDING', 'RTS Financial Funding'],
  ['NORTHSIDE SKATE SHOP PMT', 'Northside Skate Shop'],
  ['BLUE RIVER FREIGHT PAYMENT', 'Blue River Freight'],
  ['ELIZA MAY', 'Eliza May'],
  ['MORNING JUNE LLC', 'Morning June'],
  ['BRIGHT WATER CLAIMS LLC', 'Bright Water Claims'],
  ['VALUED CUSTOMER', 'Valued Customer'],
  ['UNITED CARRIER GROUP', 'United Carrier Group'],
  ['CANYON VIEW STUDIO RENT', 'Canyon View Studio'],
  ['BERLIN PACKAGING 20025 CHICAGO IL', 'Berlin Packaging'],
  // Companies called by an ordinary word.
  ['HARDWATER PADDLE SPORTS 221', 'Hardwater Paddle Sports'],
  ['NEW HARTFORD CHIMNEY SWEEP', 'New Hartford Chimney Sweep'],
  ['DAVID COX LANDSCAPING', 'David Cox Landscaping'],
  ['UNIVERSITY OF IOWA PRESS', 'University of Iowa Press'],
  ['UNIT DROP FORGE', 'Unit Drop Forge'],
])('%s holds such words itself', (text, name) => expect(named(text)).toBe(name));

test('a vendor that credits us pays no invoice', () => {
  expect(named('ELECTRONIC DEPOSIT SYSCO SEATTLE CREDIT', 100)).toBe('Sysco');
  expect(named('ELECTRONIC DEPOSIT SYSCO SEATTLE INV 12', 100)).toBe('Sysco Seattle');
});

test('who pays through a service that the text ends with is named', () => {
  expect(named('ACH DEPOSIT MADRONA COFFEE BAR BILL.COM 353352', 100)).toBe('Madrona Coffee Bar');
  expect(named('ACH DEPOSIT BILL.COM 353352', 100)).toBe('Bill.com');
});

test.each([
  ['PADDLE.NET* SOMEAPP', 'Paddle'], ['ACH DEBIT COX 8812', 'Cox'], ['THE HARTFORD 221', 'The Hartford'], ['CHECKCARD 0412 SPECTRUM 855-707-7328 MO', 'Spectrum'],
])('%s is that company', (text, name) => expect(named(text)).toBe(name));

test('a fee is the bank\'s where no company stands before it', () => {
  const fee = (text: string) => { const { categoryNumber, counterparty } = categorize(text, -100); return [defaultAccount('Bank Fees').number === categoryNumber, counterparty]; };
  expect(fee('ARDEN PACKAGING RUSH FEE')).toEqual([false, 'Arden Packaging Rush']);
  expect(fee('PAPER COPY FEE')).toEqual([true, null]);
  expect(fee('UMPQUA SERVICE FEE')).toEqual([true, null]);
  expect(fee('FIRST ARDEN BANK WIRE DESK FEE')).toEqual([true, null]);
});
