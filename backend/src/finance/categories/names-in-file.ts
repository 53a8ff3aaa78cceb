/** How often a file's texts name whom, for names that go on with what was bought: "HARROW FURNITURE REBRAND" is Harrow Furniture where that name also stands alone. */
import { DEFAULT_CHART } from '../chart-of-accounts.ts';
import type { Categorized } from './categorize.ts';
import { CommonTails } from './common-tails.ts';
import { SMALL_WORDS } from './counterparty-words.ts';
import { endsAsCompany, joinsName } from './company-heads.ts';
import { beginsNote } from './name-notes.ts';

/** A first name alone is nobody's name. */
const LEAST_WORDS = 2;
/** So many rows with the shorter name make it one. */
const HABIT = 3;
/** With a note behind it, so many do. */
const LEAST_ROWS = 2;
/** A name that many times as many rows have is meant, even where the longer one could be another company's. */
const RARE = 10;
/** What customers pay and get back is one kind of thing. */
const OF_CUSTOMERS: ReadonlySet<number> = new Set(DEFAULT_CHART.filter(({ role }) => role === 'revenue' || role === 'refund').map((account) => account.number));

/** Rows with one name for one kind of thing. */
export interface NameTally { rowCount: number }

export class NamesInFile {
  readonly #tallies = new Map<string, NameTally>();
  /** Name → its rows of every kind. */
  readonly #kindsOf = new Map<string, NameTally[]>();
  /** The words of a name in the order of the alphabet → names of those words, in their order in the file. */
  readonly #orders = new Map<string, string[]>();
  /** What ends as a company's name does → what all names that go on behind it begin with. */
  readonly #goingOn = new Map<string, string>();
  /** First word → the longer names that begin with it and are paid. */
  readonly #paid = new Map<string, Set<string>>();

  /** Of those who pay and of those who are paid. */
  readonly #tails = { in: new CommonTails(), out: new CommonTails() };

  /** To be counted up with each row. */
  tallyOf(read: Categorized, isIn: boolean): NameTally {
    const key = keyOf(read.counterparty ?? '', read.categoryNumber, isIn);
    const known = this.#tallies.get(key);
    if (known) return known;
    const tally = { rowCount: 0 };
    this.#tallies.set(key, tally);
    if (read.counterparty === null) return tally;
    this.#addKind(read.counterparty, tally);
    this.#tails[isIn ? 'in' : 'out'].add(read.counterparty);
    if (!isIn) this.#addPaid(read.counterparty);
    return tally;
  }

  /** "QBP RETURN CREDIT" and "QBP REPRINT CREDIT" come from QBP Quality Bicycle Products, where nobody else that is paid begins so. */
  of(read: Categorized, isIn: boolean): string | null {
    const [only, another] = isIn && read.confidence === 0 ? this.#paid.get(withoutNotesBehind(read.counterparty ?? '')) ?? [] : [];
    if (only !== undefined && another === undefined) return only;
    const named = this.#ofCompany(this.#withoutNote(this.#shortest(read, isIn)));
    return this.#turned(named === null ? null : this.#tails[isIn ? 'in' : 'out'].without(named));
  }

  #addKind(name: string, tally: NameTally): void {
    const kinds = this.#kindsOf.get(name);
    if (kinds) {
      kinds.push(tally);
      return;
    }
    this.#kindsOf.set(name, [tally]);
    const key = sortedWords(name);
    const names = this.#orders.get(key);
    if (names) names.push(name);
    else this.#orders.set(key, [name]);
    const company = companyIn(name);
    if (company !== null) this.#goingOn.set(company, commonBeginning(this.#goingOn.get(company) ?? name, name));
  }

  #addPaid(name: string): void {
    const first = name.split(' ', 1)[0] ?? '';
    if (first === name) return;
    const names = this.#paid.get(first);
    if (names) names.add(name);
    else this.#paid.set(first, new Set([name]));
  }

  /** The shortest name that this one begins with and that is at least as common for the same kind of thing (where a text says nothing of its own, for any); else the name itself. */
  #shortest({ counterparty, categoryNumber, confidence }: Categorized, isIn: boolean): string | null {
    const words = counterparty?.split(' ') ?? [];
    const isUnclear = confidence === 0;
    const isCompanys = endsAsCompany(words);
    const own = this.#countOf(counterparty ?? '', categoryNumber, isIn);
    for (let length = LEAST_WORDS; length < words.length; length += 1) {
      if (joinsName(words[length]!)) continue;
      const shorter = words.slice(0, length).join(' ');
      const count = isUnclear ? this.#rowsOf(shorter) : this.#countOf(shorter, categoryNumber, isIn);
      if (count >= HABIT && count >= own * (isUnclear && isCompanys ? RARE : 1)) return shorter;
    }
    return counterparty;
  }

  /** "GREAT DANE TRAILERS PARTS" is Great Dane Trailers, whatever else is paid to them or by them: many names end in such a word, so that the shorter one has to stand alone as well. */
  #withoutNote(name: string | null): string | null {
    const words = name?.split(' ') ?? [];
    const own = this.#rowsOf(name ?? '');
    for (let length = 1; length < words.length; length += 1) {
      if (!beginsNote(words[length]!.toUpperCase()) || (endsAsCompany(words) && !endsAsCompany(words.slice(0, length)))) continue;
      // "Ricoh USA Click Charges" is Ricoh, whose other texts have lost the country.
      const rest = COUNTRY.test(words[length - 1]!) && length > 1 && this.#rowsOf(words.slice(0, length).join(' ')) === 0 ? words.slice(0, length - 1) : words.slice(0, length);
      const shorter = rest.join(' ');
      const count = this.#rowsOf(shorter);
      if (rest.length < LEAST_WORDS ? count >= HABIT && count >= own : count >= Math.min(own, LEAST_ROWS)) return shorter;
    }
    return name;
  }

  /** "MARSH LANE SCHOOL BUFFET" and "MARSH LANE SCHOOL KITCHEN HELPERS" are one school, and "MARSH LANE SURGERY LUNCHES" is none. */
  #ofCompany(name: string | null): string | null {
    const company = name === null ? null : companyIn(name);
    if (company === null || this.#kindsOf.has(company)) return company ?? name;
    const beginning = this.#goingOn.get(company) ?? company;
    return SMALL_WORDS.has(beginning.slice(beginning.lastIndexOf(' ') + 1).toUpperCase()) ? name : beginning;
  }

  /** Some banks print a person's surname first: the order that more rows have is the name. */
  #turned(name: string | null): string | null {
    const names = name === null ? [] : this.#orders.get(sortedWords(name)) ?? [];
    if (names.length < 2) return name;
    return names.reduce((best, other) => (this.#rowsOf(other) > this.#rowsOf(best) ? other : best));
  }

  #countOf(name: string, categoryNumber: number, isIn: boolean): number {
    return this.#tallies.get(keyOf(name, categoryNumber, isIn))?.rowCount ?? 0;
  }

  #rowsOf(name: string): number {
    return this.#kindsOf.get(name)?.reduce((sum, { rowCount }) => sum + rowCount, 0) ?? 0;
  }
}

/** The longest beginning of a name that a company's name may be, where what follows is no company's: "GREAT LAKES DENTAL SUPPLY" is one name. Towns and titles have their own lengths. */
function companyIn(name: string): string | null {
  const words = name.split(' ');
  if (words.length <= LEAST_WORDS || endsAsCompany(words)) return null;
  const fixed = OF_TOWN.test(name) ? TOWNS_WORDS : TITLE.test(name) ? TITLED_WORDS : 0;
  if (fixed > 0) return words.length > fixed ? words.slice(0, fixed).join(' ') : null;
  for (let length = words.length - 1; length >= LEAST_WORDS; length -= 1) {
    if (endsAsCompany(words.slice(0, length)) && !joinsName(words[length]!)) return words.slice(0, length).join(' ');
  }
  return null;
}

/** The first word, where all others are noted behind it; else the whole name. */
function withoutNotesBehind(name: string): string {
  const [first = '', ...others] = name.split(' ');
  return others.every((word) => beginsNote(word.toUpperCase())) ? first : name;
}

const COUNTRY = /^(USA?|UK)$/i;
const OF_TOWN = /^(City|Town|Village|County) of /;
const TOWNS_WORDS = 4;
const TITLE = /^(Dr|Mr|Mrs|Ms|Miss) /;
const TITLED_WORDS = 3;

function commonBeginning(one: string, other: string): string {
  if (other === one || other.startsWith(`${one} `)) return one;
  const words = one.split(' ');
  const others = other.split(' ');
  const end = words.findIndex((word, place) => others[place] !== word);
  return words.slice(0, end < 0 ? words.length : end).join(' ');
}

const sortedWords = (name: string): string => name.split(' ').sort().join(' ');

function keyOf(name: string, categoryNumber: number, isIn: boolean): string {
  return `${OF_CUSTOMERS.has(categoryNumber) ? 'sales' : (isIn ? '+' : '-') + categoryNumber} ${name}`;
}
