/** By what a later file of the same kind is known: the form of its table, and the account that it is about. */
import { createHash } from 'node:crypto';
import { normalisedHeading } from '../columns/heading.ts';
import type { LayoutKey, RememberedMapping } from '../mapping.ts';

export interface LayoutFacts {
  delimiter: string;
  columnCount: number;
  /** Empty where no line names the columns. */
  headings: readonly string[];
  /** That the file itself names; null: its own name stands for it. */
  account: string | null;
  fileName: string;
}

const MONTHS = /\b(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t|tember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b/g;
const MAX_NAME_CHARS = 100;

export function layoutKey({ delimiter, columnCount, headings, account, fileName }: LayoutFacts): LayoutKey {
  const form = JSON.stringify([delimiter, columnCount, headings.map(normalisedHeading)]);
  return { signature: createHash('sha256').update(form).digest('hex').slice(0, 32), accountKey: account === null ? nameKey(fileName) : `account ${account.trim().toLowerCase().replace(/\s+/g, ' ')}`.slice(0, MAX_NAME_CHARS) };
}

/** "Checking Jan-2026 (1).csv" and "Checking Feb-2026.csv" are exports of one account as far as names tell. */
function nameKey(fileName: string): string {
  const words = fileName.replace(/\.[^.]*$/, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').replace(MONTHS, ' ').replace(/\p{N}+/gu, ' ').replace(/\s+/g, ' ').trim();
  return `file ${words}`.slice(0, MAX_NAME_CHARS);
}

export function rememberedFor(remembered: readonly RememberedMapping[], key: LayoutKey): RememberedMapping | null {
  return remembered.find(({ layout }) => layout.signature === key.signature && layout.accountKey === key.accountKey) ?? null;
}
