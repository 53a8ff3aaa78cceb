/** Who pays through a service that only passes money on, where a bank prints the payer before it: "GRACE FUNERAL HOME BILL.COM DES:PAYMENT". */
import { REFERENCE } from './bank-text.ts';
import { channelAtStart } from './payment-channels.ts';

const FORWARDERS = ['BILL COM', 'BILLCOM', 'MELIO', 'MELIO PAYMENTS', 'AVIDXCHANGE', 'AVIDPAY', 'PAYMODE X', 'PAYMODE', 'CORPAY', 'TIPALTI', 'PLOOTO', 'COUPA', 'SAP ARIBA', 'NVOICEPAY', 'ROUTABLE', 'VEEM'].map((name) => name.split(' '));
/** By which the channel tables know that the service's name is followed by the payer's. */
const FROM_PAYER = ['PAYMENT', 'FROM'];

/** The service first, as other banks print it; a text that begins with it, or has only the bank's own words before it, stays as it is. For money in. */
export function forwarderFirst(words: readonly string[]): readonly string[] {
  for (let place = 1; place < words.length; place += 1) {
    const forwarder = FORWARDERS.find((name) => name.every((word, at) => words[place + at] === word));
    if (forwarder && namesPayer(words.slice(0, place))) return ['BILL', 'COM', ...FROM_PAYER, ...words.slice(0, place), ...words.slice(place + forwarder.length)];
  }
  return words;
}

function namesPayer(before: readonly string[]): boolean {
  const channel = channelAtStart(before)?.words.length ?? 0;
  return before.slice(channel).some((word) => word !== REFERENCE && word.length > 1);
}
