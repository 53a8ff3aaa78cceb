/** The ledger as a plain-text journal in the format of hledger, ledger and beancount's kin: every row with both of its legs. */
import type { AccountRole, Entry, LocalDate } from '../ledger/entry.ts';
import { currencyDigits, minorToDecimal } from '../money.ts';

/** Any account of the chart: a category, or a bank or card account. */
export interface JournalAccount {
  readonly number: number;
  readonly name: string;
  readonly role: AccountRole;
}

export interface OpeningBalance {
  readonly accountNumber: number;
  readonly amountMinor: number;
}

/** The branch of the tree, and hledger's type: C cash, A asset, L liability, E equity, R revenue, X expense. */
const BRANCHES: Readonly<Record<AccountRole, readonly [branch: string, type: string]>> = {
  bank: ['assets:bank', 'C'], transfer: ['assets:transfers', 'A'], card: ['liabilities:cards', 'L'], loan: ['liabilities:loans', 'L'], owner: ['equity:owners', 'E'],
  revenue: ['revenues', 'R'], refund: ['revenues', 'R'], 'other-income': ['revenues', 'R'], cogs: ['expenses', 'X'], opex: ['expenses', 'X'], tax: ['expenses', 'X'], interest: ['expenses', 'X'],
};
export const OPENING_EQUITY = 'equity:opening balances';
const GAP = '  ';

export class Journal {
  readonly #paths = new Map<number, string>();
  readonly #types = new Map<string, string>([[OPENING_EQUITY, 'E']]);

  constructor(accounts: readonly JournalAccount[]) {
    for (const { number, name, role } of accounts) {
      const [branch, type] = BRANCHES[role];
      const path = `${branch}:${accountName(name) || number}`;
      // Two accounts of one name are told apart by their numbers.
      const own = this.#types.has(path) ? `${path} ${number}` : path;
      this.#paths.set(number, own);
      this.#types.set(own, type);
    }
  }

  /** Throws for an account that is not in the chart: a programmer error. */
  pathOf(number: number): string {
    const path = this.#paths.get(number);
    if (path === undefined) throw new Error(`account ${number} is not in the journal's chart`);
    return path;
  }

  head(currencies: readonly string[]): string {
    const commodities = currencies.map((currency) => `commodity ${currencyDigits(currency) === 0 ? '1000.' : `1000.${'0'.repeat(currencyDigits(currency))}`} ${currency}\n`);
    return [...commodities, ...[...this.#types].map(([path, type]) => `account ${path}${GAP}; type: ${type}\n`), '\n'].join('');
  }

  opening(date: LocalDate, currency: string, balances: readonly OpeningBalance[]): string {
    if (balances.length === 0) return '';
    const sum = balances.reduce((total, { amountMinor }) => total + amountMinor, 0);
    return transaction(date, 'Opening balances', [...balances.map(({ accountNumber, amountMinor }) => [this.pathOf(accountNumber), amountMinor] as const), [OPENING_EQUITY, -sum]], currency);
  }

  entry({ date, description, counterparty, amountMinor, currency, accountNumber, categoryNumber }: Omit<Entry, 'id' | 'fileId'>): string {
    const words = counterparty === null ? plain(description) : `${plain(counterparty)} | ${plain(description)}`;
    return transaction(date, words, [[this.pathOf(accountNumber), amountMinor], [this.pathOf(categoryNumber), -amountMinor || 0]], currency);
  }
}

function transaction(date: LocalDate, words: string, legs: readonly (readonly [path: string, amountMinor: number])[], currency: string): string {
  return [`${date} ${words}`.trimEnd(), ...legs.map(([path, amountMinor]) => `    ${path}${GAP}${minorToDecimal(amountMinor, currency)} ${currency}`), '', ''].join('\n');
}

/** One line, without what begins a comment or parts the payee from the note. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s;|]+/gu, ' ').trim();
}

/** Two spaces end a name and a colon begins a part of it. */
function accountName(name: string): string {
  return plain(name.replaceAll(':', ' -'));
}
