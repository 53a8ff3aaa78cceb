/** Renders the public pages, gives each address of the product its own title, and lists all of them in pages.json for the server. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { appPage } from './app-page.ts';
import { readBeforePaint } from './before-paint.ts';
import { buildIslands } from './build-islands.ts';
import { entryFiles, readManifest } from './manifest.ts';
import type * as Site from './site.ts';

interface PageList {
  /** Address → file below pages/. */
  pages: Record<string, string>;
  /** Addresses that everything below belongs to as well. */
  prefixes: string[];
  /** What search engines are told about. */
  indexed: string[];
}

export async function writePages(root: string, output: string): Promise<void> {
  const { renderSite, appAddresses } = await loadSite(root, output);
  const script = await buildIslands(root);
  const manifest = readManifest(output);
  const product = entryFiles(manifest, 'product');
  const list: PageList = { pages: {}, prefixes: [], indexed: [] };
  const write = (address: string, html: string, isIndexed: boolean) => {
    const name = `${address === '/' ? 'home' : address.slice(1)}.html`;
    writeFileSync(path.join(output, 'pages', name), html);
    list.pages[address] = name;
    if (isIndexed) list.indexed.push(address);
  };
  mkdirSync(path.join(output, 'pages'), { recursive: true });
  for (const [address, html] of renderSite({ script, product, beforePaint: readBeforePaint(root) })) write(address, html, address !== '/404');
  const shell = readFileSync(path.join(output, 'index.html'), 'utf8');
  for (const address of appAddresses) {
    const preloads = address.modules.flatMap((module) => entryFiles(manifest, module)).filter((file) => file.endsWith('.js'));
    write(address.path, appPage(shell, address, preloads), address.isListed);
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
    build: { ssr: 'prerender/site.ts', outDir: directory, ssrEmitAssets: true, assetsInlineLimit: 0, emptyOutDir: true, copyPublicDir: false },
  });
  const site = await import(pathToFileURL(path.join(directory, 'site.js')).href) as typeof Site;
  cpSync(path.join(directory, 'assets'), path.join(output, 'assets'), { recursive: true });
  rmSync(directory, { recursive: true });
  return site;
}
