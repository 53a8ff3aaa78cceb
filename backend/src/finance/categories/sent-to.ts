/** Whom a transfer's text names beside the bank's own words: "TRANSFER TO # COMMBANK APP MIA PAY" is Mia's pay, "TRANSFER TO # COMMBANK APP" the owner's other account. */
import { REFERENCE } from './bank-text.ts';

/** How it was sent, at the beginning of a text. */
const SENDING_WORD = /^(COMMBANK|NETBANK|APP|ANZ|INTERNET|ONLINE|MOBILE|BANKING|FUNDS|TRF|TFR|TRANSFER|XFER|FROM|TO|WITHDRAWAL|DEPOSIT|M|INT|IB)$/;
const APPLICATION = /^(COMMBANK|NETBANK)$/;
/** From so many on they are no part of a name. */
const LEAST_SENDING_WORDS = 2;
const BANKS_OWN_WORD = /^(FUNDS|M|IB|COMMBANK|NETBANK|APP|WESTPAC|ANZ|NAB|BANK|BANKING|INTERNET|ONLINE|MOBILE|LINKED|ACCOUNTS?|ACC|ACCT|TRNS|TRF|TFR|TRANSFER|XFER|FROM|TO|THE|OF|MY|OWN|OTHER|SAV|SAVINGS?|SAVER|CHECKING|CHEQUE|CURRENT|BUSINESS|BUS|CHK|INT|WITHDRAWAL|DEPOSIT|TAX|GST|BAS|RESERVE|BUFFER|PROVISION|ASIDE|SUPER|HOLIDAY|EMERGENCY|RAINY|DAY|FUND|MAXI|GOAL)$/;

/** Sent with a bank's application, as anybody is paid. */
export function isByApplication(words: readonly string[]): boolean {
  return words.some((word) => APPLICATION.test(word));
}

export function besidesBanksWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => word !== REFERENCE && !BANKS_OWN_WORD.test(word));
}

/** What follows the bank's words is the name; a text of nothing else stays as it is. */
export function withoutBanksWords(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word) => word !== REFERENCE && !SENDING_WORD.test(word));
  const sending = words.slice(0, start).filter((word) => word !== REFERENCE);
  return start > 0 && (sending.length >= LEAST_SENDING_WORDS || APPLICATION.test(sending[0] ?? '')) ? words.slice(start) : words;
}
