/** Ways in which owners ask one and the same thing, by company: what the second reader of questions learns from, and is examined with. */
import { readFileSync } from 'node:fs';

export interface Phrasing {
  /** The same question in plain words, or `unsupported`, or `clarify`. */
  readonly plain: string;
  readonly said: string;
}

/** A file is a list of plain questions ("# total revenue last month"), each with the ways to ask it on the lines below it. */
export const phrasingsOf = (company: string): Phrasing[] => phrasingsIn(linesOf(company));

/** The benchmark's own questions in other words, by the name of the company whose they are ("## Harbor Street Dental"). */
export function phrasingsOfBenchmark(): Map<string, Phrasing[]> {
  const parts = linesOf('benchmark').join('\n').split(/^## /m).slice(1).map((part) => part.split('\n'));
  return new Map(parts.map(([name = '', ...lines]) => [name, phrasingsIn(lines)]));
}

const linesOf = (file: string): string[] => readFileSync(new URL(`../../fixtures/phrasings/${file}.txt`, import.meta.url), 'utf8').split('\n');

function phrasingsIn(lines: readonly string[]): Phrasing[] {
  const found: Phrasing[] = [];
  let plain = '';
  for (const line of lines) {
    if (line.startsWith('# ')) plain = line.slice(2);
    else if (line !== '') found.push({ plain, said: line });
  }
  return found;
}
