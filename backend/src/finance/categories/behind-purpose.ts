/** Whom a text names behind what the payment is for: "CONTRACTOR PAYMENT JUNE ALVAREZ", "RENT PAYMENT FOUNDRY BUILDING LLC". */
import { REFERENCE } from './bank-text.ts';
import { LEGAL_FORMS, NAMELESS, NAME_ENDS, wordSet } from './counterparty-words.ts';

/** Roles and things paid for. One alone can begin a name ("CLIENT EARTH"), so that an act has to stand with it. */
const PURPOSES = wordSet(`
  CLIENT CUSTOMER CONTRACTOR SUBCONTRACTOR SUBCONTRACT FREELANCER FREELANCE SUPPLIER VENDOR TENANT LANDLORD EMPLOYEE LOAN MORTGAGE RENT RENTAL OFFICE SHOP WORKSHOP
  WAREHOUSE STUDIO LEASE EQUIPMENT INSURANCE INVOICE INV SALARY WAGES WAGE PAYROLL COMMISSION RETAINER PROJECT CONSULTING EXPENSE EXPENSES SERVICE BONUS CLAIM CATERING EVENT WEDDING BOOTH CHAIR
  OWNER OPERATOR SHAREHOLDER MEMBER PARTNER DIRECTOR LOHN GEHALT PRIVATENTNAHME PRIVATEINLAGE EINLAGE RETAINAGE RETENTION CAM
  SALAIRE LOYER MIETE BUEROMIETE LADENMIETE LAGERMIETE HUUR SALARIS NOMINA ALQUILER KREDITRATE DARLEHENSRATE BUERO KANTOOR
  JANUAR FEBRUAR MAERZ JUNI JULI OKTOBER DEZEMBER JANVIER FEVRIER JUIN JUILLET AOUT SEPTEMBRE OCTOBRE NOVEMBRE DECEMBRE JANUARI FEBRUARI MAART
  ENERO FEBRERO MARZO JUNIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE HONORAIRES GEWERBEMIETE`);
const ACTS = wordSet(`
  PAYMENT PAYMENTS PMT PYMT REFUND REPAYMENT REIMBURSEMENT REIMB DEPOSIT PRINCIPAL INTEREST PREMIUM INSTALLMENT INSTALMENT RELEASE CHARGES INCOME RENT LEASE FEE FEES PAYOUT DRAW DISTRIBUTION CONTRIBUTION DIVIDEND SETTLEMENT`);
/** What else follows such words, and begins no name. */
const NOBODY = wordSet(`
  JAN JANUARY FEB FEBRUARY MAR MARCH APR APRIL MAY JUN JUNE JUL JULY AUG AUGUST SEP SEPT SEPTEMBER OCT OCTOBER NOV NOVEMBER DEC DECEMBER WEEK PERIOD QUARTER
  UNIT SUITE ROOM OFFICE OFFICES WAREHOUSE STORAGE SHOP STUDIO BUILDING KITCHEN PREMISES SPACE BUSINESS TERM LINE EQUIPMENT VEHICLE VAN TRUCK AUTO CAR NET GROSS STAFF TEAM
  EMPLOYEES EMPLOYEE WORKERS COMP COMPENSATION HEALTH LIFE GENERAL PROFESSIONAL LIABILITY PROPERTY COMMERCIAL CHARGED CHARGE CHARGES OFF PER AND THE RECEIVED SENT
  DUE LATE EARLY EXTRA PARTIAL FULL ADVANCE STATE CITY COUNTY FEDERAL CORPORATE INCOME SMALL PRINCIPAL RATE NOTICE REVERSED REVERSAL BOUNCED FAILED OVERPAYMENT
  PERSONAL CHECKING SAVINGS TRANSFER ACCOUNT CAPITAL EQUITY YEAR END ACH WIRE ZELLE ONLINE MOBILE`);
/** These are months, and names of people. */
const FIRST_NAMES = wordSet('JUNE APRIL MAY AUGUST');
/** Where a purpose is said in one of these languages, these are months and no first names, and what begins with "van" is a name. */
const ABROAD = wordSet('LOHN GEHALT MIETE GEWERBEMIETE LADENMIETE BUEROMIETE LAGERMIETE SALAIRE LOYER HONORAIRES HUUR SALARIS NOMINA ALQUILER');
const MONTHS_ABROAD = wordSet('APRIL AUGUST SEPTEMBER NOVEMBER MAI MEI MARS MAYO AVRIL ABRIL JULIO');
/** These begin no company's name. */
const PLAIN = wordSet('RETAINER REIMBURSEMENT REIMB WAGES SALARY CONTRACTOR SUBCONTRACTOR FREELANCER LOHN GEHALT PRIVATENTNAHME PRIVATEINLAGE EINLAGE SALAIRE LOYER MIETE BUEROMIETE LADENMIETE LAGERMIETE GEWERBEMIETE HONORAIRES HUUR SALARIS NOMINA ALQUILER KREDITRATE DARLEHENSRATE');

/** The words of the name, none where nobody is named behind a purpose; null where the text does not begin with one. */
export function behindPurpose(words: readonly string[]): readonly string[] | null {
  const start = words.findIndex((word) => !PURPOSES.has(word) && !ACTS.has(word) && word !== REFERENCE && word !== 'TO' && word !== 'FROM' && word !== 'CHECK');
  if (start <= 0) return null;
  const heads = words.slice(0, start);
  const isAbroad = heads.some((word) => ABROAD.has(word));
  const isMonth = isAbroad && MONTHS_ABROAD.has(words[start]!) && beginsName(words.slice(start + 1));
  const rest = words.slice(isMonth ? start + 1 : start);
  if (isAbroad && rest[0] === 'VAN' && rest.length > 1) return rest;
  if (beginsName(rest)) return isPurpose(heads) || (NAMELESS.has(heads[0] ?? '') && rest.some((word) => LEGAL_FORMS.has(word))) ? rest : null;
  return isPurpose(heads) ? [] : null;
}

function isPurpose(heads: readonly string[]): boolean {
  const hasAct = heads.some((word, place) => ACTS.has(word) && (place > 0 || !PURPOSES.has(word)));
  return PLAIN.has(heads[0] ?? '') || (hasAct && heads.some((word) => PURPOSES.has(word)));
}

function beginsName(rest: readonly string[]): boolean {
  const [first = '', second = ''] = rest;
  if (LEGAL_FORMS.has(second)) return isOfName(first) && !NOBODY.has(first);
  return [first, second].every(isOfName) && (!NOBODY.has(first) || (FIRST_NAMES.has(first) && !NOBODY.has(second)));
}

function isOfName(word: string): boolean {
  return word !== '' && word !== REFERENCE && !/^\d+$/.test(word) && !NAMELESS.has(word) && !NAME_ENDS.has(word) && !LEGAL_FORMS.has(word);
}
