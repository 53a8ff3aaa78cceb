import { describe, expect, test } from '@jest/globals';
import { Chart } from './chart.ts';
import { categorize } from './categorize.ts';

const chart = new Chart();
/** `amount` tells only the direction. */
function check(description: string, amount: 'in' | 'out', category: string, counterparty: string | null): void {
  test(`${amount}: ${description}`, () => {
    const found = categorize(description, amount === 'in' ? 100_00 : -100_00);
    expect([chart.account(found.categoryNumber).name, found.counterparty]).toEqual([category, counterparty]);
  });
}

describe('customers and processors', () => {
  check('SQUARE INC DES:SQ240101 ID:T3ABCDE12345 DEPOSIT', 'in', 'Sales - Retail', 'Square');
  check('TOAST DES:DEP 03/04 TST-1234567', 'in', 'Sales - Retail', 'Toast');
  check('BANKCARD 8076 MTOT DEP 5182938471', 'in', 'Sales - Retail', null);
  check('STRIPE TRANSFER ST-A1B2C3D4E5', 'in', 'Sales - Online', 'Stripe');
  check('SHOPIFY DES:TRANSFER ID:ST-88812', 'in', 'Sales - Online', 'Shopify');
  check('AMAZON.C*MKTPLC PMTS', 'in', 'Sales - Online', 'Amazon Marketplace');
  check('PAYPAL TRANSFER 1029384756', 'in', 'Sales - Online', 'PayPal');
  check('ACH CREDIT NORTHWIND TRADERS LLC INV 2031', 'in', 'Sales - Invoiced', 'Northwind Traders');
  check('WIRE IN BLUE HARBOR CAPITAL RETAINER MARCH', 'in', 'Consulting Income', 'Blue Harbor Capital');
  check('ZELLE FROM DANIEL ORTIZ KITCHEN REMODEL', 'in', 'Project Income', 'Daniel Ortiz Kitchen');
  check('FASTER PAYMENTS RECEIPT REF.INV-221 FROM OAK AND ASH LTD', 'in', 'Sales - Invoiced', 'Oak and Ash');
  check('ACH CREDIT WHOLE EARTH MARKETS', 'in', 'Sales - Invoiced', 'Whole Earth Markets');
  check('MOBILE DEPOSIT 03/04', 'in', 'Uncategorized Income', null);
});

describe('refunds and credits', () => {
  check('STRIPE CUSTOMER REFUND RE-99AA88BB', 'out', 'Refunds', 'Stripe');
  check('REFUND TO JANE COOPER ORDER 10021', 'out', 'Refunds', 'Jane Cooper');
  check('STAPLES 00112 RETURN CREDIT', 'in', 'Office Supplies', 'Staples');
  check('ADOBE REFUND', 'in', 'Software Subscriptions', 'Adobe');
  check('LUMBER CITY SUPPLY REFUND 8812', 'in', 'Cost of Goods Sold', 'Lumber City Supply');
});

describe('owner, loans, interest, taxes', () => {
  check('ONLINE TRANSFER TO SAM LEE OWNER DRAW 8831227', 'out', 'Owner Draw', 'Sam Lee');
  check('DEPOSIT OWNER CONTRIBUTION', 'in', 'Owner Contribution', null);
  check('FIRST NATIONAL LOAN PRINCIPAL PMT 112233', 'out', 'Loan Payment', 'First National');
  check('FIRST NATIONAL LOAN INTEREST 112233', 'out', 'Interest Expense', 'First National');
  check('SBA LOAN DISBURSEMENT', 'in', 'Loan Proceeds', 'SBA');
  check('INTEREST PAYMENT 2025-03', 'in', 'Interest Income', null);
  check('IRS USATAXPYMT EFTPS 2234556677', 'out', 'Taxes', 'IRS');
  check('HMRC VAT 123456', 'out', 'Taxes', 'HMRC');
  check('FINANZAMT MUENCHEN UST 03/25', 'out', 'Taxes', 'Finanzamt');
});

describe('what a trade sells on', () => {
  check('BAYVIEW COLOUR LAB 88120', 'out', 'Cost of Goods Sold', 'Bayview Colour Lab');
  check('TALLIS SOIL & BARK 4471', 'out', 'Cost of Goods Sold', 'Tallis Soil & Bark');
  check('HARTWELL PERENNIALS 4471', 'out', 'Cost of Goods Sold', 'Hartwell Perennials');
  check('ZELLE TO ANA PRADO SECOND SHOOTER 1182', 'out', 'Subcontractors', 'Ana Prado');
  check('PIXELKIND EDITING SUBSCRIPTION 1182', 'out', 'Software Subscriptions', 'Pixelkind Editing');
  check('BRIGHTCUT VIDEO EDITING LLC 1182', 'out', 'Subcontractors', 'Brightcut Video Editing');
});

describe('transfers between own accounts', () => {
  check('ONLINE TRANSFER TO SAV ...4410 TRANSACTION#: 1029384756', 'out', 'Transfer', 'Own Savings Account');
  check('CHASE CREDIT CRD AUTOPAY PPD ID: 4760039224', 'out', 'Transfer', 'Own Credit Card');
  check('AUTOMATIC PAYMENT - THANK YOU', 'in', 'Transfer', 'Own Credit Card');
  check('Payment Thank You-Mobile', 'in', 'Transfer', 'Own Credit Card');
  check('AMEX EPAYMENT ACH PMT W4120', 'out', 'Transfer', 'Own Credit Card');
  check('TRANSFER FROM CHK ...1182', 'in', 'Transfer', 'Own Account');
  check('TRANSFER 2281933', 'out', 'Transfer', null);
  check('TRANSFER MIKE KOWALSKI 6', 'out', 'Uncategorized Expense', 'Mike Kowalski');
  check('WIRE TRANSFER FEE', 'out', 'Bank Fees', null);
});

describe('costs', () => {
  check('GUSTO PAYROLL 123456 NORTH STUDIO', 'out', 'Payroll', 'Gusto');
  check('ADP WAGE PAY 88123', 'out', 'Payroll', 'ADP');
  check('ACH DEBIT HARRISON PROPERTIES LLC RENT 2025-03', 'out', 'Rent', 'Harrison Properties');
  check('WEWORK 118 MONTHLY', 'out', 'Rent', 'WeWork');
  check('PG&E WEB ONLINE BILLPAY 123456789', 'out', 'Utilities', 'PG&E');
  check('COMCAST BUSINESS INTERNET 12345678', 'out', 'Utilities', 'Comcast');
  check('INTUIT *QBOOKS ONLINE CL.INTUIT.COM', 'out', 'Software Subscriptions', 'QuickBooks');
  check('GOOGLE *GSUITE_STUDIO CC GOOGLE.COM CA', 'out', 'Software Subscriptions', 'Google Workspace');
  check('AMAZON WEB SERVICES AWS.AMAZON.CO WA', 'out', 'Software Subscriptions', 'Amazon Web Services');
  check('FIGMA MONTHLY RENEWAL', 'out', 'Software Subscriptions', 'Figma');
  check('GOOGLE ADS1234567890 CC GOOGLE.COM', 'out', 'Advertising', 'Google Ads');
  check('FACEBK *ABCDE12345 MENLO PARK CA', 'out', 'Advertising', 'Meta Ads');
  check('UPS *000012AB34 ATLANTA GA', 'out', 'Shipping', 'UPS');
  check('HISCOX INC INSURANCE PREM 8892', 'out', 'Insurance', 'Hiscox');
  check('MONTHLY SERVICE FEE 2025-03', 'out', 'Bank Fees', null);
  check('SQ *BLUE DOOR COFFEE PORTLAND OR', 'out', 'Meals', 'Blue Door Coffee');
  check('TST* EL FARO TAQUERIA 0044', 'out', 'Meals', 'El Faro Taqueria');
  check('SOUTHWEST AIR 5262198837712 DALLAS TX', 'out', 'Travel', 'Southwest Airlines');
  check('UBER *TRIP HELP.UBER.COM', 'out', 'Travel', 'Uber');
  check('UBER *EATS PENDING', 'out', 'Meals', 'Uber Eats');
  check('SHELL OIL 57442 SACRAMENTO CA', 'out', 'Vehicle', 'Shell');
  check('AMZN MKTP US*A1B2C3D4E AMZN.COM/BILL WA', 'out', 'Office Supplies', 'Amazon');
  check('MILLER & VANCE LLP LEGAL SERVICES', 'out', 'Professional Fees', 'Miller & Vance');
  check('MILLER & VANCE LLP LEASE DISPUTE 4471', 'out', 'Professional Fees', 'Miller & Vance');
  check('NORTHGATE CAPITAL COPIER LEASE 220', 'out', 'Equipment', 'Northgate Capital Copier');
  check('DISPUTE VISA 4471', 'out', 'Refunds', 'Dispute');
  check('RIVERSIDE HVAC REPAIR 221', 'out', 'Repairs & Maintenance', 'Riverside HVAC');
  check('SYSCO PORTLAND OR 1234567', 'out', 'Cost of Goods Sold', 'Sysco');
  check('84 LUMBER 0332 BOISE ID', 'out', 'Cost of Goods Sold', '84 Lumber');
  check('ZELLE TO MARCO DIAZ SUBCONTRACTOR FRAMING', 'out', 'Subcontractors', 'Marco Diaz');
  check('UPWORK ESCROW REF 99182', 'out', 'Subcontractors', 'Upwork');
  check('DIRECT DEBIT PAYMENT TO BRITISH GAS BUSINESS', 'out', 'Utilities', 'British Gas');
  check('CARD PAYMENT TO TESCO STORES 3311 ON 04-03-2025', 'out', 'Office Supplies', 'Tesco');
  check('CHECK 1043', 'out', 'Uncategorized Expense', null);
});

describe('ways of paying in and of paying bills', () => {
  check('MOBILE CHECK DEPOSIT HOLLIS RESIDENCE PROGRESS PMT 2', 'in', 'Project Income', 'Hollis Residence');
  check('REMOTE DEPOSIT CAPTURE HOLLIS DENTAL GROUP', 'in', 'Sales - Invoiced', 'Hollis Dental Group');
  check('ONLINE DEPOSIT 1123 OF 1', 'in', 'Uncategorized Income', null);
  check('ATM CHECK DEPOSIT 02/03 1200 MAIN ST', 'in', 'Uncategorized Income', null);
  check('LOCKBOX DEPOSIT 22 HARRIS COUNTY SCHOOLS', 'in', 'Sales - Invoiced', 'Harris County Schools');
  check('CHECK # 2231 SUMMIT ROOFING INC', 'out', 'Subcontractors', 'Summit Roofing');
  check('ONLINE BILL PAY KELLER HVAC SERVICES 8812', 'out', 'Repairs & Maintenance', 'Keller HVAC');
  check('SEPA GUTSCHRIFT WEBER HANDEL GMBH RE 2024-11', 'in', 'Sales - Invoiced', 'Weber Handel');
});

describe('the party behind a bank or a payment service', () => {
  check('FEDWIRE CREDIT VIA: WELLS FARGO BANK/121000248 B/O: ORION LABS INC REF: INV 221', 'in', 'Sales - Invoiced', 'Orion Labs');
  check('WT FED#00021 BANK OF AMERICA /ORG=TITAN ROBOTICS INC SRF# 2024', 'in', 'Sales - Invoiced', 'Titan Robotics');
  check('WIRE OUT DATE:240412 TRN:2024041200 BNF:SHENZHEN TEXTILE CO LTD ID:8812', 'out', 'Cost of Goods Sold', 'Shenzhen Textile');
  check('BOOK TRANSFER CREDIT B/O: HALE AND DORR LLP', 'in', 'Sales - Invoiced', 'Hale and Dorr');
  check('BILL.COM PAYMENT HARBOR LIGHTS INV 22', 'in', 'Sales - Invoiced', 'Harbor Lights');
  check('BILL.COM PAYMENT 8812311', 'in', 'Sales - Invoiced', 'Bill.com');
  check('BILL.COM PAYMENT TO GREENLEAF STUDIO INV 212', 'out', 'Cost of Goods Sold', 'Greenleaf Studio');
  check('FAIRE WHOLESALE PAYOUT LITTLE FERN SHOP ORDER 22AB', 'in', 'Sales - Wholesale', 'Little Fern Shop');
  check('ACH CREDIT SPECTRUM HEALTH PARTNERS INV 22', 'in', 'Sales - Invoiced', 'Spectrum Health Partners');
});

describe('what the bank says beside a name', () => {
  check('DELTA DENTAL CLAIM PMT 88211', 'in', 'Service Income', 'Delta Dental');
  check('DELTA DENTAL DES:PREMIUM ID:8821', 'out', 'Insurance', 'Delta Dental');
  check('LAWPAY DES:FEES ID:MW1 INDN:WENDYS LAW OFFICE CO ID:4172564259 CCD', 'out', 'Bank Fees', 'LawPay');
  check('SHOPIFY DES:TRANSFER ID:ST-1 INDN:NORTH STUDIO CO ID:4713558992 CCD', 'in', 'Sales - Online', 'Shopify');
  check('HOUSECALL PRO PAYOUTS 251105 K9FE4JK', 'in', 'Service Income', 'Housecall Pro');
  check('HOUSECALL PRO 858-842-5746 CA', 'out', 'Software Subscriptions', 'Housecall Pro');
  check('INTUIT 41938746 DEPOSIT 250501', 'in', 'Sales - Invoiced', 'QuickBooks');
  check('CAPITAL ONE MOBILE PYMT', 'in', 'Transfer', 'Own Credit Card');
  check('VISA CREDIT CARD ONLINE PAYMENT 81734 TRANSFER TO CARD ENDING 4411', 'out', 'Transfer', 'Own Credit Card');
  check('ACH PAYMENT DELGADO TRUCKING OWNER OPERATOR SETTLEMENT 118', 'out', 'Subcontractors', 'Delgado Trucking');
  check('ACH CORP DEBIT MOBILE PMT CAPITAL ONE', 'out', 'Transfer', 'Own Credit Card');
  check('AMERICAN EXPRESS DES:ACH PMT ID:W3203 INDN:WENDY WEEKS CO ID:1133133497', 'out', 'Transfer', 'Own Credit Card');
  check('ZELLE FROM VAUGHAN URSULA ON 05/16 REF #NW3NMK THANK YOU', 'in', 'Sales - Invoiced', 'Vaughan Ursula');
  check('TRANSFER TO MERCURY SAVINGS 2737', 'out', 'Transfer', 'Own Account');
  check('INTERNET BANKING TRANSFER DEPOSIT 470971246', 'in', 'Transfer', 'Own Account');
  check('CASHED/DEPOSITED ITEM RETN UNPAID 6071473', 'out', 'Refunds', null);
  check('RETURNED DEPOSITED ITEM FEE', 'out', 'Bank Fees', null);
  check('STATE COMPTRLR TEXNET 250520', 'out', 'Taxes', 'State Comptrlr Texnet');
  check('FORD MOTOR CR FORDCREDIT 250508', 'out', 'Loan Payment', 'Ford Credit');
  check('JOHN DEERE FINANCIAL LOAN INTEREST 763916', 'out', 'Interest Expense', 'John Deere Financial');
  check('AMZN MKTP US*AY93WBXX7 AMZN.COM/BILL WA', 'in', 'Office Supplies', 'Amazon');
  check('COMCAST DES:CUST REFND ID:PS8T98', 'in', 'Utilities', 'Comcast');
  check('WIRE IN BALTIKA MOBLER SIA CREDIT NOTE DAMAGED GOODS 8675', 'in', 'Cost of Goods Sold', 'Baltika Mobler Sia');
  check('CORPORATE ACH PREMIUM HIGHMARK INC DU9HSWQYX6', 'out', 'Insurance', 'Highmark');
  check('ONLINE TRANSFER FROM CHK 5359 IOLTA FEE TRANSFER', 'in', 'Service Income', 'Iolta');
  check('MOBILE CHECK DEPOSIT BOOTH RENT OWEN TOLBERT', 'in', 'Rental Income', 'Owen Tolbert');
});

describe('costs whose words could mislead', () => {
  check('CLOVER FEES MERCHANT BANKCD DISCOUNT 2281', 'out', 'Bank Fees', 'Clover');
  check('VERIZON CONNECT GPS FLEET', 'out', 'Software Subscriptions', 'Verizon Connect');
  check('UNITED 0162233445566 HOUSTON TX', 'out', 'Travel', 'United Airlines');
  check('ENTERPRISE RENT-A-CAR', 'out', 'Travel', 'Enterprise');
  check('CITY OF BOISE WATER', 'out', 'Utilities', 'City of Boise Water');
  check('CITY OF BOISE 8812', 'out', 'Licenses & Permits', 'City of Boise');
  check('CARD PAYMENT TO BP MERRY HILL', 'out', 'Vehicle', 'BP');
  check('AUCTANE SHIPSTATION 8812', 'out', 'Shipping', 'ShipStation');
  check('FREELANCE ANNA BELL', 'out', 'Subcontractors', 'Anna Bell');
  check('ACH DEBIT RIDGE ROOFING SUB PMT 88056', 'out', 'Subcontractors', 'Ridge Roofing Sub');
  check('ACH DEBIT LUMEN COPYWRITING', 'out', 'Uncategorized Expense', 'Lumen Copywriting');
  check('LUMEN TECHNOLOGIES BILL', 'out', 'Utilities', 'CenturyLink');
  check('SIXTH STREET DELI', 'out', 'Meals', 'Sixth Street Deli');
});
