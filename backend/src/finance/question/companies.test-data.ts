/** Two small companies for tests, made without chance: a design agency and a building contractor, January 2024 to 18 November 2026. */
import { localDate } from '../local-date.ts';
import type { PlainRow } from './statement-ledger.test-data.ts';

const MONTHS = 35;
const LAST_DAY = '2026-11-18';
const CHECKING = 'Business Checking';
const CARD = 'Visa Card';

type Add = (day: number, amount: number, category: string, counterparty: string, description: string, account?: string) => void;

function build(month: (add: Add, index: number) => void): PlainRow[] {
  const rows: PlainRow[] = [];
  for (let index = 0; index < MONTHS; index++) {
    month((day, amount, category, counterparty, description, account = CHECKING) => {
      const date = localDate(2024, index + 1, day);
      if (date <= LAST_DAY) rows.push({ date, amount, category, counterparty, description, account });
    }, index);
  }
  return rows.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Cents that differ from row to row, so that two sums are never equal by accident. */
const cents = (index: number, salt: number): number => ((index * 37 + salt * 53) % 97) / 100;

export function agencyRows(): PlainRow[] {
  return build((add, i) => {
    add(3, 9800 + i * 40 + cents(i, 1), 'Consulting Income', 'Acme Robotics', `WIRE IN ACME ROBOTICS RETAINER ${i}`);
    add(12, 6100 + cents(i, 2), 'Project Income', 'Blue Heron Museum', `ACH CREDIT BLUE HERON MUSEUM PROJECT ${i}`);
    if (i % 3 === 0) add(20, 14200 + i * 10 + cents(i, 3), 'Project Income', 'Fairway Dental Group', `ACH CREDIT FAIRWAY DENTAL GROUP ${i}`);
    if (i % 6 === 2) add(22, -450 - cents(i, 4), 'Refunds', 'Fairway Dental Group', `REFUND FAIRWAY DENTAL GROUP ${i}`);
    add(1, -3200, 'Rent', 'WeWork', `WEWORK MEMBERSHIP ${i}`);
    add(5, -7900 - i * 20, 'Payroll', 'Rippling', `RIPPLING PAYROLL ${i}`);
    add(19, -7900 - i * 20 - cents(i, 5), 'Payroll', 'Rippling', `RIPPLING PAYROLL B ${i}`);
    add(8, -2100 - cents(i, 6) - (i % 4) * 300, 'Subcontractors', 'Jonas Weber', `ZELLE JONAS WEBER ILLUSTRATION ${i}`);
    if (i % 2 === 0) add(9, -1300 - cents(i, 7), 'Subcontractors', 'Pixel Foundry', `ACH DEBIT PIXEL FOUNDRY ${i}`);
    add(2, -59.99, 'Software Subscriptions', 'Adobe', 'ADOBE CREATIVE CLOUD', CARD);
    add(4, -45 - (i >= 20 ? 15 : 0), 'Software Subscriptions', 'Figma', 'FIGMA MONTHLY', CARD);
    add(6, -210 - cents(i, 8), 'Software Subscriptions', 'Amazon Web Services', `AWS EMEA ${i}`, CARD);
    add(7, -640 - cents(i, 9) - (i % 5) * 40, 'Advertising', 'LinkedIn Ads', `LINKEDIN ADS ${i}`, CARD);
    if (i % 4 === 1) add(15, -780 - cents(i, 10), 'Travel', 'Delta Air Lines', `DELTA AIR ${i}`, CARD);
    if (i % 4 === 1) add(16, -420 - cents(i, 11), 'Travel', 'Hilton', `HILTON HOTELS ${i}`, CARD);
    add(17, -64 - cents(i, 12), 'Meals', 'Sweetgreen', `SWEETGREEN ${i}`, CARD);
    if (i % 3 === 0) add(15, -890, 'Insurance', 'The Hartford', `THE HARTFORD PREMIUM ${i}`);
    if (i % 3 === 0) add(14, -3900 - cents(i, 13), 'Taxes', 'IRS', `IRS USATAXPYMT ${i}`);
    add(25, -4500, 'Owner Draw', 'Priya Shah', `TRANSFER TO PRIYA SHAH DRAW ${i}`);
    add(20, -1100, 'Transfer', 'Own Credit Card', `VISA AUTOPAY ${i}`);
    add(28, 6 + cents(i, 14), 'Interest Income', 'First Coast Bank', `INTEREST PAID ${i}`);
    if (i === 30) add(10, -5400, 'Equipment', 'Apple Store', 'APPLE STORE MACBOOK PRO LAPTOPS');
  });
}

export function contractorRows(): PlainRow[] {
  return build((add, i) => {
    add(10, 15000 + i * 110 + cents(i, 1), 'Project Income', 'Hendricks Family', `CHECK DEPOSIT HENDRICKS KITCHEN REMODEL ${i}`);
    if (i % 2 === 0) add(24, 8800 + cents(i, 2), 'Project Income', 'Oakmont HOA', `ACH CREDIT OAKMONT HOA ${i}`);
    add(4, -4100 - (i % 6) * 250 - cents(i, 3), 'Cost of Goods Sold', 'Home Depot', `THE HOME DEPOT #${i}`, CARD);
    add(18, -1900 - cents(i, 4), 'Cost of Goods Sold', 'Ferguson Plumbing', `FERGUSON PLUMBING SUPPLY ${i}`, CARD);
    if (i % 5 === 3) add(21, 180 + cents(i, 5), 'Cost of Goods Sold', 'Home Depot', `THE HOME DEPOT RETURN ${i}`, CARD);
    add(13, -3600 - cents(i, 6), 'Subcontractors', 'Ramirez Electric', `RAMIREZ ELECTRIC INV ${i}`);
    for (const day of [2, 9, 16, 23]) add(day, -95 - cents(i, day), 'Vehicle', 'Shell', `SHELL OIL ${i}${day}`, CARD);
    add(6, -612, 'Loan Payment', 'Ford Credit', `FORD CREDIT PRINCIPAL ${i}`);
    add(6, -88 - cents(i, 7), 'Interest Expense', 'Ford Credit', `FORD CREDIT INTEREST ${i}`);
    add(1, -1450, 'Rent', 'Tri-County Storage', `TRI-COUNTY STORAGE YARD RENT ${i}`);
    add(11, -310 - cents(i, 8), 'Utilities', 'Duke Energy', `DUKE ENERGY ${i}`);
    add(15, -720, 'Insurance', 'State Farm', `STATE FARM ${i}`);
    for (const day of [5, 19]) add(day, -5200 - i * 15, 'Payroll', 'ADP', `ADP PAYROLL ${i}${day}`);
    add(27, -3000, 'Owner Draw', 'Mike Kowalski', `TRANSFER MIKE KOWALSKI ${i}`);
    if (i === 8) add(3, 25000, 'Loan Proceeds', 'Ford Credit', 'FORD CREDIT LOAN PROCEEDS');
    if (i === 12) add(3, 10000, 'Owner Contribution', 'Mike Kowalski', 'DEPOSIT OWNER CONTRIBUTION');
  });
}


/** A shop whose suppliers are called by ordinary words. */
export function hardwareRows(): PlainRow[] {
  return build((add, i) => {
    add(6, 21000 + i * 55 + cents(i, 1), 'Sales - In Store', 'Clover', `CLOVER DEPOSIT ${i}`);
    add(9, -8100 - cents(i, 2), 'Cost of Goods Sold', 'Do it Best', `DO IT BEST CORP ${i}`);
    if (i % 2 === 0) add(13, -1900 - cents(i, 3), 'Cost of Goods Sold', 'Benjamin Moore', `BENJAMIN MOORE ${i}`);
    add(1, -4100, 'Rent', 'Ashford Realty', `ASHFORD REALTY ${i}`);
    add(15, -4600 - cents(i, 4), 'Payroll', 'Paychex', `PAYCHEX ${i}`);
  });
}
