/**
 * Whole questions and how they are read: every file of `asked/` in one suite, for what they all load takes longer than they do.
 * One of them alone: `npx jest asked/left-out`.
 */
import { readdirSync } from 'node:fs';

const HERE = new URL('./asked/', import.meta.url);

for (const file of readdirSync(HERE).sort()) await import(new URL(file, HERE).href);
