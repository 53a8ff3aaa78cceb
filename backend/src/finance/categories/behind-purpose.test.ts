/** Names behind what a payment is for. */
import { expect, test } from '@jest/globals';
import { categorize } from './categorize.ts';

test.each<readonly [text: string, name: string | null]>([
  ['CONTRACTOR PAYMENT JUNE ALVAREZ', 'June Alvarez'],
  ['CLIENT REFUND GREENLEAF NURSERY', 'Greenleaf Nursery'],
  ['LOAN PRINCIPAL PACIFIC COMMUNITY BANK', 'Pacific Community Bank'],
  ['RENT PAYMENT FOUNDRY BUILDING LLC', 'Foundry Building'],
  ['RENT OAK STREET HOLDINGS LLC', 'Oak Street Holdings'],
  ['ACH DEBIT INSURANCE PREMIUM NORTHGATE MUTUAL', 'Northgate Mutual'],
  ['PAYMENT INVOICE 2231 OAKFIELD FARMS', 'Oakfield Farms'],
  ['RETAINER FEE SMITH AND COLE LLP', 'Smith and Cole'],
  ['WAGES ANNA LEE', 'Anna Lee'],
  ['PROJECT PAYMENT ACME LLC', 'Acme'],
])('%s is paid to %s', (text, name) => {
  expect(categorize(text, -100).counterparty).toBe(name);
});

test.each<readonly [text: string, name: string]>([
  ['CUSTOMER PAYMENT INV 2033 HARBOR DENTAL', 'Harbor Dental'],
  ['PROJECT INCOME HARBOR DENTAL', 'Harbor Dental'],
  ['RETAINER HARBOR DENTAL', 'Harbor Dental'],
])('%s is paid by %s', (text, name) => {
  expect(categorize(text, 100).counterparty).toBe(name);
});

test.each(['RENT PAYMENT MARCH', 'RENT PAYMENT MAY 2026', 'OFFICE RENT MAY SUITE 4', 'LOAN PAYMENT PRINCIPAL AND INTEREST', 'INSURANCE PREMIUM WORKERS COMP', 'WAGES STAFF APRIL', 'PAYROLL PAYMENT NET PAY', 'TAX PAYMENT STATE OF OREGON'])('%s names nobody', (text) => {
  expect(categorize(text, -100).counterparty).toBeNull();
});

test.each<readonly [text: string, name: string]>([['STUDIO MCGEE LLC', 'Studio McGee'], ['CLIENT EARTH', 'Client Earth'], ['PROJECT MANAGEMENT INC', 'Project Management'], ['OFFICE DEPOT', 'Office Depot']])('%s begins with a purpose and is a name', (text, name) => {
  expect(categorize(text, -100).counterparty).toBe(name);
});
