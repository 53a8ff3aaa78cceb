/** Builds one source file with all that it imports into a piece of code without imports, for it stands in a page itself. */
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { splitOperations } from './split-operations.ts';

/** `es` for a script that runs once the page has been read; `iife` for one that runs where it stands, and must leave no names behind. */
export async function inlineScript(root: string, input: string, format: 'es' | 'iife'): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [splitOperations(root)],
    build: { write: false, copyPublicDir: false, modulePreload: false, rolldownOptions: { input, output: { format } } },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
