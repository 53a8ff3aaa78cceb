/** Reads what the build made of each source file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

export function readManifest(output: string): Manifest {
  return JSON.parse(readFileSync(path.join(output, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** The addresses of the script of an entry or a chunk group, of its styles, and of everything that it imports at once. */
export function entryFiles(manifest: Manifest, entry: string): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const css of chunk.css ?? []) found.add(`/${css}`);
    chunk.imports?.forEach(add);
  };
  add(entry in manifest ? entry : Object.keys(manifest).find((key) => manifest[key]?.name === entry) ?? entry);
  return [...found];
}
