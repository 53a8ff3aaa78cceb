/** Ways in which owners ask one and the same thing, by company: what the second reader of questions learns from, and is examined with. */
import { readFileSync } from 'node:fs';

export interface Phrasing {
  /** The same question in plain words, or `unsupported`, or `clarify`. */
  readonly plain: string;
  readonly said: string;
}

/** A file is a list of plain questions ("# total revenue last month"), each with the ways to ask it on the lines below it. */
export function phrasingsOf(company: string): Phrasing[] {
  const found: Phrasing[] = [];
  let plain = '';
  for (const line of readFileSync(new URL(`../../fixtures/phrasings/${company}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) plain = line.slice(2);
    else if (line !== '') found.push({ plain, said: line });
  }
  return found;
}
