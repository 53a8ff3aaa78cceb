/** `node --import ./scripts/run-typescript.mjs FILE`: runs the server's sources as they are. Node itself strips types, but knows no decorators. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2024',
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.ts') || url.includes('/node_modules/')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    return { format: 'module', source: transformSync(readFileSync(file, 'utf8'), { ...OPTIONS, filename: file }).code, shortCircuit: true };
  },
});
