/** What a figure leaves out or holds anyway, what of each dollar goes where, what lasts how long, and words beside the question that only look like names. */
import { expect, test } from '@jest/globals';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const row = (date: string, amount: number, category: string, counterparty: string, description = counterparty.toUpperCase()): PlainRow => ({ date, amount, category, counterparty, account: 'Checking', description });
const MONTHS = ['2025-03', '2025-08', '2025-12', '2026-08', '2026-09', '2026-10', '2026-11'];
const { vocabulary } = ledgerOf(MONTHS.flatMap((month) => [
  row(`${month}-02`, 9000, 'Sales - Commercial', 'Oak Hill HOA'), row(`${month}-03`, 2400, 'Sales - Storage', 'Kessler Archives'), row(`${month}-04`, -120, 'Refunds', 'Oak Hill HOA'), row(`${month}-10`, -6000, 'Payroll', 'Gusto'),
  row(`${month}-11`, -900, 'Cost of Goods Sold', 'Pacific Box'), row(`${month}-12`, -700, 'Rent', 'Elm Plaza'), row(`${month}-13`, -300, 'Fuel', 'Chevron'), row(`${month}-14`, -410, 'Fuel', 'Pilot'), row(`${month}-15`, -610, 'Insurance', 'Progressive'),
  row(`${month}-16`, -4000, 'Owner Draw', 'Dana Reyes'), row(`${month}-17`, -500, 'Loan Payment', 'Navitas'), row(`${month}-18`, -250, 'Professional Fees', 'Marsh Law'), row(`${month}-19`, -390, 'Truck Repairs', 'Rush Center', 'RUSH CENTER TRANSMISSION REBUILD'),
]), 'categorised');
const read = (question: string): string => inShort(understand(question, vocabulary, { asOf: '2026-11-28', previous: null }), vocabulary);

test.each([
  ['How much did we pay for insurance in 2025, refunds from the insurer taken off?', 'total expenses [Insurance] 2025'],
  ['Net cash movement for August 2025, owner and loan stuff included', 'total cashFlow 2025-08'],
  ['Before any damage refund is subtracted, our sales of 2025 were?', 'total grossSales 2025'],
  ['sales before damage refunds in 2025', 'total grossSales 2025'],
  ['After paying the day labor and the boxes (cost of sales), what gross profit was left in 2025, in dollars', 'total grossProfit 2025'],
  ['after boxes and pads, what gross profit was left in 2025', 'total grossProfit 2025'],
  ['Did more cash come in than go out in 2025? what is the net', 'total cashFlow 2025'],
  ['was more going out than coming in in 2025? what\'s the net', 'total cashFlow 2025'],
  ['Did we take in more cash than we paid out in 2025? By how much?', 'total cashFlow 2025'],
  ['After rent and payroll, what did we have left in 2025?', 'remainder revenue 2025 | expenses [Rent; Payroll]'],
  ['Did more money come in from Oak Hill than from Kessler in 2025?', 'compare revenue [Oak Hill HOA] 2025 | [Kessler Archives]'],
])('what is netted or held anyway: %s', (question, expected) => expect(read(question)).toBe(expected));

test('a cost below gross profit is not left out of it', () => expect(read('After rent, what gross profit was left in 2025')).not.toMatch(/^total grossProfit/));

test.each([
  ['Of every dollar that goes to fuel, what percent lands with Chevron? (2025)', 'share bySide [Chevron] 2025 | expenses [Fuel]'],
  ['for every dollar of fuel, how much goes to Chevron in 2025', 'share bySide [Chevron] 2025 | expenses [Fuel]'],
  ['out of each $100 of fuel spend, how much goes to Pilot in 2025?', 'share expenses [Pilot] 2025 | [Fuel]'],
  ['of each dollar spent on fuel in 2025, how many cents go to Pilot', 'share expenses [Pilot] 2025 | [Fuel]'],
  ['what percent of every fuel dollar goes to Pilot in 2025', 'share bySide [Pilot] 2025 | expenses [Fuel]'],
  ['Of each commercial dollar, how much comes from Oak Hill in 2025?', 'share revenue [Oak Hill HOA] 2025 | [Sales - Commercial]'],
  ['Of every dollar that goes out, what percent is for rent in 2025', 'share expenses [Rent] 2025 | []'],
  ['Of every dollar we earn, how much goes on fuel in 2025?', 'share expenses [Fuel] 2025 | revenue []'],
  ['what share of every dollar goes to payroll and rent in 2025', 'share expenses [Payroll; Rent] 2025 | revenue []'],
  ['what percent of our spending goes to Chevron for fuel in 2025', 'share expenses [Fuel; Chevron] 2025 | []'],
])('what of each dollar goes where: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each([
  ['Say I trim $3,000 a month off our current burn. Then how many months of runway would $80,000 give me?', 'runway cashFlow 2026-08-01..2026-10-31 has 80000 (recurring 3000 from 2026-12)'],
  ['Say burn drops by $3,000 a month. How many months of runway does $80,000 buy?', 'runway cashFlow 2026-08-01..2026-10-31 has 80000 (recurring 3000 from 2026-12)'],
  ['Suppose I shave $4,000 off monthly costs. With $100,000 in cash, what is the runway?', 'runway cashFlow 2026-08-01..2026-10-31 has 100000 (recurring 4000 from 2026-12)'],
  ['how many months of runway would $80,000 give me', 'runway cashFlow 2026-08-01..2026-10-31 has 80000'],
])('how long it lasts with less burned: %s', (question, expected) => expect(read(question)).toBe(expected));

test('what is cut is not all that goes out', () => expect(read('we cut 1,500 a month of costs. how long would $60k last then')).toMatch(/^clarify/));

test.each([
  ['the transmission rebuild, remind me of the date', 'date movement ["transmission"; "rebuild"] all last'],
  ['Kessler Archives pays a set amount for its units. How much is it at the moment?', 'latest grossSales [Kessler Archives; in] all last'],
  ['Bottom line for 2025 please, I have my sister-in-law asking', 'total netProfit 2025'],
  ['what did we pay the law firm Marsh Law in 2025', 'total bySide [Marsh Law; out] 2025'],
  ['If the coming three months simply repeat the average of the last three full months, how much revenue should I pencil in for those three together?', 'total revenue 2026-08-01..2026-10-31'],
])('words beside it: %s', (question, expected) => expect(read(question)).toBe(expected));

test.each(['how many units did we sell in 2025', 'If the coming two months repeat the average of the last four full months, what will expenses be together?', 'If the next three months repeat the average of the last three full months, how much revenue per month?'])('what is not told stays open: %s', (question) => expect(read(question)).toMatch(/^(clarify|unsupported)/));
