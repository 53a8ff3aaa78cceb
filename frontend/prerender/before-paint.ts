/** The script that stands in the head of every page, without its comments. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export function readBeforePaint(root: string): string {
  const lines = readFileSync(path.join(root, 'src/app/before-paint.js'), 'utf8').split('\n');
  return lines.filter((line) => !line.startsWith('//')).map((line) => line.trim()).join('');
}
