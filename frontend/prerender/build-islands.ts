/** The few scripts of the public pages as one piece of code without imports, for it stands in the pages themselves. */
import { build } from 'vite';
import type { Rolldown } from 'vite';

export async function buildIslands(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: 'src/public/islands/main.ts' } },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}
