/** Words that say together what moved, and as many texts that share them and say something else. */
import { describe, expect, test } from '@jest/globals';
import { categorize } from './categorize.ts';
import { Chart } from './chart.ts';
import { FileParties } from './file-parties.ts';

const chart = new Chart();

function check(way: 'in' | 'out', text: string, category: string, counterparty?: string): void {
  test(`${way}: ${text}`, () => {
    const found = categorize(text, way === 'in' ? 100_00 : -100_00);
    expect(chart.account(found.categoryNumber).name).toBe(category);
    if (counterparty !== undefined) expect(found.counterparty).toBe(counterparty);
  });
}

describe('who pays through a service that only passes money on', () => {
  check('in', 'OAKMONT FUNERAL HOME BILL.COM DES:PAYMENT MAY STATEMENT', 'Sales - Invoiced', 'Oakmont Funeral Home');
  check('in', 'NORDHAL SOFTWARE INC BILL.COM DES:PAYMENT ID:0204 INV 1087', 'Sales - Invoiced', 'Nordhal Software');
  check('in', 'PARKSIDE HOA MELIO DES:PAYMENT INV 88', 'Sales - Invoiced', 'Parkside HOA');
  check('in', 'HONEYBOOK INC DES:TRANSFER ID:ST-H2B9', 'Service Income', 'HoneyBook');
  check('in', 'SHUTTERSTOCK INC DES:CONTRIB PAY ID:CTR', 'Service Income');
  check('in', 'BROKERBIN SALE WIRE 22 USED DELL SWITCHES', 'Sales - Invoiced');
  check('out', 'BILL.COM MONTHLY SUBSCRIPTION', 'Software Subscriptions', 'Bill.com');
  check('in', 'ACH CREDIT BILL.COM REFUND', 'Software Subscriptions', 'Bill.com');
  check('in', 'BILL.COM LLC DES:PAYABLES OAKMONT DENTAL INV 22', 'Sales - Invoiced');
  check('out', 'HONEYBOOK INC SAN FRANCISCO CA', 'Software Subscriptions', 'HoneyBook');
  check('in', 'HONEYBOOK REFUND', 'Software Subscriptions', 'HoneyBook');
  check('out', 'SHUTTERSTOCK* SUBSCRIPTION 866-663-3954 NY', 'Software Subscriptions', 'Shutterstock');
  check('in', 'DELL MARKETING LP RETURN 22', 'Equipment', 'Dell');
});

describe('what an insurer pays', () => {
  check('in', 'STATE FARM DES:CLAIM 412 ELM HAIL', 'Other Income');
  check('in', 'WEST BEND MUTUAL DES:CLAIM WATER DMG', 'Other Income');
  check('in', 'SENTRY INSURANCE DES:CLAIM PMT THEFT 04-19', 'Other Income');
  check('in', 'RAIN AND HAIL LLC DES:CROP INDEM', 'Other Income');
  check('in', 'MEDICAL MUTUAL CLAIM PYMT', 'Service Income');
  check('in', 'AETNA DES:HCCLAIMPMT', 'Service Income');
  check('in', 'DELTA DENTAL OF CA CLAIM PMT', 'Service Income');
  check('in', 'LOSS PREVENTION PARTNERS LLC INV 2211', 'Sales - Invoiced');
  check('out', 'STATE FARM INSURANCE PREMIUM', 'Insurance');

  test('again and again, it is what a body shop is paid', () => {
    const rows = Array.from({ length: 4 }, (_, place) => ({ description: `STATE FARM CLAIM ${20_000 + place}`, amountMinor: 900_00 + place, category: null, counterparty: null }));
    const read = new FileParties().readAll(() => rows).at(-1)!;
    expect(chart.account(read!.categoryNumber).name).toBe('Service Income');
  });
});

describe('what suppliers give back', () => {
  check('in', 'ARDEN SHAPES CREDIT TAMPA FL', 'Uncategorized Expense');
  check('in', 'SYSCO NORTH TEXAS DES:VENDOR REB', 'Cost of Goods Sold', 'Sysco');
  check('in', 'AMEX OFFERS STMT CREDIT DELL', 'Uncategorized Expense');
  check('in', 'PILOT FLEET REBATE CREDIT 3321', 'Vehicle');
  check('in', 'VALLEY GROWERS COOP DES:PATRONAGE', 'Cost of Goods Sold');
  check('in', 'FARM CREDIT EAST DES:PATRONAGE', 'Other Income');
  check('in', 'MOBILE DEPOSIT CK 2281 DELTA CREDIT UNION AUSTIN TX', 'Sales - Invoiced');
  check('in', 'DIRECT CREDIT JONES ST LOUIS MO', 'Sales - Invoiced');
  check('in', 'BANK GIRO CREDIT HARTLEY LTD', 'Sales - Invoiced');
  check('in', 'ACH CREDIT PILOT FLEET SERVICES INV 3321', 'Sales - Invoiced');

  test('however often a rebate comes, it is no sale', () => {
    const rows = Array.from({ length: 6 }, (_, place) => ({ description: `PILOT FLEET REBATE CREDIT ${33_210 + place}`, amountMinor: 40_00 + place, category: null, counterparty: null }));
    expect(chart.account(new FileParties().readAll(() => rows).at(-1)!.categoryNumber).name).toBe('Vehicle');
  });
});

describe('supports, and what is sold once', () => {
  check('in', 'USDA TREAS 310 DES:FSA PAY ID:CFAP', 'Other Income');
  check('in', 'USDA NRCS DES:EQIP HIGH TUN', 'Other Income');
  check('in', 'RITCHIE BROS AUCTIONEERS WIRE IN LOT 4412', 'Other Income');
  check('in', 'ZELLE FROM GULF TINT CO USED LAMINATOR', 'Other Income');
  check('in', 'BAYSIDE SCRAP METAL CK 7714', 'Other Income');
  check('in', 'NEXAMP SOLAR DES:SITE LEASE', 'Other Income');
  check('in', 'USDA AMS COMMODITY PAY', 'Sales - Invoiced');
  check('in', 'FSA LOAN DISBURSEMENT', 'Loan Proceeds');
  check('in', 'OLD PRESS CAFE INV 2231', 'Sales - Invoiced');
  check('in', 'TRUCK SALES USED CARS LLC INV 40', 'Sales - Invoiced');
  check('in', 'OLD TRUCK MUSEUM DONATION', 'Donation Income');
  check('in', 'SCRAPBOOK SHOP DEPOSIT', 'Uncategorized Income');
});

describe('what comes back from customers, and what the bank takes for it', () => {
  check('out', 'TOAST DES:CHGBK ADJ ID:T1A', 'Refunds');
  check('out', 'ACH RETURNED CLIENT HARLAN AUTO R01', 'Refunds');
  check('out', 'RETURN CHK CSA SHARE 2210 NSF', 'Refunds');
  check('out', 'ZELLE TO SANDBOX EVENTS CXL DEP BACK', 'Refunds');
  check('out', 'RETURNED RENT PAYMENT EPAY R01 UNIT 3B', 'Refunds');
  check('out', 'REYES BEER DIV DES:BILLBACK ID:44121', 'Refunds');
  check('out', 'STRIPE DISPUTE FEE DP_4471', 'Bank Fees');
  check('out', 'RETURNED CHK FEE', 'Bank Fees');
  check('out', 'ACH RETURN FEE', 'Bank Fees');
  check('out', 'BRANDT LAW PLLC CLAIM DISPUTE 2231', 'Professional Fees');
  check('out', 'REFUND TO HARLAN LAW GROUP', 'Refunds');
  check('out', 'DEPOSIT BACKDROP STUDIO', 'Uncategorized Expense');
});

describe('taxes on wages, on property and on profit', () => {
  check('out', 'NYS DTF WT DES:TAX PAYMNT', 'Payroll');
  check('out', 'TX WORKFORCE COM DES:TWC-UI TAX', 'Payroll');
  check('out', 'IL DEPT EMPL SEC DES:IDES TAX', 'Payroll');
  check('out', 'FLA DEPT REVENUE DES:RT-6', 'Payroll');
  check('out', 'HMRC NDDS DD PAYE', 'Payroll');
  check('out', 'IRS USATAXPYMT 941 220411', 'Payroll');
  check('out', 'IRS DES:USATAXPYMT ID:HVUT 2290', 'Licenses & Permits');
  check('out', 'HARRIS COUNTY TAX DES:PROP TAX', 'Licenses & Permits');
  check('out', 'NE DEPT REVENUE DES:IFTA QTR1', 'Licenses & Permits');
  check('in', 'HMRC TAX-FREE CHILDC 110448TFC BGC', 'Service Income');
  check('in', 'EFT CREDIT HOLLOWAY LOGISTICS GST INCL', 'Sales - Invoiced');
  check('out', 'NYS DTF CT DES:TAX PAYMNT', 'Taxes');
  check('out', 'NYS DTF SALES DES:TAX PAYMNT', 'Taxes');
  check('out', 'IRS USATAXPYMT 220941188', 'Taxes', 'IRS');
  check('out', 'FLA DEPT REVENUE DES:CORP INC', 'Taxes');
  check('out', 'HMRC CORPORATION TAX', 'Taxes');
  check('out', 'PUBLIX VENICE FL 941-485-2211', 'Meals');
  check('in', 'HMRC VAT REPAYMENT', 'Taxes');
  check('out', 'EDDS CAFE', 'Meals');
});

describe('owners, before a transfer', () => {
  check('out', 'DIST TO MEMBERS NORTHGATE LLC Q2', 'Owner Draw');
  check('out', 'TRANSFER TO SHARE 8840 FAMILY LIVING', 'Owner Draw');
  check('out', 'OWNER DRAW WK 21 ONLINE XFER TO JOINT CHK 3308', 'Owner Draw');
  check('out', 'ONLINE TRANSFER TO J BLUE CHK 7741 JULY', 'Owner Draw');
  check('in', 'WIRE IN ORIG:R HOLLOW MEMBER CAPITAL', 'Owner Contribution');
  check('in', 'TRANSFER FROM PERSONAL CHK XX0917 LEAN MONTH', 'Owner Contribution');
  check('out', 'GLACIER BEER DIST CO 2210', 'Cost of Goods Sold');
  check('out', 'TRANSFER TO SHARE 02', 'Transfer');
  check('out', 'ONLINE TRANSFER TO CHK 7741', 'Transfer');
  check('out', 'ONLINE TRANSFER TO SAV 1182', 'Transfer');
  check('in', 'PERSONAL TRAINING SESSIONS DEPOSIT', 'Service Income');
});

describe('what is lent, kept by others, or kept at another bank', () => {
  check('out', 'WELLS FARGO CDF DES:DFS ACH ID:771204', 'Loan Payment');
  check('out', 'BREWERY FINANCE DES:EQUIP LN', 'Loan Payment');
  check('out', 'NAVY FED HELOC DES:INT PMT', 'Interest Expense');
  check('in', 'LANDSTAR RANGER DES:ESCROW RTN', 'Transfer');
  check('out', 'CASH/COIN ORDER CHANGE FUND BRANCH 0214', 'Transfer');
  check('out', 'ALLY BANK DES:P2P SAVINGS XX2290', 'Transfer');
  check('out', 'COIN ORDER FEE', 'Bank Fees');
  check('in', 'CHANGE ORDER 3 KITCHEN', 'Project Income');
  check('out', 'ALLY FINANCIAL AUTO PYMT', 'Loan Payment');
  check('in', 'FIRST AMERICAN ESCROW PAYOUT', 'Sales - Online');
});

describe('in banks\' and bookkeepers\' short forms', () => {
  check('in', 'TELLER CASH DEP OWNER CAP INJECTION', 'Owner Contribution');
  check('in', 'PARTNER CAP CONTRIB L ARDEN', 'Owner Contribution');
  check('in', 'ARDEN CAPITAL PARTNERS INV 2211', 'Sales - Invoiced');
  check('in', 'XFER FROM PERS CKG 7719', 'Owner Contribution');
  check('out', 'XFER TO PERS CKG 7719 WKLY', 'Owner Draw');
  check('out', 'NELNET STDNT LN DES:STUDNTLOAN', 'Owner Draw');
  check('in', 'ARDEN BANK RLOC ADVANCE 0041', 'Loan Proceeds');
  check('out', 'ARDEN BANK RLOC PAYDOWN 0041', 'Loan Payment');
  check('out', 'ARDEN BANK RLOC INT BILL 0041', 'Interest Expense');
  check('in', 'ARDEN EQUIP FIN DES:LN PROCEEDS', 'Loan Proceeds');
  check('in', 'MOBILE DEP ARDEN LOVE GRANT CK', 'Other Income');
  check('in', 'GRANT CONSTRUCTION LLC INV 2211', 'Sales - Invoiced');
  check('in', 'HERITAGE CRYSTAL USED OIL PICKUP PMT', 'Other Income');
  check('out', 'MERCHANT SVCS CHARGEBACK AMEX 4417', 'Refunds');
  check('out', 'MERCHANT SVCS CHARGEBACK FEE', 'Bank Fees');
  check('out', 'DEPOSITED ITEM RTND STOP PAY CK 118', 'Refunds');
  check('out', 'NC DEPT REVENUE DES:TAX PYMT NC-5', 'Payroll');
  check('out', 'NC DEPT REVENUE DES:TAX PYMT', 'Taxes');
  check('out', 'RECEIVER GENERAL PD7A EMPTX 0041', 'Payroll');
  check('out', 'OHIO BUS GATEWAY DES:PTE EST IT4738', 'Taxes');
});
