/** What the sample company pays from its checking account: people, premises, taxes, the loan and the owner. */
import type { Chance } from './chance.ts';
import type { PlannedRow, SampleMonth } from './sample-row.ts';

/** The second designer starts in this month. */
const HIRE_INDEX = 10;
const RENT_RISE_INDEX = 12;
/** The helper had more to do than ever in the last whole month. */
const BUSY_INDEX = 26;
const LOAN_PAYMENT_MINOR = 98_000;
/** Quarterly estimates are due in these months. */
const TAX_MONTHS = [1, 4, 6, 9];
/** Heating and cooling, January first. */
const POWER_MINOR = [31_200, 29_800, 25_400, 20_100, 17_600, 19_900, 24_300, 25_800, 21_700, 18_200, 22_600, 29_500];

export function accountCostsOf(month: SampleMonth, chance: Chance): PlannedRow[] {
  return [...people(month, chance), ...premises(month), ...taxes(month), ...loan(month), ...owner(), ...bank(month)];
}

function people({ index }: SampleMonth, chance: Chance): PlannedRow[] {
  const netMinor = index < HIRE_INDEX ? 785_000 : 1_045_000;
  const rows = [15, 28].flatMap((day) => [
    { day, description: 'GUSTO PAYROLL NET', amountMinor: -netMinor, category: 'Payroll' },
    { day, description: 'GUSTO TAX', amountMinor: -Math.round(netMinor * 0.26), category: 'Payroll' },
  ]);
  const helpMinor = index === BUSY_INDEX ? 690_000 : chance.around(210_000, 40);
  const helper = { day: 21, description: 'CONTRACTOR PAYMENT JUNE ALVAREZ', amountMinor: -helpMinor, category: 'Subcontractors' };
  return [...rows, helper];
}

function premises({ index, monthOfYear }: SampleMonth): PlannedRow[] {
  return [
    { day: 1, description: 'RENT PAYMENT FOUNDRY BUILDING LLC', amountMinor: index < RENT_RISE_INDEX ? -385_000 : -405_000, category: 'Rent' },
    { day: 11, description: 'PG&E WEB PAYMENT', amountMinor: -(POWER_MINOR[monthOfYear - 1] ?? 20_000), category: 'Utilities' },
    { day: 12, description: 'COMCAST BUSINESS', amountMinor: -12_900, category: 'Utilities' },
    { day: 13, description: 'VERIZON WIRELESS', amountMinor: -21_240, category: 'Utilities' },
    { day: 7, description: 'HISCOX INSURANCE', amountMinor: -16_850, category: 'Insurance' },
    { day: 10, description: 'BENCH ACCOUNTING', amountMinor: -34_900, category: 'Professional Fees' },
  ];
}

function taxes({ index, monthOfYear }: SampleMonth): PlannedRow[] {
  const federal = { day: 15, description: 'IRS USATAXPYMT', amountMinor: -450_000 - index * 5_000, category: 'Taxes' };
  const state = { day: 15, description: 'FRANCHISE TAX BOARD PAYMENT', amountMinor: -80_000, category: 'Taxes' };
  return [...(TAX_MONTHS.includes(monthOfYear) ? [federal] : []), ...(monthOfYear === 4 ? [state] : [])];
}

/** The same payment every month, of which the interest grows smaller. */
function loan({ index }: SampleMonth): PlannedRow[] {
  const interestMinor = 24_000 - index * 450;
  return [
    { day: 18, description: 'LOAN INTEREST PACIFIC COMMUNITY BANK', amountMinor: -interestMinor, category: 'Interest Expense' },
    { day: 18, description: 'LOAN PRINCIPAL PACIFIC COMMUNITY BANK', amountMinor: interestMinor - LOAN_PAYMENT_MINOR, category: 'Loan Payment' },
  ];
}

function owner(): PlannedRow[] {
  return [{ day: 26, description: 'OWNER DRAW', amountMinor: -500_000, category: 'Owner Draw' }];
}

function bank({ monthOfYear }: SampleMonth): PlannedRow[] {
  const wire = { day: 20, description: 'WIRE TRANSFER FEE', amountMinor: -3_000, category: 'Bank Fees' };
  return [{ day: 28, description: 'MONTHLY SERVICE FEE', amountMinor: -2_500, category: 'Bank Fees' }, ...(monthOfYear % 3 === 0 ? [wire] : [])];
}
