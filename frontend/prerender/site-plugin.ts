/** Vite plugin: writes every page that the server sends into the build, and renders the public ones on each visit while developing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBeforePaint } from './before-paint.ts';
import { compressAssets } from './compress-assets.ts';
import { renderOnVisit } from './render-on-visit.ts';
import { writePages } from './write-pages.ts';

const beforePaintMark = '<!--before-paint-->';

export function publicSite(root: string): Plugin {
  let output = '';
  let isMainBuild = false;
  return {
    name: 'purser-public-site',
    configResolved(config) {
      output = path.resolve(root, config.build.outDir);
      isMainBuild = config.command === 'build' && !config.build.ssr;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace(beforePaintMark, `<script>${readBeforePaint(root)}</script>`) },
    configureServer: (server) => { server.middlewares.use(renderOnVisit(server, root)); },
    closeBundle: {
      order: 'post',
      async handler(error) {
        if (error || !isMainBuild || !existsSync(path.join(output, 'index.html'))) return;
        await writePages(root, output);
        await compressAssets(path.join(output, 'assets'));
      },
    },
  };
}
