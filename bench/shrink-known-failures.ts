/** Takes what is answered right by now from the list of known failures. Nothing is ever added here: a new failure is mended, or listed by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Result } from '../fixtures/questions/examine.ts';
import { KNOWN_FAILURES } from '../fixtures/questions/known-failures.ts';

const FILE = new URL('../fixtures/questions/known-failures.ts', import.meta.url);
const HEAD = readFileSync(FILE, 'utf8').split('{\n')[0];

export function shrinkKnownFailures(results: readonly Result[]): string {
  const isRight = ({ verdict, areRowsRight }: Result): boolean => verdict === 'right' && areRowsRight !== false;
  const stillFailing = new Set(results.filter((result) => !isRight(result)).map(({ company, name }) => `${company}: ${name}`));
  let taken = 0;
  const companies = Object.entries(KNOWN_FAILURES).map(([company, kinds]) => {
    const kept = Object.entries(kinds).map(([kind, names]) => [kind, names.filter((name) => stillFailing.has(`${company}: ${name}`) || !++taken)] as const);
    return [company, kept.filter(([, names]) => names.length > 0)] as const;
  });
  writeFileSync(FILE, `${HEAD}{\n${companies.filter(([, kinds]) => kinds.length > 0).map(companyText).join('')}};\n`);
  return `${taken} taken from the list of known failures.`;
}

function companyText([company, kinds]: readonly [string, readonly (readonly [string, readonly string[]])[]]): string {
  return `  ${quoted(company)}: {\n${kinds.map(([kind, names]) => `    ${/^[a-z]+$/.test(kind) ? kind : quoted(kind)}: [\n${names.map((name) => `      ${quoted(name)},\n`).join('')}    ],\n`).join('')}  },\n`;
}

function quoted(text: string): string {
  if (!text.includes("'")) return `'${text}'`;
  return text.includes('"') ? `\`${text}\`` : `"${text}"`;
}
