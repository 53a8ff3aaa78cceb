/** A business's chart of accounts while rows are read into it: finds accounts by number and name, opens new ones for a file's own categories. */
import type { AccountRole, ChartAccount } from '../ledger/entry.ts';
import { DEFAULT_CHART, ROLE_RANGES, defaultAccount } from '../chart-of-accounts.ts';
import { SIDES, SIDES_OF_ALL, SPELLINGS, normalizeCategoryName, saysNothing } from './category-names.ts';
import { ROLE_WORDS, tellingWords } from './role-words.ts';

const MAX_NAME_LENGTH = 80;
const MAX_REMEMBERED_NAMES = 10_000;

export class Chart {
  readonly #byNumber = new Map<number, ChartAccount>();
  readonly #byName = new Map<string, ChartAccount>();
  readonly #added: ChartAccount[] = [];
  readonly #renamed: ChartAccount[] = [];
  /** Accounts that stated names were about already. */
  readonly #stated = new Set<number>();
  readonly #used: ReadonlySet<number>;
  /** Names as files spell them → account, so that only the first row of a name is taken apart. */
  readonly #resolved = { in: new Map<string, ChartAccount | null>(), out: new Map<string, ChartAccount | null>() };

  /** `accounts`: those that the business has; accounts of the default chart that it lacks are there without being stored. `used`: the numbers of those that hold rows. */
  constructor(accounts: readonly ChartAccount[] = [], used: ReadonlySet<number> = new Set()) {
    this.#used = used;
    for (const account of [...DEFAULT_CHART, ...accounts]) this.#remember(account);
  }

  /** Every category and bank account, ordered by number. */
  get accounts(): readonly ChartAccount[] {
    return [...this.#byNumber.values()].sort((a, b) => a.number - b.number);
  }

  account(number: number): ChartAccount {
    const found = this.#byNumber.get(number);
    if (!found) throw new Error(`account ${number} is not in the chart`);
    return found;
  }

  /** Accounts opened since the last call; the caller stores them with the rows. */
  takeAdded(): readonly ChartAccount[] {
    return this.#added.splice(0);
  }

  /** Accounts of the default chart that `adoptNames` renamed since the last call; the caller stores their names. */
  takeRenamed(): readonly ChartAccount[] {
    return this.#renamed.splice(0);
  }

  /**
   * "Wholesale Sales" is our Sales - Wholesale, and so it stays called as its owner calls it: an account of the default chart without rows
   * takes the one name that these rows know it by. `names`: all that a batch states.
   */
  adoptNames(names: Iterable<string>): void {
    const leaves = new Map<number, Map<string, string>>();
    for (const name of names) {
      const { leaf, parents } = segmentsOf(name);
      const normalized = normalizeCategoryName(leaf);
      const account = Object.hasOwn(SPELLINGS, normalized) ? defaultAccount(SPELLINGS[normalized]!) : this.#byName.get(normalized);
      if (account && !isElsewhere(account.role, parents.map(normalizeCategoryName))) leaves.set(account.number, (leaves.get(account.number) ?? new Map<string, string>()).set(normalized, leaf));
    }
    for (const [number, spelled] of leaves) {
      if (spelled.size === 1 && !this.#stated.has(number)) this.#adopt(this.account(number), [...spelled.values()][0]!);
      this.#stated.add(number);
    }
  }

  #adopt(account: ChartAccount, name: string): void {
    const isFree = DEFAULT_CHART.some((own) => own.number === account.number && own.name === account.name) && !this.#used.has(account.number);
    if (!isFree || !ADOPTING.has(account.role) || inWords(name) === inWords(account.name)) return;
    const renamed = { ...account, name: name.slice(0, MAX_NAME_LENGTH) };
    this.#remember(renamed);
    this.#renamed.push(renamed);
  }

  /**
   * The account for a category name that a file states; null when the name says nothing ("Debit", "Uncategorized").
   * A name seen for the first time opens an account whose role its words tell, else the sign of `netMinor`:
   * pass the sum of all rows of that name as far as they are known, so that one vendor credit does not make a cost an income.
   * `areAllIn`: there are several, and every one is money in.
   */
  resolveCategory(name: string, netMinor: number, areAllIn = false): ChartAccount | null {
    const resolved = this.#resolved[netMinor < 0 ? 'out' : 'in'];
    let account = resolved.get(name);
    if (account === undefined) {
      account = this.#ofAllRows(name, areAllIn) ?? this.#resolve(name, netMinor);
      if (resolved.size < MAX_REMEMBERED_NAMES) resolved.set(name, account);
      if (isOfAllRows(name)) this.#resolved[netMinor < 0 ? 'in' : 'out'].set(name, account);
    }
    return account;
  }

  #ofAllRows(name: string, areAllIn: boolean): ChartAccount | null {
    if (!isOfAllRows(name)) return null;
    const sides = SIDES_OF_ALL[normalizeCategoryName(name)]!;
    const isUsed = (side: 'in' | 'out'): boolean => this.#used.has(defaultAccount(sides[side]).number);
    if (isUsed('in') !== isUsed('out')) return this.account(defaultAccount(isUsed('in') ? sides.in : sides.out).number);
    return defaultAccount(areAllIn ? sides.in : sides.out);
  }

  #resolve(name: string, netMinor: number): ChartAccount | null {
    const { leaf, parents } = segmentsOf(name);
    const normalized = normalizeCategoryName(leaf);
    if (saysNothing(normalized)) return SALES.test(normalizeCategoryName(parents.at(-1) ?? '')) ? this.#resolve(parents.join(':'), netMinor) : null;
    const role = roleOfName(normalized, netMinor, parents.map(normalizeCategoryName));
    const known = this.#byDirection(normalized, netMinor) ?? this.#byName.get(normalized);
    if (!known) return this.#open(leaf, role, netMinor);
    if (!isElsewhere(known.role, parents.map(normalizeCategoryName))) return known;
    const whole = [...parents, leaf].join(': ').slice(0, MAX_NAME_LENGTH).trim();
    return this.#byName.get(normalizeCategoryName(whole)) ?? this.#open(whole, role, netMinor);
  }

  #byDirection(normalized: string, netMinor: number): ChartAccount | null {
    // A category may be called "Constructor", as every object's own is.
    const spelled = Object.hasOwn(SPELLINGS, normalized) ? SPELLINGS[normalized] : undefined;
    if (spelled) return defaultAccount(spelled);
    const sides = Object.hasOwn(SIDES, normalized) ? SIDES[normalized] : undefined;
    return sides ? defaultAccount(netMinor >= 0 ? sides.in : sides.out) : null;
  }

  #open(name: string, role: AccountRole, netMinor: number): ChartAccount {
    const range = ROLE_RANGES[role];
    for (let number = range.first; number <= range.last; number += 1) {
      if (this.#byNumber.has(number)) continue;
      const opened = { number, name: name.slice(0, MAX_NAME_LENGTH), accountClass: range.accountClass, role };
      this.#remember(opened);
      this.#added.push(opened);
      return opened;
    }
    return defaultAccount(netMinor >= 0 ? 'Uncategorized Income' : 'Uncategorized Expense');
  }

  #remember(account: ChartAccount): void {
    this.#byNumber.set(account.number, account);
    if (account.role !== 'bank' && account.role !== 'card') this.#byName.set(normalizeCategoryName(account.name), account);
  }
}

/** Transfers, loans and draws are gathered from names that say but a part of them ("Credit card payment"). */
const ADOPTING: ReadonlySet<AccountRole> = new Set(['revenue', 'other-income', 'cogs', 'opex', 'tax', 'interest']);

/** Its words as they are written, "&" among them. */
const inWords = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}&]+/gu, ' ').trim();

/** What was found first holds for the rows of the other side. */
const isOfAllRows = (name: string): boolean => Object.hasOwn(SIDES_OF_ALL, normalizeCategoryName(name));

/** "Expenses:Food:Meals" and "Travel > Flights" name their last part. */
function segmentsOf(name: string): { readonly leaf: string; readonly parents: readonly string[] } {
  const parts = name.split(/\s*(?::|>|\/\/|\|)\s*/).map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
  return { leaf: parts.at(-1) ?? '', parents: parts.slice(0, -1) };
}

/** Parts of a statement in which no cost stands. */
const SALES = /^(total )?(gross |net )?(sales|revenues?|takings|turnover)$/;
const INCOME = /^(total )?(operating |business )?income$/;

/** "Income:Rent" is no rent that is paid, and "Cost of Goods Sold:Shipping" no running cost. */
function isElsewhere(role: AccountRole, parents: readonly string[]): boolean {
  if (parents.some((parent) => COST_OF_SALES.test(parent))) return role === 'opex';
  return (role === 'opex' || role === 'cogs') && parents.some((parent) => SALES.test(parent) || INCOME.test(parent));
}

/** A part of a statement that says more than the name of what is in it: "Cost of Goods Sold:Supplies". */
const COST_OF_SALES = /^(total )?(costs? of (goods( sold)?|sales|revenue|services?)|cogs|direct costs?)$/;

/** By the words of the name, else by those of what it is a part of (the nearest first), else by the side of its rows. All names normalised. */
export function roleOfName(name: string, netMinor: number, parents: readonly string[] = []): AccountRole {
  const direction = netMinor >= 0 ? 'in' : 'out';
  if (parents.some((parent) => COST_OF_SALES.test(parent))) return 'cogs';
  if (parents.some((parent) => /^(income )?tax(es)?$/.test(parent))) return 'tax';
  if (direction === 'out' && parents.some((parent) => /^interest( expenses?| paid)?$/.test(parent))) return 'interest';
  const roleIn = (words: string): AccountRole | undefined => {
    const telling = tellingWords(words);
    return ROLE_WORDS.find((candidate) => !(candidate.isOfNoPart && parents.length > 0) && (candidate.direction ?? direction) === direction && candidate.pattern.test(telling))?.role;
  };
  return [name, ...parents.toReversed()].map(roleIn).find((role) => role !== undefined) ?? (direction === 'in' ? 'revenue' : 'opex');
}
