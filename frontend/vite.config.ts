/** Builds the web client: one page for the product and, when it is present, one for the GraphQL playground. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = ['index.html', 'playground.html']
  .map((page) => resolve(import.meta.dirname, page))
  .filter((page) => existsSync(page));

/** The server that the development server passes calls on to. */
const server = process.env['PURSER_SERVER'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The server replaces this placeholder by a fresh nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    proxy: {
      '/api': server,
      '/graphql': { target: server, ws: true },
    },
  },
  build: {
    // data: addresses would need a weaker content security policy, so that nothing is inlined.
    assetsInlineLimit: 0,
    // The playground's editor is this big, and only the playground's page fetches it.
    chunkSizeWarningLimit: 8000,
    rolldownOptions: {
      input: pages,
      // Libraries mark modules for compilers that do not run here; the marks mean nothing to a bundle.
      checks: { moduleLevelDirective: false },
    },
  },
});
