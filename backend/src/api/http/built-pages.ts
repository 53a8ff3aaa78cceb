/** The pages that the client's build wrote: which address shows which file, and which scripts stand inside them. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageQuestion } from './answers-ahead.ts';
import { fillFacts, type PageFacts } from './page-slots.ts';

export interface BuiltPage {
  readonly html: string;
  /** Sources for the policy's script-src: the hash of every script that stands in the page. */
  readonly scriptSources: readonly string[];
}

interface PageList {
  readonly pages: Readonly<Record<string, string>>;
  readonly prefixes: readonly string[];
  readonly indexed: readonly string[];
  /** What is asked ahead for the address itself, and for everything else that it covers. */
  readonly questions?: Readonly<Record<string, { itself: PageQuestion; other: PageQuestion }>>;
}

/** Unknown addresses show this page with status 200: browsers write any other status into the console. It asks not to be indexed. */
const NOT_FOUND = '/404';
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src=|type="application\/json"))[^>]*>(.*?)<\/script>/gs;

export class BuiltPages {
  readonly #directory: string;
  readonly #facts: PageFacts;
  #read: { changedMs: number; list: PageList; pages: Map<string, BuiltPage> } | null = null;

  constructor(directory: string, facts: PageFacts) {
    this.#directory = directory;
    this.#facts = facts;
  }

  /** Null when the client has not been built. */
  page(address: string): BuiltPage | null {
    const built = this.#built();
    if (!built) return null;
    const owner = ownerOf(built.list, address);
    return this.#load(built, Object.hasOwn(built.list.pages, owner) ? owner : NOT_FOUND);
  }

  /** What the page under this address asks first; `search` is the part of the address that a reader's own choices stand in. */
  question(address: string, search: string): PageQuestion | null {
    const list = this.#built()?.list;
    const questions = list?.questions?.[ownerOf(list, address)];
    return questions?.[Object.hasOwn(list?.pages ?? {}, clean(address)) && search === '' ? 'itself' : 'other'] ?? null;
  }

  indexed(): readonly string[] {
    return this.#built()?.list.indexed ?? [];
  }

  /** Read again when the client was built anew: an old page would ask for scripts that are gone. */
  #built() {
    const file = path.join(this.#directory, 'pages.json');
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return null;
    if (this.#read?.changedMs !== changedMs) this.#read = { changedMs, list: JSON.parse(readFileSync(file, 'utf8')) as PageList, pages: new Map() };
    return this.#read;
  }

  #load({ list, pages }: { list: PageList; pages: Map<string, BuiltPage> }, address: string): BuiltPage {
    const known = pages.get(address);
    if (known) return known;
    const html = fillFacts(readFileSync(path.join(this.#directory, 'pages', list.pages[address] ?? ''), 'utf8'), this.#facts);
    const scriptSources = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => `'sha256-${createHash('sha256').update(script ?? '').digest('base64')}'`);
    const page: BuiltPage = { html, scriptSources };
    pages.set(address, page);
    return page;
  }
}

const clean = (address: string) => (address.length > 1 ? address.replace(/\/+$/, '') : address);

function ownerOf({ prefixes }: PageList, address: string): string {
  return prefixes.find((prefix) => clean(address).startsWith(`${prefix}/`)) ?? clean(address);
}
