/** Which bank or card account each row of an import belongs to; accounts that the business does not have yet are opened here. */
import { ROLE_RANGES } from '../../finance/chart-of-accounts.ts';
import type { BusinessAccount } from './chart-store.ts';

const CARD_NAME = /\b(credit ?card|barclaycard|card|visa|master ?card|amex|american express|discover|diners( club)?|(chase )?ink (business|cash|unlimited|preferred)|capital one spark|brex|kreditkarte|carte de cr[eé]dit|tarjeta( de cr[eé]dito)?|carta di credito|cart[aã]o( de cr[eé]dito)?)\b/i;
const NO_CREDIT_CARD = /\b(prepaid|gift) cards?\b|\bd[eé]bit(o)?\b|\b(conta|cuenta|conto) corr(i)?ente\b|\b(checking|chequing|savings|current account)\b/i;

export class AccountBook {
  readonly #opened: BusinessAccount[] = [];
  readonly #byKey = new Map<string, BusinessAccount>();
  /** Names as files spell them: a file repeats its few names in every row. */
  readonly #bySpelling = new Map<string, BusinessAccount>();
  readonly #takenNumbers: Set<number>;
  readonly #defaultCurrency: string;

  constructor(chart: readonly BusinessAccount[], defaultCurrency: string) {
    for (const account of chart) {
      for (const key of [account.externalKey, ...(account.aliases ?? [])]) if (key !== null) this.#byKey.set(key, account);
    }
    this.#takenNumbers = new Set(chart.map((account) => account.number));
    this.#defaultCurrency = defaultCurrency;
  }

  /**
   * `name` is the account's number or name as the file tells it, or the file's own name. `currency` is what the file states:
   * a file without one takes its account's, and a new account takes the file's, else the business'.
   */
  find(name: string, currency: string | null): BusinessAccount {
    let account = this.#bySpelling.get(name);
    if (!account) {
      account = this.#findByKey(name, currency);
      this.#bySpelling.set(name, account);
    }
    return account;
  }

  /** An account that a provider names: `key` is its own for good, name and role are the provider's word. */
  findStated({ key, name, role }: { key: string; name: string; role: 'bank' | 'card' }, currency: string): BusinessAccount {
    const externalKey = keyOf(key);
    let account = this.#byKey.get(externalKey);
    if (!account) {
      account = this.#open(externalKey, name.trim() || key, role, currency);
      this.#byKey.set(externalKey, account);
      this.#opened.push(account);
    }
    return account;
  }

  /** Accounts opened since the last call. */
  takeOpened(): BusinessAccount[] {
    return this.#opened.splice(0);
  }

  #findByKey(name: string, currency: string | null): BusinessAccount {
    const externalKey = keyOf(name);
    const known = this.#byKey.get(externalKey);
    if (known) return known;
    const account = this.#open(externalKey, name.trim(), roleOf(name), currency ?? this.#defaultCurrency);
    this.#byKey.set(externalKey, account);
    this.#opened.push(account);
    return account;
  }

  #open(externalKey: string, name: string, role: 'bank' | 'card', currency: string): BusinessAccount {
    const { accountClass, first, last } = ROLE_RANGES[role];
    let number: number = first;
    while (this.#takenNumbers.has(number) && number < last) number += 1;
    if (this.#takenNumbers.has(number)) throw new TooManyAccountsError(last - first + 1);
    this.#takenNumbers.add(number);
    return { number, name, accountClass, role, externalKey, currency, balanceMinor: null, balanceDate: null };
  }
}

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');

const roleOf = (name: string): 'bank' | 'card' => (CARD_NAME.test(name) && !NO_CREDIT_CARD.test(name) ? 'card' : 'bank');

/** A file that names more accounts than a business can have: most often a column that was taken for the account by mistake. */
export class TooManyAccountsError extends Error {
  constructor(limit: number) {
    super(`The file names more than ${limit} different accounts. Is its account column really one?`);
    this.name = 'TooManyAccountsError';
  }
}
