/** What is noted behind a name and is none of it: "TQL CARRIER PAY", "PAWSTAY GUEST REFUND", "A MENDES LOCUM", "TRINITY HVAC WARRANTY REIMBURSEMENT". */
import { REFERENCE } from './bank-text.ts';
import { endsAsCompany } from './company-heads.ts';
import { SMALL_WORDS, wordSet } from './counterparty-words.ts';

/** No name holds these: it ends wherever they stand. */
const NEVER_OF_NAME = wordSet(`
  DAMAGED DEFECTIVE OVERBILLED OVERPAID OVERCHARGE OVERCHARGED UNDERPAID MISBILLED CHARGEBACK CHARGEBACKS DISPUTED DEDUCTION REFUNDED REVERSAL REVERSED REISSUED
  RECONCILIATION RMA DESC DESCR SUBSCRIPT SUBSCR INSTALLMNT NEBENKOSTEN GUTHABEN GUTSCHRIFT DD UMSATZSTEUER ABSCHLAGSZAHLUNG VORAUSZAHLUNG`);
/** Together they begin a note, though each may be of a name: FUNERAL DIRECTORS, KEYLESS ENTRY. */
const PAIRS: ReadonlySet<string> = new Set(['ENTRY DESCR', 'DIRECTORS LOAN', 'DIRECTOR LOAN', 'QUICK PAY', 'TRUE UP', 'TUNE UP', 'BUSINESS LICENSE', 'BUSINESS LICENCE', 'DOWN PAYMENT', 'PAST DUE', 'BOOTH RENT', 'BOOTH DEPOSIT', 'CHAIR RENT', 'WARRANTY REIMBURSEMENT', 'WARRANTY CREDIT', 'WARRANTY REIMB',
  'LIABILITY INSURANCE', 'LIABILITY INS', 'MALPRACTICE INSURANCE', 'SALES TAX', 'PROPERTY TAX', 'TAX REFUND', 'TAX PAYMENT', 'WATER BILL', 'GAS BILL', 'PHONE BILL', 'SECURITY DEPOSIT', 'KEY DEPOSIT', 'SHORT SHIP', 'CE COURSE']);
/** A number behind these says where somebody sits or for when it is, and not who. */
const NUMBERED = wordSet('UNIT SUITE STE LOT BAY BLDG WEEK WK');

/** Two words and more make a name without these at its end. */
const NOTES = wordSet(`
  REIMBURSEMENT REBATE CLAIM CLAIMS ADJUSTMENT ADJ CORRECTION OVERAGE SHORTAGE RETURNED RETURNS DUPLICATE RENEWAL UPGRADE REORDER RESTOCK REPRINT STMT STATEMENT TRUEUP DRAWINGS
  LICENSE LICENCE PERMIT DIVIDEND PERSONAL LOCUM OVERTIME BONUS MILEAGE EXPENSE EXPENSES TIPS STIPEND TIMESHEET MIETE BEITRAG ZELLE VENMO ACH EFT BACS BGC BBP DDR FPO FPI STO WIRE SWIFT CHECK CHEQUE CONTRACT SPONSORSHIP AP CAM NNN
  JAN JANUARY FEB FEBRUARY MARCH APR APRIL MAY JUN JUNE JUL JULY AUG AUGUST SEP SEPT SEPTEMBER OCT OCTOBER NOV NOVEMBER DEC DECEMBER`);
/** Behind an initial and a surname these are no firm's: "F WALSH CAPITAL". */
const BEHIND_PERSONS = wordSet('CAPITAL FOUNDER FUNDS INTRODUCED DIRECTOR');
/** For or from whom an act is: before it they are no part of a name. */
const SUBJECTS = wordSet('VENDOR SUPPLIER CARRIER CUSTOMER CLIENT BUYER GUEST PATIENT TENANT AP CLAIM CLAIMS MERCH MEMBERSHIP');
const ACTS = wordSet(`
  PAY PMT PYMT PMTS PAYMENT PAYMENTS PAYOUT PAYOUTS REFUND REFUNDS RETURN RETURNS CREDIT DEBIT FEE FEES DEPOSIT DEP REIMB REIMBURSEMENT DEDUCTION SETTLEMENT REMITTANCE
  RENEWAL DUES`);
/** What a company lets: before its rent they are no part of its name, as "OAK STUDIO RENT" has it. */
const PREMISES = wordSet('STUDIO OFFICE SHOP WORKSHOP WAREHOUSE YARD SUITE UNIT ROOM CLINIC CLASSROOMS KITCHEN STORE DOCK');
const RENT = wordSet('RENT RENTAL LEASE');
/** Also what is bought and how it is done: many names end so, and where the shorter name is known these only say what it was for. */
const BEHIND_KNOWN_NAMES = wordSet(`
  PACKAGING PARTS MATERIALS MATERIAL SUPPLIES FREIGHT LOAD LOADS BALANCE DISCOUNT WARRANTY COMMISSION FUNDING ADVANCE SETUP RUSH DELIVERY LABOR LABOUR REGISTRATION FILING EVENT PLAN SPRING SUMMER
  FALL AUTUMN WINTER HOLIDAY EXTRA SPECIAL BULK RESTOCKING CORE SAMPLE SAMPLES UNIT ROOM BOOTH DIRECTORS ELECTRIC RECHARGE LATE MISSING WRONG SHORT SOFTWARE UTILITY WEEK
  VENDOR FEE AC REPAIRS INSPECTION TRAINING EMERGENCY CALLOUT GIFT COVER HOURS OVERAGES GUIDE GAS SESSION SESSIONS PHOTO PHOTOS PRODUCT BOOKING TOUR LESSON LESSONS CLASS JOB REPLACEMENT GRANT LISTING MEMBERSHIP COURSE CONSULTATION BROKEN BAD STORAGE COMMERCIAL DELIVERED UPGRADES ADDITIONAL
  DESIGN DESIGNS PRINT PRINTS PRINTING CLICK CLICKS METER COPIES PLATES PROOFS`);

const LEAST_WORDS = 2;

/** Whether a name ends before this word, whatever stands before it. */
export function endsAnyName(word: string, next = ''): boolean {
  return NEVER_OF_NAME.has(word) || PAIRS.has(`${word} ${next}`) || (NUMBERED.has(word) && (next === REFERENCE || /^\d+$/.test(next)));
}

/** Whether these words, in capitals, may be noted behind a name that stands by itself elsewhere. */
export function beginsNote(word: string): boolean {
  return NOTES.has(word) || BEHIND_KNOWN_NAMES.has(word) || SUBJECTS.has(word);
}

/** Cuts the notes off a name's end. `behind`: the word before which it ends. */
export function withoutNotes(names: readonly string[], behind = ''): readonly string[] {
  let rest = names;
  let next = behind;
  while (rest.length > 1 && endsInNote(rest, next)) {
    next = rest.at(-1) ?? '';
    rest = rest.slice(0, -1);
  }
  return rest;
}

/** "INSTITUTE OF CLAIMS" goes on behind its "of". */
function endsInNote(names: readonly string[], next: string): boolean {
  const last = names.at(-1) ?? '';
  const before = names.at(-2) ?? '';
  if (SMALL_WORDS.has(before) || before === '&') return false;
  return (SUBJECTS.has(last) && ACTS.has(next)) || (PREMISES.has(last) && RENT.has(next) && endsAsCompany(names.slice(0, -1))) || (names.length > LEAST_WORDS && (NOTES.has(last) || (names[0]?.length === 1 && BEHIND_PERSONS.has(last))));
}
