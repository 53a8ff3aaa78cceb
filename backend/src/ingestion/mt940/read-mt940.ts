/** Reads MT940 and MT942: any number of statements, pages of one statement put together, reversals, and both balances as a proof. */
import { currencyOfCode } from '../cells/currencies.ts';
import { calendarDate } from '../cells/dates.ts';
import type { ReadOptions } from '../csv/read-csv.ts';
import type { ReadingFailure, StatementReading } from '../statement.ts';
import { emptyContent, nameOf, rawText, type AccountStatement, type StatedContent } from '../stated/account-statement.ts';
import { decodeText } from '../stated/decode-text.ts';
import { exactMinor } from '../stated/exact-amount.ts';
import { handOver } from '../stated/hand-over.ts';
import { mt940Details } from './mt940-details.ts';
import { fullYear, mt940Line } from './mt940-line.ts';
import { mt940Fields, type Mt940Field } from './mt940-messages.ts';

export async function readMt940(bytes: Uint8Array, options: ReadOptions): Promise<StatementReading | ReadingFailure> {
  return handOver('mt940', await mt940Content(bytes), options);
}

export async function mt940Content(bytes: Uint8Array): Promise<StatedContent> {
  const { text, choice, damage } = await decodeText(bytes, null);
  const reader = new Mt940Reader();
  const fields = mt940Fields(text);
  fields.forEach((field, index) => reader.take(field, fields[index + 1] ?? null));
  reader.content.choices.push(choice);
  reader.content.repairs.push(...damage);
  return reader.content;
}

class Mt940Reader {
  readonly content: StatedContent = emptyContent();
  #account: string | null = null;
  #statement: AccountStatement | null = null;
  /** The statement before goes on: it ended with an intermediate balance. */
  #isPaged = false;

  /** `next` is the field behind this one: an :86: right after a :61: belongs to it. */
  take(field: Mt940Field, next: Mt940Field | null): void {
    switch (field.tag) {
      case '20': this.#statement = null; break;
      case '25': this.#account = field.text; break;
      case '60F': case '60M': this.#begin(field); break;
      case '34F': this.#begin34(field); break;
      case '61': this.#payment(field, next?.tag === '86' ? next.text : ''); break;
      case '62F': case '62M': this.#finish(field); break;
    }
  }

  #begin(field: Mt940Field): void {
    const balance = balanceOf(field.text);
    const account = accountOf(this.#account, balance?.currency ?? null);
    const before = this.content.statements.at(-1);
    if (field.tag === '60M' && this.#isPaged && before?.account === account && before.closingMinor === balance?.minor) {
      this.#statement = before;
      return;
    }
    if (!balance) this.content.problems.push({ line: field.line, reason: 'The opening balance could not be read.', raw: rawText(field.text) });
    this.#open(account, balance?.currency ?? null, balance?.minor ?? null);
  }

  /** MT942 has no balances; the currency stands in its floor limit. */
  #begin34(field: Mt940Field): void {
    const currency = currencyOfCode(field.text.slice(0, 3));
    if (!this.#statement) this.#open(accountOf(this.#account, currency), currency, null);
  }

  #open(account: string | null, currency: string | null, openingMinor: number | null): void {
    this.#statement = { account, currency, openingMinor, closingMinor: null, closingDate: null, rows: [] };
    this.content.statements.push(this.#statement);
  }

  #payment(field: Mt940Field, details: string): void {
    if (!this.#statement) this.#open(accountOf(this.#account, null), null, null);
    const { account, currency, rows } = this.#statement!;
    const line = mt940Line(field.text, currency);
    if (typeof line === 'string') {
      this.content.problems.push({ line: field.line, reason: line, raw: rawText(`:61:${field.text}`) });
      return;
    }
    const { date, amountMinor, note, reference } = line;
    rows.push({ line: field.line, date, amountMinor, currency, account, balanceMinor: null, category: null, reference, ...mt940Details(details, note) });
  }

  #finish(field: Mt940Field): void {
    const balance = balanceOf(field.text);
    this.#isPaged = field.tag === '62M';
    if (!balance) this.content.problems.push({ line: field.line, reason: 'The closing balance could not be read.', raw: rawText(field.text) });
    else if (this.#statement) Object.assign(this.#statement, { closingMinor: balance.minor, closingDate: balance.date });
  }
}

/** "C260331EUR1234,56". */
function balanceOf(text: string): { minor: number; currency: string; date: string | null } | null {
  const match = /^([CD])(\d{6})([A-Z]{3})([\d.,]+)\s*$/.exec(text.split('\n')[0]!);
  const currency = match && currencyOfCode(match[3]!);
  const minor = match && exactMinor(match[4]!, currency);
  if (!match || currency === null || minor === null) return null;
  const date = calendarDate(fullYear(match[2]!), Number(match[2]!.slice(2, 4)), Number(match[2]!.slice(4, 6)));
  return { minor: match[1] === 'D' ? -minor || 0 : minor, currency, date };
}

/** Some banks put the currency behind an IBAN. */
function accountOf(text: string | null, currency: string | null): string | null {
  const account = nameOf(text?.split('\n')[0]);
  const isIban = account !== null && /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,}$/.test(account);
  return isIban && currency !== null && account.endsWith(currency) ? account.slice(0, -3).trim() : account;
}
