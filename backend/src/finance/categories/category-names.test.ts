/** What the names of other people's charts of accounts say: the role that decides whether money is revenue, a cost, or neither. */
import { describe, expect, test } from '@jest/globals';
import type { AccountRole } from '../ledger/entry.ts';
import { defaultAccount } from '../chart-of-accounts.ts';
import { normalizeCategoryName } from './category-names.ts';
import { Chart, roleOfName } from './chart.ts';
import { declareCategories } from './resolve-entry.ts';

/** Names as bookkeepers of many trades give them, one a slash. */
const NAMES: readonly (readonly [AccountRole, 'in' | 'out', string])[] = [
  ['cogs', 'out', 'Subcontractors - Owner Operators / Cost of Parts / Cost of Tires / Cost of Labor / Cost of Food / COGS - Beverage / Food Purchases / Beverage Purchases / Liquor Cost / Food & Beverage Cost / Parts & Materials / Job Materials / Lumber & Materials / Direct Labor / Inventory Purchases / Product Purchases / Retail Product Cost / Merchandise for Resale / Freight In / Packaging & Ingredients'],
  ['opex', 'out', "Freight & Delivery / Shipping & Postage / Capital Equipment / Distribution & Delivery / Owner's Health Insurance / Business Insurance / Health Insurance / Officer Salaries / Owner Salary / Partner Commissions / Referral Partner Fees / Payroll Taxes / Wages & Payroll Taxes / Tax & Accounting / Tax Preparation / Legal & Accounting / Loan Fees / Chargeback Fees / Rent / Rent or Lease / Booth Rent / Yard Rent / Utilities / Telephone & Internet / Office Supplies / Shop Supplies / Salon Supplies / Cleaning Supplies / Kitchen Supplies / Dental Supplies / Small Tools / Fuel / Gas & Oil / Vehicle Lease / Truck Repairs / Equipment Rental / Equipment Lease / Meals & Entertainment / Travel / Training & Education / Dues & Subscriptions / Licenses & Permits / Merchant Fees / Sales Commissions / Commissions / Booking Commissions / Royalties / Franchise Fees / Marketing / Sales & Marketing / Advertising & Promotion / Charitable Contributions / Donations / Employee Benefits / 401k Contributions / Pension Contributions / Superannuation / Workers Compensation / Uniforms / Laundry & Linen / Waste Disposal / Veterinary / Feed & Seed / Research & Development / Bad Debt / Depreciation / Hosting / Cloud & Hosting / Software & Load Boards / Stationery / Staff Costs / Motor Expenses / Premises Costs / Repairs & Renewals / Gift Cards & Rewards / Customer Rewards / Security / Postage / Printing / Inventory Software / Stock Photos / Return Shipping / Sales Tax Software / Bank Service Charges / Wire Fees / Savings Plan Contributions / Transfer Station Fees / Income Protection Insurance / Loan Servicing Fees / Principal's Office / Equity Training / Capital Improvements / Building Materials Storage"],
  ['tax', 'out', 'Income Tax / Property Tax / Sales Tax Payments / Estimated Tax Payments'],
  ['interest', 'out', 'Mortgage Interest / Credit Card Interest / Finance Charges / Interest & Finance Charges'],
  ['loan', 'out', 'SBA Loan / Equipment Loan Payments / Note Payable / Line of Credit Payment'],
  ['loan', 'in', 'Line of Credit Draw / Bank Loan Advance / PPP Loan'],
  ['owner', 'in', 'Owner Investment / Capital Contributions / Paid-in Capital'],
  ['owner', 'out', "Owner's Draw / Member Draw / Member Distributions / Partner Distributions / Shareholder Distributions / Director's Drawings / Personal Expenses / Personal / Dividends"],
  ['transfer', 'out', 'Transfer to Savings / Credit Card Payment / Internal Transfers / Sweep to Reserve'],
  ['transfer', 'in', 'Transfer from Savings'],
  ['revenue', 'in', 'Room Revenue / Food Sales / Membership Dues / Class Packages / Tuition / Tuition & Fees / Donations / Tithes & Offerings / Rental Income / Rent Received / Commission Income / Commissions Earned / Management Fees / Consulting / Service Calls / Grooming / Job Income / Contract Revenue / Fees for Service / Client Retainers / Ticket Sales / Subscription Revenue / Ad Revenue / Sponsorships / Etsy Sales / Amazon Payouts / Shopify Sales / Crop Sales / Egg Sales / Wedding Deposits / Freight Income - Brokers / Fuel Surcharge Income / Detention & Accessorial Income / Late Fees Collected / Insurance Reimbursements / Patient Payments / Copays / Sales - Grooming / Grooming Income / Returns Processing Income / Tax Preparation Fees / Tax Prep Income / Bookkeeping Fees / Loan Processing Income / Wholesale / Online Store / Dine-In / Takeaway / Catering / Private Lessons / Parking Revenue / Storage Unit Rentals / Equipment Rentals / Cost Reimbursement Income / Billable Expense Income / Reimbursed Expenses'],
  ['refund', 'out', 'Customer Refunds / Refunds & Returns / Sales Returns & Allowances / Discounts & Refunds / Client Refunds / Chargebacks'],
  ['other-income', 'in', 'Interest Earned / Cashback Rewards / Other Income / Dividend Income / Insurance Claim / Government Grant / Gain on Sale of Equipment'],
  ['cogs', 'out', 'Coaches (Cost of Services) / Technician Labor (COS) / Sublet Repairs / Subs / Inbound Freight / Sheet Music for Resale / Feeder Cattle Purchased'],
  ['interest', 'out', 'Int Exp / Van Int / Int. on Equip Note'],
  ['loan', 'in', 'LOC Proceeds / Amazon Lending Proceeds / Operating Note Advance'],
  ['loan', 'out', 'LOC Paydown / Mortgage Princ / Square Capital Loan Repayment'],
  ['owner', 'out', 'S-Corp Distributions / Stockholder Distributions / Family Living'],
  ['owner', 'in', 'Owner Contrib / Personal Funds In'],
  ['transfer', 'out', 'Amex Payment / Chase Card Payment / Pmt to Cap One Card'],
  ['revenue', 'in', 'Room Revenue - Direct / Rooms - Direct / Direct Bookings / Rooms (Booking.com) / Equipment Hire / Labour / Tickets / Wholesale Accounts / Freight Revenue / Reimbursable Expenses / Media Rebill / Progress Billings / Square Takings / Farmers Market'],
  ['revenue', 'out', 'Sales Discounts / Sales - In Store / Revenue Adjustments'],
  ['opex', 'out', 'Sales Team / Sales Travel / Revenue Management / Income Protection / Channel Commissions / Business Rates / Seasonal Staff'],
  ['cogs', 'out', 'Lumber & Sheet Goods / Contract Attorneys / Contract Instructors / Production Costs / Purchases - Parts / Cost of Sales - Food & Drink / Mulch Direct / Sub Contractor / Landscaping Sub-Contractors / Subcontracted Cleaning / Subcontract Staff'],
  ['other-income', 'in', 'Misc Income / Sundry Income'],
  ['tax', 'out', 'PAYE'],
  ['revenue', 'in', 'Sales (VAT 20%) / Sales GST Free / Sales ex VAT / Materials Charged Out / Materials / Merchandise / Taxi Fares / Airport Transfers / Tax Preparation / Tax Return Filing Services'],
  ['revenue', 'out', 'Discounts Given / Discounts Allowed'],
  ['refund', 'out', 'Returns / Credit Notes Issued / Returned Goods'],
  ['other-income', 'in', 'Subsidies / Wage Subsidy / Sale of Equipment / Disposal of Old Van / JobKeeper / Insurance Proceeds'],
  ['cogs', 'out', 'Direct Costs / Direct Wages / Direct Project Costs / Landed Costs / Job Expenses / Manufacturing Costs / Fish Purchases / Purchase of Grapes / Wet Stock / Bar Stock / Malt & Hops / Timber / Caskets / Import Duty on Goods'],
  ['opex', 'out', 'Interest Group Dues / Equity Research / Craft Materials / Marketing Materials / Tax Return Preparation / Office Purchases / Equipment Purchases / Amazon Purchases / Tax Consultant / Stock Control Software / Taxis / Airport Transfers / Capital Campaign Staff / Loan Advice'],
  ['tax', 'out', 'BAS Payment / ATO Payments / PAYG Instalments / TDS / SARS / Self Assessment / PST'],
  ['loan', 'out', 'HP Repayments / Hire Purchase Repayments / Mortgage / Repayment of Van Loan'],
  ['owner', 'in', 'Funds Introduced / Cash Introduced'],
  ['revenue', 'in', 'Loan Signings / Embryo Transfer Fees / Grant Writing Services / Subcontracting Income / Subcontract Work / Payroll Bureau / Drawing Classes / Capital Projects Income / Tax Workshops / Patient Transfer Services / Travel Recharged'],
  ['cogs', 'out', 'Goods / Wines & Spirits / Meat & Poultry / Fruit & Veg / Stock Bought / Subbies / 5010 Purchases'],
  ['opex', 'out', 'Inventory System / Merchandise Display Stands / Chargeback Protection / Direct Selling Costs / Subcontractor Insurance / Interest-free Credit Fees / Drawing Office Supplies / 401k Match'],
  ['tax', 'out', 'Income Tax - 2025 / Alcohol Duty / Excise Duty / 1040-ES'],
  ['owner', 'out', 'Distributions to Members / Profit Share - Partners / Home Expenses (personal) / 3010 Drawings'],
  ['owner', 'in', 'Share Issue / Cash Injection'],
  ['loan', 'out', 'Truck Note / Note Payment - Truck / Cash Advance Repayment'],
  ['other-income', 'in', 'Interest on Savings / Sundry Receipts'],
  ['transfer', 'out', 'Move to Reserve Account'],
  ['owner', 'out', 'Funds Out / Money Taken Out'],
  ['revenue', 'in', 'Card Processing Fees Earned / Loan Fees Earned / Service Charge Income / Service Charges Received / Private / Private Lessons / Fuel Sales / Advertising Income / Travel Income / Cash Takings / Repairs / Marketing'],
  ['opex', 'in', 'Travel / Travel & Subsistence / Advertising / Advertising & Marketing / Postage Costs / Bank Fees'],
  ['cogs', 'out', 'Steel / Structural Steel / Cut Flowers / Hardwood / Seafood / Production Wages / Factory Labour / Car Purchases'],
  ['opex', 'out', 'Office Flowers / Glass Repairs / Steel Toe Boots / Company Car Purchase / Production Insurance / Private Healthcare / CT Scans / Service Charges / Kitchen Wages'],
  ['tax', 'out', 'CT Payment / CT Liability / Corp Tax'],
  ['owner', 'out', 'DLA / DLA Repayment / Private Use / Private / Private Drawings'],
  ['owner', 'in', 'DLA / Private Use'],
  ['transfer', 'out', 'Cash to Till / Cash Banked / Cash to Bank'],
  ['transfer', 'in', 'Cash Banked / Cash from Till'],
];

describe.each(NAMES)('%s, money %s', (role, direction, names) => {
  test.each(names.split(' / '))('%s', (name) => expect(roleOfName(normalizeCategoryName(name), direction === 'in' ? 1 : -1)).toBe(role));
});

describe('a name of the own chart within another part of a statement', () => {
  test.each([
    ['Income:Rent', 1, 'Income: Rent', 'revenue'], ['Cost of Goods Sold:Shipping', -1, 'Cost of Goods Sold: Shipping', 'cogs'], ['Expenses:Rent', -1, 'Rent', 'opex'], ['Sales: Card', 1, 'Sales', 'revenue'], ['Income:Interest', 1, 'Interest Income', 'other-income'],
  ] as const)('%s', (name, netMinor, expected, role) => {
    const chart = new Chart();
    const account = chart.resolveCategory(name, netMinor);
    expect([account?.name, account?.role]).toEqual([expected, role]);
    expect(new Chart(chart.takeAdded()).resolveCategory(name, netMinor)?.name).toBe(expected);
  });
});

describe('a bare "Rent"', () => {
  const RENTAL_INCOME = defaultAccount('Rental Income').number;
  const found = (amounts: readonly number[], used: readonly number[] = []): (string | undefined)[] => {
    const chart = new Chart([], new Set(used));
    declareCategories(amounts.map((amountMinor) => ({ description: 'Rent', amountMinor, category: 'Rent', counterparty: null })), chart);
    return amounts.map((minor) => chart.resolveCategory('Rent', minor)?.name);
  };

  test('is that of a landlord where it comes in again and again', () => expect(found([900_00, 900_00])).toEqual(['Rental Income', 'Rental Income']));
  test('is a cost where any goes out, and where a deposit alone came back', () => {
    expect(found([-900_00, 950_00])).toEqual(['Rent', 'Rent']);
    expect(found([900_00])).toEqual(['Rent']);
  });
  test('is what the business has rows of already', () => {
    expect(found([900_00, -50_00], [RENTAL_INCOME])).toEqual(['Rental Income', 'Rental Income']);
    expect(found([900_00, 900_00], [defaultAccount('Rent').number])).toEqual(['Rent', 'Rent']);
  });
  test('is a cost among the expenses', () => expect(new Chart().resolveCategory('Expenses:Rent', 50_00)?.name).toBe('Rent'));
});

describe('a word that tells a role only where it is the whole name', () => {
  test.each([
    ['Income:Stationery', 1, 'revenue'], ['Sales:Postage', 1, 'revenue'], ['Revenue:Travel', 1, 'revenue'], ['Repairs:Glass', -1, 'opex'], ['Fuel:Wood', -1, 'opex'], ['Clinic:Private', -1, 'opex'],
    ['Stationery', 1, 'revenue'], ['Electricity', 1, 'revenue'], ['Electricity Costs', 1, 'opex'], ['DLA Piper', -1, 'opex'], ['DLA Loan', -1, 'owner'], ['Corp Tax Advice', -1, 'opex'],
  ] as const)('%s', (name, netMinor, role) => {
    const [leaf, ...parents] = name.split(':').map(normalizeCategoryName).toReversed();
    expect(roleOfName(leaf!, netMinor, parents.toReversed())).toBe(role);
  });
});

describe('a name within a part of a statement', () => {
  test.each([
    ['Cost of Goods Sold:Supplies', -1, 'cogs'], ['Income:Repairs', 1, 'revenue'], ['Expenses:Taxes:Property', -1, 'tax'], ['Expenses > Vehicle > Loan Interest', -1, 'interest'], ['Income:Discounts given', -1, 'revenue'], ['Interest:Van Loan', -1, 'interest'],
  ] as const)('%s', (name, netMinor, role) => expect(new Chart().resolveCategory(name, netMinor)?.role).toBe(role));
});
