/** Payments that come to us: without such words a payment is one that the business makes. */
export const PAID_TO_US = /\b(received|incoming|to us|from (customers?|clients?|them|others)|paid us|pay us|pays us|com(e|es|ing) in|came in|(we|i) (got|get|took)|in and out|both ways|either way)\b|\bpayments? in (?=over|above|of|between|under|below|more|at)|\bpayments? in$/;
