/** A transfer to or from an account that is called by a person's initial and surname: the owner's own, unlike one that is called by its kind alone. */
import { besidesBanksWords } from './sent-to.ts';

const TRANSFER = new Set(['TRANSFER', 'XFER', 'TFR', 'TRF']);
const ACCOUNT = new Set(['CHK', 'CHKG', 'CHECKING', 'CK', 'SAV', 'SAVINGS', 'ACCT', 'ACCOUNT']);
const LEAST_SURNAME = 3;

/** "ONLINE TRANSFER TO J BLUE CHK # JULY". */
export function isPersonsAccount(words: readonly string[]): boolean {
  const start = words.slice(0, 4).findIndex((word, place) => TRANSFER.has(word) && (words[place + 1] === 'TO' || words[place + 1] === 'FROM'));
  if (start < 0) return false;
  const [initial = '', surname = '', ...rest] = words.slice(start + 2);
  return initial.length === 1 && initial !== '#' && surname.length >= LEAST_SURNAME && ACCOUNT.has(rest[0] ?? '') && besidesBanksWords([surname]).length > 0;
}
