/** The floors of ARCHITECTURE.md, kept: who may import whom, who may touch the outside world, and how long a file may be. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const LONGEST_FILE_LINES = 300;
const DRAWERS = /(^|\/)(utils?|common|helpers?|misc|shared|lib)(\/|\.tsx?$)/;

interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly name: string;
  readonly text: string;
  readonly imports: readonly string[];
}

const IMPORT = /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g;

function sourcesBelow(folder: string): SourceFile[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(generated|node_modules|results)\//.test(file))
    .map((file) => {
      const name = `${folder}/${file}`;
      const text = readFileSync(path.join(ROOT, name), 'utf8');
      const imports = [...text.matchAll(IMPORT)].map((match) => resolveImport(name, match[1] ?? match[2] ?? match[3] ?? ''));
      return { name, text, imports };
    });
}

/** Relative addresses become names like those of SourceFile; packages stay as they are. */
function resolveImport(from: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;
}

const backend = sourcesBelow('backend/src');
const everything = [...backend, ...sourcesBelow('frontend/src'), ...sourcesBelow('e2e')];
const isTest = ({ name }: SourceFile): boolean => /\.test\.tsx?$|\/test-[^/]*$|[.-]contract\.ts$/.test(name);
const production = backend.filter((file) => !isTest(file));

/** Each floor with what it may import besides itself and packages. Tests may reach further: they set the scene. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  finance: [],
  ingestion: ['finance', 'errors'],
  analysts: ['finance', 'errors', 'config'],
  mail: ['errors', 'config'],
  papers: ['finance', 'errors'],
  billing: ['errors', 'config'],
  providers: ['finance', 'errors', 'config'],
  database: ['errors', 'config', 'jobs/logger'],
  jobs: ['database', 'errors', 'config'],
  features: ['finance', 'ingestion', 'analysts', 'mail', 'papers', 'billing', 'providers', 'database', 'jobs/queue', 'errors', 'config'],
  api: ['features', 'finance', 'providers', 'database', 'errors', 'config'],
};

describe('the floors', () => {
  test.each(Object.entries(FLOORS))('%s imports only what stands above it', (floor, above) => {
    const allowed = [floor, ...above].map((name) => `backend/src/${name}`);
    const isAllowed = (target: string): boolean =>
      !target.startsWith('backend/') || allowed.some((place) => target.startsWith(`${place}/`) || target === `${place}.ts` || target.startsWith(`${place}.`));
    check(production.filter(({ name }) => name.startsWith(`backend/src/${floor}/`)), (file) => file.imports.filter((target) => !isAllowed(target)));
  });

  test('nothing imports in a circle', () => {
    expect(circlesIn(production)).toEqual([]);
  });
});

describe('the outside world', () => {
  test('finance does no I/O, asks no clock and throws no dice', () => {
    const forbidden = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\.|\bfetch\(|\bsetTimeout\b|\bconsole\./g;
    check(filesOf('finance'), (file) => [...withoutComments(file.text).matchAll(forbidden)].map(([found]) => found));
    check(filesOf('finance'), (file) => file.imports.filter((target) => !target.startsWith('backend/src/finance/')));
  });

  test('only config.ts reads the environment', () => {
    check(production.filter(({ name }) => name !== 'backend/src/config.ts'), (file) => [...withoutComments(file.text).matchAll(/process\.env\b/g)].map(([found]) => found));
  });

  test('only api/ and app.ts know HTTP and GraphQL', () => {
    const web = /^(express|graphql|graphql-ws|graphql-upload|type-graphql|@apollo\/|@as-integrations\/|ws$)/;
    check(production.filter(({ name }) => !/^backend\/src\/(api\/|app\.ts)/.test(name)), (file) => file.imports.filter((target) => web.test(target)));
  });

  test('only the roots wire: nobody imports app.ts or server.ts', () => {
    check(production.filter(({ name }) => name !== 'backend/src/server.ts'), (file) => file.imports.filter((target) => /^backend\/src\/(app|server)\.ts$/.test(target)));
  });
});

describe('the files', () => {
  test('are short', () => {
    check(everything, ({ text }) => (text.split('\n').length > LONGEST_FILE_LINES ? [`${text.split('\n').length} lines`] : []));
  });

  test('have a median of fewer than 100 lines', () => {
    const lengths = everything.map(({ text }) => text.split('\n').length).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(100);
  });

  test('say in their first line what they are for', () => {
    check(everything.filter((file) => !isTest(file)), ({ text }) => (/^(#!.*\n)?(\/\/ @ts-nocheck\n)?\/\*\*?/.test(text) ? [] : ['no opening comment']));
  });

  test('lie in no drawer', () => {
    check(everything, ({ name }) => (DRAWERS.test(name) ? ['a drawer'] : []));
  });
});

function filesOf(floor: string): SourceFile[] {
  return production.filter(({ name }) => name.startsWith(`backend/src/${floor}/`));
}

function check(files: readonly SourceFile[], offencesOf: (file: SourceFile) => readonly string[]): void {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => offencesOf(file).map((offence) => `${file.name}: ${offence}`))).toEqual([]);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
}

/** Type-only imports count too: a circle of meanings is a circle. */
function circlesIn(files: readonly SourceFile[]): string[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (name: string, trail: readonly string[]): void => {
    if (trail.includes(name)) circles.push([...trail.slice(trail.indexOf(name)), name].join(' → '));
    if (trail.includes(name) || done.has(name)) return;
    for (const target of byName.get(name)?.imports ?? []) visit(target, [...trail, name]);
    done.add(name);
  };
  for (const { name } of files) visit(name, []);
  return circles;
}
