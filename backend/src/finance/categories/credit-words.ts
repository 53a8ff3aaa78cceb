/** Words by which a text of money in says that somebody who was paid gives part of it back: a return, a rebate, a cooperative's patronage. */
import { STATES } from './counterparty-words.ts';
import { plainLetters } from './plain-letters.ts';

const CREDIT_WORD = /^(REFUND\w*|RETURN\w*|REVERSAL|REVERSED|REBATE\w*|REB|REIMBURS\w*|RTN|REFND|REFD|RFND|CREDT|PATRONAGE|STORNO|AVOIR|RETOURE|ERSTATTUNG|RUECKERSTATTUNG|RUECKZAHLUNG|REMBOURSEMENT|REMBT|REMB|DEVOLUCION|TERUGBETALING|TERUGGAAF|RIMBORSO)$/;
/** What one is paid back for is often what one is paid for: only beside other rows can it be told. */
const REPAID_WORD = /^REIMBURS\w*$/;
/** Behind a word, "credit" is a note of it; before one it is a kind of house. */
const NOTED = new Set(['DESCR', 'CREDIT', 'STMT', 'STATEMNT', 'VENDOR', 'SUPPLIER', 'LOYALTY', 'PROMO', 'OFFER', 'OFFERS', 'FUEL', 'CORE', 'VOLUME', 'WARRANTY', 'STORE']);
const HOUSES = new Set(['UNION', 'CORP', 'CARD', 'CARDS', 'ACCEPTANCE', 'BUREAU', 'FACTORY', 'SUISSE', 'SERVICES', 'ONE', 'KARMA']);
const PAIRS = new Set(['CO OP ADV', 'CO OP ADVERT', 'CO OP FUNDS', 'CO OP REIMB', 'COOP ADV', 'COOP ADVERT', 'COOP FUNDS', 'MKT DEV FUNDS', 'MDF PAYMENT', 'MDF FUNDS', 'VENDOR ALLOWANCE', 'BILL CREDIT', 'ACCOUNT CREDIT ADJ']);
/** A lender's patronage is a share of its profit: nobody bought anything. */
const LENDERS = new Set(['CREDIT', 'AGRIBANK', 'COBANK', 'AGFIRST', 'AGCREDIT']);

export function saysCredit(words: readonly string[]): boolean {
  return words.some((word, place) => isCreditWord(word, words) || isNoted(words, place) || PAIRS.has(words.slice(place, place + 3).join(' ')) || PAIRS.has(words.slice(place, place + 2).join(' ')));
}

/** Without doubt: whatever else the file says, the text itself speaks of something given back. */
export function saysNothingButCredit(words: readonly string[]): boolean {
  return saysCredit(words) && !words.some((word) => REPAID_WORD.test(word));
}

function isCreditWord(word: string, words: readonly string[]): boolean {
  return CREDIT_WORD.test(plainLetters(word)) && !(word === 'PATRONAGE' && words.some((other) => LENDERS.has(other)));
}

function isNoted(words: readonly string[], place: number): boolean {
  const [before = '', word, behind = ''] = [words[place - 1], words[place], words[place + 1]];
  if (word === 'MEMO' || word === 'NOTE') return before === 'CREDIT';
  if (word !== 'CREDIT') return false;
  return NOTED.has(before) || /^ADJ(USTMENT)?$/.test(behind) || (place > 0 && isBeforeTown(words.slice(place + 1)));
}

/** "POLYMERSHAPES CREDIT TAMPA FL": a card's slip of a return, with the shop's town. */
function isBeforeTown(behind: readonly string[]): boolean {
  const town = behind.filter((word) => word !== '#');
  return town.length >= 2 && town.length <= 3 && STATES.has(town.at(-1)!) && !HOUSES.has(town[0]!);
}
