/** Texts as banks of other countries print them: what moved comes before how it was sent, and wages before both. */
import { describe, expect, test } from '@jest/globals';
import { Chart } from './chart.ts';
import { categorize } from './categorize.ts';

const chart = new Chart();

function check(way: 'in' | 'out', text: string, category: string, counterparty?: string | null): void {
  test(`${way}: ${text}`, () => {
    const found = categorize(text, way === 'in' ? 100_00 : -100_00);
    expect(chart.account(found.categoryNumber).name).toBe(category);
    if (counterparty !== undefined) expect(found.counterparty).toBe(counterparty);
  });
}

describe('Australia and New Zealand', () => {
  check('out', 'Transfer to xx0163 NetBank Wages Josh', 'Payroll');
  check('out', 'Transfer to xx0163 CommBank app Mia pay', 'Payroll');
  check('out', 'Transfer to xx0163 CommBank app Mia Chen', 'Uncategorized Expense', 'Mia Chen');
  check('out', 'Transfer to xx0163 CommBank', 'Transfer', 'Own Account');
  check('in', 'Transfer from xx3041 NetBank', 'Transfer', 'Own Account');
  check('out', 'ANZ INTERNET BANKING FUNDS TFR TRANSFER 123456 TO MIA NGUYEN', 'Uncategorized Expense', 'Mia Nguyen');
  check('out', 'WITHDRAWAL MOBILE 1234567 PYMT MIA NGUYEN WAGES', 'Payroll', 'Mia Nguyen');
  check('out', 'INTERNET PAYMENT MIA NGUYEN 30 JUN', 'Uncategorized Expense', 'Mia Nguyen');
  check('out', 'TRANSFER TO GST ACCOUNT', 'Transfer');
  check('out', 'BPAY TAX OFFICE PAYMENTS 551001', 'Taxes');
  check('out', 'CBUS SUPER BPAY 47625175', 'Payroll', 'Cbus');
  check('out', 'TOYOTA FINANCE AUS 58801589', 'Loan Payment');
  check('in', 'BILL PAYMENT FROM HUTT VALLEY DENTAL INV 2210', 'Sales - Invoiced', 'Hutt Valley Dental');
});

describe('what a word of a tax, a loan or a cash machine stands beside', () => {
  check('in', 'HMRC CHARITIES GIFT AID CLAIM', 'Donation Income');
  check('out', 'GIFT AID DONATION OXFAM', 'Donations');
  check('out', 'HMRC VAT', 'Taxes');
  check('out', 'RENTE LENING 12345', 'Interest Expense');
  check('out', 'RENTE EN AFLOSSING LENING', 'Loan Payment');
  check('in', 'RENTE SPAARREKENING', 'Interest Income');
  check('out', 'DARLEHENSZINSEN 03/2026', 'Interest Expense');
  check('out', 'ZINSEN U. TILGUNG DARLEHEN', 'Loan Payment');
  check('in', 'DARLEHEN AUSZAHLUNG', 'Loan Proceeds');
  check('in', 'PRIVEINLAGE', 'Owner Contribution');
  check('out', "RETRAIT DE L'EXPLOITANT", 'Owner Draw');
  check('out', 'RETRAIT DAB', 'Uncategorized Expense');
  check('in', 'AGRARBEIHILFE 2026', 'Other Income');
  check('in', 'RPA SFI23', 'Other Income');
  check('in', 'DEFRA SFI PAYMENT', 'Other Income');
  check('out', 'RPA SOFTWARE LTD', 'Software Subscriptions');
  check('out', 'CAMDEN COUNCIL BUSINESS RATES', 'Taxes');
  check('in', 'DEFRA INVOICE 4411', 'Sales - Invoiced');
  check('in', 'BEIHILFE RECHNUNG 4411 PATIENT MEYER', 'Sales - Invoiced');
  check('in', 'NNDR LTD INV 22', 'Sales - Invoiced');
  check('out', 'DARLEHENSZINSEN RATE 5', 'Loan Payment');
  check('out', 'INTERETS PRET ET CAPITAL', 'Loan Payment');
});

describe('Britain, Canada, South Africa, India', () => {
  check('in', 'FROM A/C 45973278 VIA MOBILE XFER', 'Transfer');
  check('out', 'TRANSFER TO BUSINESS SAVER 46262965', 'Transfer');
  check('in', 'MOBILE PAYMENT FROM S OYELARAN thank you', 'Sales - Invoiced', 'S Oyelaran');
  check('out', 'BLACK HORSE LTD DD 63146287', 'Loan Payment', 'Black Horse');
  check('out', 'PC MASTERCARD BILL PMT', 'Transfer');
  check('out', 'MERCHANT GROWTH ADVANCE 765429', 'Loan Payment', 'Merchant Growth');
  check('in', 'LULALEND FUNDS ADVANCED 090913', 'Loan Proceeds', 'Lulalend');
  check('out', 'FNB APP TRANSFER TO MONEY MAXIMISER', 'Transfer');
  check('out', 'TRF TO FD 438942542', 'Transfer');
  check('in', 'FD CLOSURE PROCEEDS 508726977', 'Transfer');
  check('out', 'EMI 24235028 CHQ S99062606 BAJAJ FINANCE', 'Loan Payment', 'Bajaj Finance');
  check('out', 'I/W CHQ RETURN KAUTILYA BOUTIQUE 630478', 'Refunds');
  check('out', 'SMS CHARGES QTR INCL GST', 'Bank Fees', null);
  check('in', 'UPI/CR/512345678901/ANJALI MEHTA/saree', 'Sales - Invoiced');
});

describe('German, French, Spanish, Dutch', () => {
  check('out', 'Überweisung Markus Thielemann Lohn/Gehalt 03/2025', 'Payroll');
  check('in', 'ÜBERTRAG VON SPARKONTO 118822', 'Transfer');
  check('out', 'RÜCKLASTSCHRIFT Demirel 802154', 'Refunds');
  check('out', 'Steuerberater Kunze & Partner Rechnung 6746', 'Professional Fees');
  check('out', 'Kontoführungsentgelt', 'Bank Fees');
  check('in', 'DEBLOCAGE PRET PROFESSIONNEL 661916', 'Loan Proceeds');
  check('out', 'REMBOURSEMENT PGE BPI FRANCE', 'Loan Payment');
  check('in', 'VIR DE COMPTE EPARGNE PRO', 'Transfer');
  check('in', 'APPORT COMPTE COURANT ASSOCIE FABRE', 'Owner Contribution');
  check('out', 'NÓMINA ANTONIO VEGA SEPTIEMBRE', 'Payroll');
  check('out', 'CUOTA PRESTAMO ICO 22109983', 'Loan Payment');
  check('out', 'TRASPASO A CUENTA AHORRO', 'Transfer');
  check('out', 'Qredits aflossing 2211', 'Loan Payment');
  check('out', 'Overboeking P Jansen privé opname', 'Owner Draw');
});

describe('what pays a shop is no card bill, what an office pays is no tax', () => {
  check('in', 'SYNCHRONY BANK DES:MTOT DEP ID:534812003', 'Sales - Retail');
  check('in', 'AMERICAN EXPRESS SETTLEMENT 5049302', 'Sales - Retail');
  check('out', 'SYNCHRONY BANK PAYMENT 5049302', 'Transfer');
  check('in', 'SYNCHRONY BANK PAYMENT 5049302', 'Transfer');
  check('out', 'SYNCHRONY BANK 5049302', 'Transfer');
  check('in', 'SYNCHRONY BANK HOME FUNDING 5049302 INSTALL', 'Service Income');
  check('in', 'GOODLEAP CONTRACTOR FUNDING 22001', 'Service Income');
  check('in', 'STATE TREASURER VENDOR PMT 22001', 'Sales - Invoiced');
  check('out', 'TREASURER STATE OF MAINE 22001', 'Taxes');
  check('out', 'LAKEVIEW LN SRV MTG PYMT 00021', 'Loan Payment');
});

describe('payments that only look like the business\' own, or like a purchase', () => {
  check('out', 'Zelle payment to Marcus Whitfield distribution', 'Owner Draw');
  check('out', 'GLACIER DISTRIBUTION 4412', 'Cost of Goods Sold');
  check('out', 'ONLINE TRANSFER TO WHITFIELD M EVERYDAY CHECKING XXXXX22', 'Owner Draw');
  check('out', 'CAPITAL ONE PRACTICE LOAN 00221', 'Loan Payment');
  check('out', 'TRANSFER TO PAYROLL ACCT 2211', 'Transfer');
  check('out', 'SECURITY DEPOSIT RETURN TENANT SMITH', 'Refunds');
  check('out', 'NSF RETURNED ITEM FEE', 'Bank Fees');
  check('out', 'REPAYMENT OF SHAREHOLDER LOAN M WHITFIELD', 'Owner Draw');
  check('in', 'MARRIOTT INTL ACH PMT 2211', 'Sales - Invoiced');
  check('in', 'NEFT-SWIGGY BUNDL TECHNOLOGIES-22', 'Sales - Online', 'Swiggy');
  check('in', 'Gutschrift Vodafone Erstattung Guthaben', 'Utilities');
  check('in', 'ACH CREDIT CREDIT FACTORY MOTOR PR', 'Cost of Goods Sold');
  check('in', 'CHERRY TECHNOLOGIES DES:FUNDING', 'Service Income');
  check('in', 'RTS FINANCIAL DES:FUNDING', 'Service Income');
  check('in', 'TRANSFER FROM SHARE 02', 'Transfer');
  check('out', 'BILL PAY CHASE VISA CARD', 'Transfer');
  check('in', 'CACFP REIMBURSEMENT QUALITY CARE', 'Service Income');
  check('in', 'INSURANCE REIMBURSEMENT STATE FARM', 'Insurance');
  check('in', 'KROGER CO DES:FINTECHEFT', 'Sales - Wholesale');
  check('out', 'TFR M ROSSI PERSONAL', 'Owner Draw');
});
