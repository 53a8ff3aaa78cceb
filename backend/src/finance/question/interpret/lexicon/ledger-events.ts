/** Events that a row of the ledger tells the day of: "since we got the loan". Add a line to teach one. */
import type { AccountRole } from '../../../ledger/entry.ts';

export interface LedgerEvent {
  /** What happened, behind "since", "before" or "after". */
  readonly happened: RegExp;
  readonly role: AccountRole;
  readonly direction: 'in' | 'out';
  /** What the note says of it, before the day. */
  readonly note: string;
}

const THE = '(?:the|our|my|that|this|a)';
const LOAN = String.raw`(?:[a-z0-9]+ )?(?:loan|loan money|loan proceeds)`;

export const LEDGER_EVENTS: readonly LedgerEvent[] = [
  {
    happened: new RegExp(String.raw`(?:(?:we|i|they|the company|the business) (?:had |have )?(?:first )?(?:got|get|took(?: out| on| up)?|taken out|received|drew(?: down)?|were given|was given|landed|secured) ${THE} ${LOAN}|(?:we|i) borrowed(?: ${THE} money| money)?|(?:taking|taking out|getting|receiving) ${THE} ${LOAN}|${THE} ${LOAN} (?:came in|came through|was paid out|paid out|arrived|landed|was funded|got funded|funded|was drawn|hit the account|hit our account|hit the bank)|${THE} ${LOAN}(?= ?[?.!,]|$))`, 'i'),
    role: 'loan', direction: 'in', note: 'The loan came in on',
  },
  {
    happened: new RegExp(String.raw`(?:(?:we|i|the owner|the owners) (?:put|injected|invested|contributed) (?:in )?(?:our|my|the|their|his|her|some)?(?: own)? ?(?:money|capital|cash|savings)(?: in| into the (?:business|company))?|the (?:owner contribution|capital injection)(?: came in)?)`, 'i'),
    role: 'owner', direction: 'in', note: 'The owner’s money came in on',
  },
];
