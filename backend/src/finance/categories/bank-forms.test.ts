/** Forms of bank texts whose words say another thing elsewhere: what is caught, and what holds the same words and must not be. */
import { describe, expect, test } from '@jest/globals';
import { Chart } from './chart.ts';
import { categorize } from './categorize.ts';
import { CERTAIN_ENOUGH } from './confidence.ts';

const chart = new Chart();
const read = (description: string, sign: '+' | '-') => {
  const { categoryNumber, counterparty, confidence } = categorize(description, sign === '+' ? 100_00 : -100_00);
  return { category: chart.account(categoryNumber).name, counterparty, isSure: confidence >= CERTAIN_ENOUGH };
};

describe('the category', () => {
  test.each<readonly [sign: '+' | '-', text: string, category: string]>([
    // A name made of other words, and those words.
    ['-', 'HUMAN INTEREST 401K CONTRIB', 'Payroll'],
    ['-', 'LOAN INTEREST DEBIT 0382', 'Interest Expense'],
    ['-', 'PRINCIPAL LIFE 401K CONTRIB', 'Payroll'],
    ['-', 'FIRST NATIONAL LOAN PRINCIPAL PMT 112233', 'Loan Payment'],
    ['-', 'COMPANIES HOUSE CONFIRMATION STATEMENT', 'Licenses & Permits'],
    // Interest alone, and with what is paid back.
    ['-', 'FIRST EQUIPMENT FINANCE INTEREST', 'Interest Expense'],
    ['-', 'KEY BANK EQUIPMENT NOTE 8812 PRIN & INT', 'Loan Payment'],
    ['-', 'KFW ZINSEN', 'Interest Expense'],
    ['+', 'ZINSEN', 'Interest Income'],
    ['-', 'ZINSEN UND TILGUNG DARLEHEN 12', 'Loan Payment'],
    ['+', 'KREDIT AUSZAHLUNG', 'Loan Proceeds'],
    ['+', 'MERCURY TREASURY YIELD', 'Interest Income'],
    // Own cards and accounts.
    ['-', 'MASTERCARD ABRECHNUNG', 'Transfer'],
    ['-', 'VISA REPAYMENT', 'Transfer'],
    ['-', 'TO TREASURY', 'Transfer'],
    ['+', 'FROM CURRENT', 'Transfer'],
    ['+', 'VON GESCHAEFTSKONTO', 'Transfer'],
    ['+', 'PAYMENT RECEIVED', 'Transfer'],
    ['+', 'PAYMENT RECEIVED FROM OAK AND ASH LTD', 'Sales - Invoiced'],
    ['+', 'ACH CREDIT CURRENT MEDIA LLC INV 12', 'Sales - Invoiced'],
    // What customers get back.
    ['-', 'SHOPIFY PAYMENTS CUSTOMER RETURNS', 'Refunds'],
    ['-', 'VHI CLAWBACK', 'Refunds'],
    ['-', 'DOORDASH ORDER ADJUSTMENT', 'Refunds'],
    ['-', 'HUMANA INS CO RECOUPMENT', 'Refunds'],
    ['-', 'DOORDASH ORDER 8812', 'Meals'],
    // The owner, and a house with the same word.
    ['+', 'D ORTIZ CAPITAL', 'Owner Contribution'],
    ['+', 'WIRE D OKAFOR FOUNDER CAPITAL', 'Owner Contribution'],
    ['+', 'WIRE IN BLUE HARBOR CAPITAL', 'Sales - Invoiced'],
    // Who pays for a treatment, and a damage that was insured.
    ['+', 'PETSURE CLAIM PAYMENT', 'Service Income'],
    ['+', 'INSURANCE CLAIM PAYMENT TRAVELERS', 'Other Income'],
    ['+', 'CASH PAID IN AT POST OFFICE', 'Sales - Retail'],
    ['-', 'POST OFFICE COUNTER 12 LEEDS', 'Shipping'],
    // What is leased.
    ['-', 'PITNEY BOWES LEASE', 'Shipping'],
    ['-', 'CRESTMARK EQUIP FIN LEASE PYMT', 'Equipment'],
    ['-', 'CRESTMARK EQUIP FIN LOAN PYMT', 'Loan Payment'],
    ['-', 'SUSTAINABLE HARVEST GREEN COFFEE', 'Cost of Goods Sold'],
    ['-', 'CARIBOU COFFEE 1402', 'Meals'],
    ['-', 'ACH RUIZ TRUCKING LEASE ON', 'Subcontractors'],
    ['-', 'HARBORVIEW TOWER OFFICE LEASE', 'Rent'],
    ['-', 'LEASING COMMISSION CBRE', 'Professional Fees'],
    ['-', 'BAYLINE TOWING SUBLET TOW 998716', 'Subcontractors'],
    ['-', 'LINDQVIST MACHINE SHOP SUBLET HEAD WORK 25161', 'Subcontractors'],
    ['-', 'HAWTHORN STUDIO SUBLET JUNE', 'Rent'],
    // Who ate, where one shows what one sells.
    ['-', 'DUNKIN CREW BREAKFAST', 'Meals'],
    ['-', 'OREGON BEER FESTIVAL BOOTH', 'Advertising'],
    ['-', 'CONSULTING SUMMIT REGISTRATION LAS VEGAS NV', 'Dues & Training'],
    ['-', 'BRIGHT CONSULTING INV 221', 'Professional Fees'],
    ['-', 'GRAINGER 329879807 SHOP SUPPLIES', 'Office Supplies'],
    // A town in Portugal, and postage in Germany.
    ['-', 'PORTO DEUTSCHE POST 12', 'Shipping'],
    ['-', 'STATE OF NJ DIV TAX NJWEB8291', 'Taxes'],
    ['-', 'CITY OF MYRTLE BEACH ACCOMMODATIONS TAX', 'Taxes'],
    ['-', 'LATE CHARGE LOAN 551', 'Bank Fees'],
    ['+', 'ANGI SERVICES CREDIT ADJ', 'Uncategorized Expense'],
  ])('%s %s', (sign, text, category) => {
    expect(read(text, sign).category).toBe(category);
  });

  test('a city in a name is no postage', () => {
    expect(read('SEPA KERAMIKA PORTO LDA', '-').category).not.toBe('Shipping');
  });
});

describe('what a text does not tell waits for the owner', () => {
  test.each<readonly [sign: '+' | '-', text: string]>([
    ['-', 'TRANSFER TO ALEX'], ['-', 'ZELLE TO MARK TAYLOR'], ['-', 'VENMO BARBER'], ['-', 'ZELLE TO MATTHEW CLARK'], ['+', 'PAYMENT RECEIVED'], ['+', 'D ORTIZ CAPITAL'], ['-', 'NORDLICHT CREDIT NOTE'], ['-', 'CHECK 10182'], ['-', 'GRAINGER 00128'],
  ])('%s %s', (sign, text) => {
    expect(read(text, sign).isSure).toBe(false);
  });
});

describe('the name', () => {
  test.each<readonly [sign: '+' | '-', text: string, name: string | null]>([
    // A trade that a company is called after, and what a payment is for.
    ['+', 'ACH CREDIT CASTELLAN INSURANCE GROUP RETAINER INV 1001-13', 'Castellan Insurance Group'],
    ['+', 'ACH CREDIT HARVEST CATERING LLC INV 22', 'Harvest Catering'],
    ['-', 'PETROVA BOOKKEEPING BOOKKEEPING INV 8253', 'Petrova Bookkeeping'],
    ['-', 'ACME INSURANCE PREMIUM', 'Acme'],
    ['+', 'ACH CREDIT NORTHWIND TRADERS CATERING INV 9', 'Northwind Traders'],
    ['+', 'ACH CREDIT RUIZ MOBILE MECHANIC INV 12', 'Ruiz Mobile Mechanic'],
    ['-', 'SMITH MOBILE PAYMENT 22', 'Smith'],
    // A word that begins names as well as the bank's own texts.
    ['-', 'ACH DEBIT MERCHANT EXCHANGE OFFICES RENT 2024-05', 'Merchant Exchange Offices'],
    ['-', 'MERCHANT SERVICES FEE 12', null],
    ['+', 'DAILY SALES 12', null],
    // Other languages.
    ['-', 'LOHN/GEHALT MAERZ Lena Brandt', 'Lena Brandt'],
    ['-', 'Ueberweisung Gehalt April Tobias Lorenz', 'Tobias Lorenz'],
    ['-', 'WAGES APRIL JONES', 'April Jones'],
    ['-', 'NOMINA ABRIL LUCIA FERRER', 'Lucia Ferrer'],
    ['-', 'NOMINA JULIO MARTINEZ', 'Julio Martinez'],
    ['-', 'VIR SEPA SALAIRE MARTIN CLAIRE', 'Martin Claire'],
    ['-', 'HUUR KANTOOR VAN DIJK VASTGOED', 'Van Dijk Vastgoed'],
    ['-', 'SEPA KERAMIKA PORTO LDA', 'Keramika Porto'],
    // Those who pass money on, and what they charge.
    ['+', 'BILL.COM LLC ACME MANUFACTURING INV #1042', 'Acme Manufacturing'],
    ['-', 'BILL.COM LLC BILLING FEES', 'Bill.com'],
    ['-', 'WISE US INC SHENZHEN BRIGHT TRADING CO INVOICE', 'Shenzhen Bright Trading'],
    ['+', 'MELIO DEPOSIT FROM TARRAGON CAPITAL INV 22', 'Tarragon Capital'],
    ['+', 'FOREIGN WIRE CREDIT KAWAMURA SEISAKUSHO CO LTD', 'Kawamura Seisakusho'],
    ['-', 'FP M OSEI REF 22', 'M Osei'],
    ['-', 'CASTLE WATER DD', 'Castle Water'],
  ])('%s %s: %s', (sign, text, name) => {
    expect(read(text, sign).counterparty).toBe(name);
  });
});
