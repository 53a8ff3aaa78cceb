/** The reader of files as one piece: it runs in a process of its own, which starts once a file, and loading its modules one by one takes longer than reading a small one. */
import { defineConfig } from 'rolldown';

export default defineConfig({
  input: { entry: 'src/ingestion/child/entry.ts', reader: 'src/ingestion/child/reader.ts' },
  platform: 'node',
  external: /^[^./]/,
  // In the place of what the compiler has written of the two.
  output: { dir: 'dist/ingestion/child', entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js', sourcemap: true },
});
