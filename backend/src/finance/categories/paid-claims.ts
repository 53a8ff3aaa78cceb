/** Claims that insurers pay: one now and then is for a damage of one's own, one after the other is the living of whoever repairs or treats what is insured. */
import { defaultAccount } from '../chart-of-accounts.ts';
import type { Categorized } from './categorize.ts';

const OTHER_INCOME = defaultAccount('Other Income').number;
const SERVICE_INCOME = defaultAccount('Service Income').number;
/** So many of them make a living. */
const LEAST_CLAIMS = 12;
/** From here on nobody is asked. */
const PLAIN_CLAIMS = 50;
const LIKELY = 60;
const PLAIN = 80;

export class PaidClaims {
  #count = 0;

  learn(read: Categorized): void {
    if (read.isOfClaim === true) this.#count += 1;
  }

  /** `judged`: what the text says beside the other rows of its party. */
  judge(judged: Categorized, { isOfClaim }: Categorized): Categorized {
    const isIncome = judged.categoryNumber === OTHER_INCOME || judged.categoryNumber === SERVICE_INCOME;
    if (isOfClaim !== true || !isIncome || this.#count < LEAST_CLAIMS) return judged;
    return { ...judged, categoryNumber: SERVICE_INCOME, confidence: this.#count >= PLAIN_CLAIMS ? PLAIN : LIKELY, isByOtherRows: true };
  }
}
