/** Renders the public pages, gives each address of the product its own title, and lists all of them in pages.json for the server. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { appPage } from './app-page.ts';
import { readBeforePaint } from './before-paint.ts';
import { firstScreenPage } from './first-screen-page.ts';
import { inlineScript } from './inline-script.ts';
import { entryFiles, readManifest } from './manifest.ts';
import type * as Site from './site.ts';
import { splitOperations } from './split-operations.ts';

interface PageList {
  /** Address → file below pages/. */
  pages: Record<string, string>;
  /** Addresses that everything below belongs to as well. */
  prefixes: string[];
  /** What search engines are told about. */
  indexed: string[];
  /** Address → what is asked in the name of its reader, and sent along with the page. */
  questions: Record<string, typeof Site.firstQuestions>;
}

export async function writePages(root: string, output: string): Promise<void> {
  const { renderSite, appAddresses, firstQuestions, drawFirstScreen } = await loadSite(root, output);
  const script = await inlineScript(root, 'src/public/islands/main.ts', 'es');
  const manifest = readManifest(output);
  const product = entryFiles(manifest, 'product');
  const list: PageList = { pages: {}, prefixes: [], indexed: [], questions: {} };
  const write = (address: string, html: string, isIndexed: boolean) => {
    const name = `${address === '/' ? 'home' : address.slice(1)}.html`;
    writeFileSync(path.join(output, 'pages', name), html);
    list.pages[address] = name;
    if (isIndexed) list.indexed.push(address);
  };
  mkdirSync(path.join(output, 'pages'), { recursive: true });
  for (const [address, html] of renderSite({ script, product, beforePaint: readBeforePaint(root) })) write(address, html, address !== '/404');
  const shell = readFileSync(path.join(output, 'index.html'), 'utf8');
  const firstScreen = { ...drawFirstScreen(), script: await inlineScript(root, 'src/app/first-screen/begin.ts', 'iife') };
  for (const address of appAddresses) {
    const preloads = address.modules.flatMap((module) => entryFiles(manifest, module)).filter((file) => file.endsWith('.js'));
    const page = appPage(shell, address, preloads);
    write(address.path, address.hasFirstScreen ? firstScreenPage(page, output, firstScreen) : page, address.isListed);
    if (address.hasFirstScreen) list.questions[address.path] = firstQuestions;
    if (address.covers === 'all below') list.prefixes.push(address.path);
  }
  rmSync(path.join(output, 'index.html'));
  writeFileSync(path.join(output, 'pages.json'), JSON.stringify(list, null, 2));
}

/** Builds the site for Node, runs it once, and keeps only the pictures and fonts that it names. */
async function loadSite(root: string, output: string): Promise<typeof Site> {
  const directory = path.join(output, '.site');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [splitOperations(root)],
    // Libraries too: Node reads some of their modules otherwise than a bundler does.
    ssr: { noExternal: true },
    build: { ssr: 'prerender/site.ts', outDir: directory, ssrEmitAssets: true, assetsInlineLimit: 0, emptyOutDir: true, copyPublicDir: false, rolldownOptions: { checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false } } },
  });
  const site = await import(pathToFileURL(path.join(directory, 'site.js')).href) as typeof Site;
  cpSync(path.join(directory, 'assets'), path.join(output, 'assets'), { recursive: true });
  rmSync(directory, { recursive: true });
  return site;
}
