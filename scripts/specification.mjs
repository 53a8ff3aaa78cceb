/** Keeps `docs/specification.md` true: every row names tests that exist, and every test that claims a row has one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const PAGE = 'docs/specification.md';
const STORIES = 'e2e/stories/specification';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
/** `| 2.4 | what it says | where it is tested |` */
const rowsOf = (page) => [...page.matchAll(/^\| (\d\.\d+) \| .+ \| (.+) \|$/gm)].map(([, id, tests]) => ({ id, tests: tests.split('<br>').map((test) => test.trim()) }));
/** In titles: `[2.4]`, or a choice between two, or taken from a table of `['2.4', …]`. */
const idsIn = (story) => [...story.matchAll(/\[(?:\$\{.*?\? '(\d\.\d+)' : '(\d\.\d+)'\}|(\d\.\d+)|'(\d\.\d+)', ')/g)].flatMap((match) => match.slice(1).filter(Boolean));

/** Sentences; empty when all is well. */
export function problemsOfSpecification() {
  const rows = rowsOf(read(PAGE));
  const stories = new Map(readdirSync(join(ROOT, STORIES)).map((file) => [file.replace('.story.ts', ''), read(`${STORIES}/${file}`)]));
  const known = new Set(rows.map(({ id }) => id));
  const twice = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) !== index).map(({ id }) => `${PAGE}: ${id} stands there twice.`);
  const missing = rows.flatMap(({ id, tests }) => tests.flatMap((test) => problemOf(id, test, stories)));
  const unknown = [...stories].flatMap(([story, text]) => idsIn(text).filter((id) => !known.has(id)).map((id) => `${STORIES}/${story}: row ${id} is not in ${PAGE}.`));
  return [...(rows.length > 0 ? [] : [`${PAGE} has no rows.`]), ...twice, ...missing, ...unknown];
}

/** A test is a story of this folder, whose title carries the row, or `file › title`. */
function problemOf(id, test, stories) {
  const [place, title] = test.replaceAll('`', '').split(' › ');
  if (title === undefined) return idsIn(stories.get(place) ?? '').includes(id) ? [] : [`${PAGE}: ${place} has no test for ${id}.`];
  if (!existsSync(join(ROOT, place))) return [`${PAGE}: ${id} names ${place}, which is not there.`];
  return read(place).includes(title) ? [] : [`${PAGE}: ${place} has no test '${title}' (${id}).`];
}
