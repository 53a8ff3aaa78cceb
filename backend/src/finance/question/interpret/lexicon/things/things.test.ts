/** Which category of a ledger a word of its owner stands for. */
import { expect, test } from '@jest/globals';
import type { AccountRole } from '../../../../ledger/entry.ts';
import { indexNames } from '../../names/names.ts';
import { thingAt } from '../../names/things-here.ts';
import { tokenize } from '../../words/tokenize.ts';

const meant = (said: string, ...categories: string[]): string[] => {
  const index = indexNames({ currency: 'USD', currencies: ['USD'], dateFrom: '2025-01-01', dateTo: '2025-12-31', entryCount: 1, categories: categories.map((name, at) => ({ number: 5000 + at, name, role: (/sales|income/i.test(name) ? 'revenue' : 'opex') as AccountRole, count: 1 })), counterparties: [], accounts: [] });
  const found = thingAt(tokenize(`spent on ${said}`), 2, index, () => true);
  return found ? [...found.names.map(({ name }) => name), ...(found.isUnsure ? ['?'] : [])] : [];
};

test.each([
  ['drinks', ['COGS - Beverage', 'COGS - Food'], ['COGS - Beverage']],
  ['booze', ['Beer Purchases', 'Wine', 'Liquor Cost', 'Glassware'], ['Beer Purchases', 'Wine', 'Liquor Cost']],
  ['beans', ['Green Coffee Purchases', 'Coffee Filters', 'Milk'], ['Green Coffee Purchases']],
  ['waiters', ['Payroll - Front of House', 'Payroll - Back of House'], ['Payroll - Front of House']],
  ['vets', ['Veterinarian Salaries', 'Vet Supplies', 'Relief Vets'], ['Veterinarian Salaries']],
  ['tow truck', ['Sublet & Towing', 'Truck Loan'], ['Sublet & Towing']],
  ['truck note', ['Truck Payment', 'Truck Insurance'], ['Truck Payment']],
  ['paint supplies', ['Paint & Materials', 'Booth Maintenance'], ['Paint & Materials']],
  ['weed killer', ['Fertilizer', 'Cleaning Chemicals', 'Chemicals'], ['Chemicals']],
  ['grain', ['Malt & Grain', 'Spent Grain Hauling'], ['Malt & Grain']],
  ['pianos', ['Instruments', 'Piano Tuning'], ['Instruments']],
  // Which of two is for the user to say.
  ['headhunters', ['Recruiting - Drivers', 'Recruiting - Warehouse'], ['Recruiting - Drivers', 'Recruiting - Warehouse', '?']],
  // A narrower thing, a thing of letters alone, an income.
  ['trash', ['Medical Waste Disposal'], []],
  ['wine', ['Swine Feed'], []],
  ['beer', ['Beer Sales'], []],
  ['mechanics', ['Wages', 'Mechanical Parts'], []],
])('%s of %j', (said, categories, names) => expect(meant(said, ...categories)).toEqual(names));
