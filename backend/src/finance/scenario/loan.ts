/** An annuity loan: level instalments in arrears, interest on what is still owed. */
import type { LoanLever } from './lever.ts';

export interface Instalment {
  readonly interestMinor: number;
  readonly principalMinor: number;
}

/** Below it the formula loses its digits, and the interest is no cent. */
const SMALLEST_RATE = 1e-9;

/**
 * The level payment A = P·r / (1 − (1 + r)^−n) with r = yearly rate / 12 (the present value of an ordinary annuity; e.g. Brealey, Myers & Allen,
 * "Principles of Corporate Finance", ch. 2), rounded to whole minor units; without interest P / n.
 */
export function instalmentMinor({ principalMinor, annualRatePercent, termMonths }: LoanLever): number {
  const rate = annualRatePercent / 1200;
  return Math.round(rate < SMALLEST_RATE ? principalMinor / termMonths : (principalMinor * rate) / (1 - (1 + rate) ** -termMonths));
}

/** Interest is rounded each month; the last instalment takes what rounding left, so that the principal is paid back to the cent. */
export function instalments(loan: LoanLever): Instalment[] {
  const level = instalmentMinor(loan);
  const plan: Instalment[] = [];
  let owedMinor = loan.principalMinor;
  for (let number = 1; number <= loan.termMonths; number++) {
    const interestMinor = Math.round((owedMinor * loan.annualRatePercent) / 1200);
    const principalMinor = number === loan.termMonths ? owedMinor : Math.min(owedMinor, level - interestMinor);
    plan.push({ interestMinor, principalMinor });
    owedMinor -= principalMinor;
  }
  return plan;
}

/** What it costs in all beyond the principal. */
export const totalInterestMinor = (loan: LoanLever): number => instalments(loan).reduce((sum, { interestMinor }) => sum + interestMinor, 0);
