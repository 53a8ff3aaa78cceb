/** Headings about the payout of many payments at once: neither its day nor its state is that of a payment. */
import { normalisedHeading } from './heading.ts';

const PAYOUT = /pay ?out|paid out|ausgezahlt|\bverse\b|pagad[oa]|pagato|uitbetaald|transferred|auszahl|versement|virement|uitbetal|utbetal|udbetal|wyplat|liquidacion|accredito|abono|repasse/;

export const isOfPayout = (heading: string): boolean => PAYOUT.test(normalisedHeading(heading));
