/** Builds the web client: the product, the public pages, and the GraphQL playground. */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkGroups } from './prerender/chunk-groups.ts';
import { leanRouter } from './prerender/lean-router.ts';
import { publicSite } from './prerender/site-plugin.ts';
import { splitOperations } from './prerender/split-operations.ts';

const entries = ['index.html', 'playground.html'].map((entry) => resolve(import.meta.dirname, entry));

/** The server that the development server passes calls on to. */
const server = process.env['PURSER_SERVER'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [splitOperations(import.meta.dirname), leanRouter(), react(), publicSite(import.meta.dirname)],
  // The server replaces this placeholder by a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  resolve: {
    // The smaller of the builds that rxjs ships.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      // The theme switches ripples off for every button, and nothing else draws them.
      { find: /^\.\/TouchRipple\.mjs$/, replacement: resolve(import.meta.dirname, 'src/ui/no-ripple.tsx') },
      // For one function of Emotion's that nothing here calls.
      { find: 'hoist-non-react-statics', replacement: resolve(import.meta.dirname, 'src/ui/no-hoisting.ts') },
    ],
  },
  server: {
    proxy: {
      '/api': server,
      '/sandbox': server,
      '/graphql': { target: server, ws: true },
    },
  },
  build: {
    // The public pages are written from it: they name built files.
    manifest: true,
    // Every browser of the last years fetches ahead by itself.
    modulePreload: { polyfill: false },
    // data: addresses would need a weaker content security policy, so that nothing is inlined.
    assetsInlineLimit: 0,
    // The playground's editor is this big, and only the playground's page fetches it.
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      input: entries,
      output: { codeSplitting: chunkGroups(import.meta.dirname) },
      // Libraries mark modules for compilers that do not run here; the marks mean nothing to a bundle.
      checks: { moduleLevelDirective: false },
    },
  },
});
