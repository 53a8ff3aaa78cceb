/** What the other rows of a file say about a party, where its text alone says little: who is paid otherwise gave money back, who takes the owner's draws is the owner, who lent is paid back. */
import { UNLIKE } from './alike-texts.ts';
import { categorizeRow, type CategorizedText } from './categorize-row.ts';
import type { Categorized } from './categorize.ts';
import { endsAsCompany, joinsName } from './company-heads.ts';
import { findOwnName, type OwnName } from './own-name.ts';
import { NamesInFile, type NameTally } from './names-in-file.ts';
import { PaidClaims } from './paid-claims.ts';
import { PartyTally } from './party-tally.ts';
import { judgeByParty } from './judge-by-party.ts';
import { ResoldParts } from './resold-parts.ts';

/** Texts with more parties than that are read as they stand. */
const MOST_TEXTS = 50_000;
const KEY_WORDS = 3;
/** All that was paid in by nobody that a text names. */
const NAMELESS = '';

interface KnownText { readonly party: PartyTally; readonly name: NameTally; readonly isIn: boolean }

/** So many of a file's first rows show the business' own name. */
const SHOWN = 400;

function textsOf(rows: Iterable<CategorizedText>): { text: string; isIn: boolean }[] {
  const texts: { text: string; isIn: boolean }[] = [];
  for (const { category, title, description, amountMinor } of rows) {
    if (category === null && texts.push({ text: title ?? description, isIn: amountMinor >= 0 }) >= SHOWN) break;
  }
  return texts;
}

/** "MWI ANIMAL HEALTH BOISE" is MWI Animal Health, where both stand for the same kind of thing. */
function named(read: Categorized, { party, isIn }: KnownText): Categorized {
  const { name } = party;
  if (name === null || read.counterparty === null || !read.counterparty.startsWith(`${name} `) || name.split(' ').length < KEY_WORDS) return read;
  const words = read.counterparty.split(' ');
  if (endsAsCompany(words) || joinsName(words[name.split(' ').length]!)) return read;
  const usual = party.usual(isIn ? 'in' : 'out');
  return usual === null || usual === read.categoryNumber ? { ...read, counterparty: name } : read;
}

/** The first words of a name, in any order: banks put branches and towns behind it, and surnames first. */
function partyKey(counterparty: string | null): string {
  return counterparty === null ? NAMELESS : counterparty.toLowerCase().split(' ', KEY_WORDS).sort().join(' ');
}

/** One for each file: it learns from batch to batch, and judges a batch by all rows so far. */
export class FileParties {
  readonly #parties = new Map<string, PartyTally>();
  readonly #texts = new Map<Categorized, KnownText>();
  readonly #names = new NamesInFile();
  readonly #parts = new ResoldParts();
  readonly #claims = new PaidClaims();
  /** What the texts of a kind were read as, by twice its number, and one more for money out. */
  readonly #ofKind: Categorized[] = [];
  #judged = new Map<Categorized, Categorized>();
  /** Found in the first batch. */
  #ownName: OwnName | null = null;

  /** What each row's text says, beside the other rows. Null where the file says everything itself. `kinds`: which of the rows' texts are alike, where that is known. */
  readAll(rows: () => Iterable<CategorizedText>, kinds: Int32Array | null = null): (Categorized | null)[] {
    const reads: (Categorized | null)[] = [];
    this.#ownName ??= findOwnName(textsOf(rows()));
    for (const row of rows()) {
      const read = row.category !== null && row.counterparty !== null ? null : this.#read(row, kinds?.[reads.length] ?? UNLIKE);
      if (read !== null) this.#learn(read, row.amountMinor);
      reads.push(read);
    }
    this.#judged = new Map();
    return reads.map((read) => (read === null ? null : this.#judge(read)));
  }

  #read(row: CategorizedText, kind: number): Categorized {
    const { counterparty, amountMinor } = row;
    if (kind === UNLIKE || counterparty !== null) return categorizeRow(row.title ?? row.description, counterparty, amountMinor, this.#ownName!);
    return (this.#ofKind[kind * 2 + (amountMinor < 0 ? 1 : 0)] ??= categorizeRow(row.title ?? row.description, null, amountMinor, this.#ownName!));
  }

  #learn(read: Categorized, amountMinor: number): void {
    let text = this.#texts.get(read);
    if (text === undefined) {
      if (this.#texts.size >= MOST_TEXTS) return;
      const isIn = amountMinor >= 0;
      text = { party: this.#partyOf(read.counterparty), name: this.#names.tallyOf(read, isIn), isIn };
      this.#texts.set(read, text);
    }
    this.#parts.learn(read, text.isIn);
    this.#claims.learn(read);
    text.party.add(read, amountMinor);
    text.name.rowCount += 1;
  }

  #judge(read: Categorized): Categorized {
    let judged = this.#judged.get(read);
    if (judged === undefined) {
      const text = this.#texts.get(read);
      judged = text === undefined ? read : this.#judgeText(read, text);
      this.#judged.set(read, judged);
    }
    return judged;
  }

  /** Beside the rows of whoever it is called, where that is another name than its text has. */
  #judgeText(read: Categorized, text: KnownText): Categorized {
    const counterparty = this.#names.of(read, text.isIn);
    const called = counterparty === read.counterparty ? undefined : this.#parties.get(partyKey(counterparty));
    const judged = this.#claims.judge(this.#parts.judge(named(judgeByParty(read, text.isIn, called ?? text.party), text)), read);
    return counterparty === read.counterparty ? judged : { ...judged, counterparty };
  }

  #partyOf(counterparty: string | null): PartyTally {
    const key = partyKey(counterparty);
    let party = this.#parties.get(key);
    if (party === undefined) {
      party = new PartyTally(counterparty);
      this.#parties.set(key, party);
    } else party.call(counterparty);
    return party;
  }
}
