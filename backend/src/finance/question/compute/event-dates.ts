/** "Revenue since we got the loan": the day of what happened stands in the ledger, and takes its place in the question. */
import { dateInWords } from '../../local-date.ts';
import { LEDGER_EVENTS, type LedgerEvent } from '../interpret/lexicon/ledger-events.ts';
import type { Subject } from '../plan.ts';
import type { Books } from './books.ts';
import { pageOf } from './books.ts';

export interface Dated {
  readonly text: string;
  /** When it happened, as a sentence. */
  readonly notes: readonly string[];
}

const EVER: Subject['period'] = { from: '0001-01-01', to: '9999-12-31', label: '', unit: 'all' };

/** "What have we paid back since we took out the loan": on that loan. */
const PAID_BACK = /\b(?:paid|pay|paying) (?:back|off|down) $|\b(?:repaid|repay) $/i;

/** Only where one day is told of: of two loans nobody knows which is meant. */
export async function withEventDates(text: string, books: Books): Promise<Dated> {
  for (const event of LEDGER_EVENTS) {
    const said = new RegExp(String.raw`\b(since|before|after)(?: when| the (?:day|time|moment)(?: that)?)? ${event.happened.source}`, 'i').exec(text);
    const day = said && await onlyDay(event, books);
    const what = said && event.role === 'loan' && PAID_BACK.test(text.slice(0, said.index)) ? 'on the loan ' : '';
    if (said && day) return { text: `${text.slice(0, said.index)}${what}${said[1] ?? 'since'} ${day}${text.slice(said.index + said[0].length)}`, notes: [`${event.note} ${dateInWords(day)}.`] };
  }
  return { text, notes: [] };
}

async function onlyDay({ role, direction }: LedgerEvent, books: Books): Promise<string | null> {
  const { entries, count } = await pageOf({ metric: 'movement', filters: { roles: [role], direction }, period: EVER }, 'oldest', 2, books);
  const [first, ...others] = entries;
  return first !== undefined && count <= 2 && others.every(({ date }) => date === first.date) ? first.date : null;
}
