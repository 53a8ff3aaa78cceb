/** Vite plugin: every GraphQL operation becomes a module of its own, so that a page fetches the operations that it uses rather than all of generated/graphql.ts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const GENERATED = 'src/generated/graphql.ts';
const IMPORT = /import \{([^}]*)\} from '[^']*\/generated\/graphql\.ts';/g;
const NAMED = /\b\w+(?:Document|FragmentDoc)\b/g;
const HEAD = "import * as ApolloReactHooks from '@apollo/client/react';\nconst defaultOptions = {};\n";

/** A document is one line of generated code; a hook ends with the first brace at a line's beginning. */
const VALUE = /^export (?:const (\w+) = .*;|function (\w+)\([^]*?^\s*\})$/gm;

interface Parts {
  /** Exported name → the document that it belongs to: its own, or the one that the hook sends. */
  ownerOf: ReadonlyMap<string, string>;
  /** Document → its code and that of its hooks. */
  codeOf: ReadonlyMap<string, string>;
}

export function splitOperations(root: string): Plugin {
  const file = path.join(root, GENERATED);
  let parts: Parts = { ownerOf: new Map(), codeOf: new Map() };
  const addressOf = (name: string) => `${file}?operation=${parts.ownerOf.get(name) ?? name}`;
  const importing = (name: string) => `import { ${name} } from ${JSON.stringify(addressOf(name))};`;
  return {
    name: 'purser-split-operations',
    apply: 'build',
    enforce: 'pre',
    buildStart() { parts = partsOf(readFileSync(file, 'utf8')); },
    load(id) {
      const document = id.startsWith(`${file}?operation=`) ? id.slice(id.indexOf('=') + 1) : null;
      const code = document === null ? undefined : parts.codeOf.get(document);
      if (code === undefined) return null;
      const others = new Set([...code.matchAll(NAMED)].map(([name]) => name).filter((name) => name !== document && parts.codeOf.has(name)));
      return [HEAD, ...[...others].map(importing), code].join('\n');
    },
    transform(code) {
      if (!code.includes('generated/graphql.ts')) return null;
      return { code: code.replace(IMPORT, (_statement, list: string) => valuesOf(list).map(importing).join('')), map: null };
    },
  };
}

/** The names of an import that are more than types. */
const valuesOf = (list: string) => list.split(',').map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));

function partsOf(source: string): Parts {
  const ownerOf = new Map<string, string>();
  const codeOf = new Map<string, string>();
  for (const [code, constant, hook = ''] of source.matchAll(VALUE)) {
    const owner = constant ?? /\b\w+Document\b/.exec(code.slice(code.indexOf('{')))?.[0] ?? hook;
    ownerOf.set(constant ?? hook, owner);
    codeOf.set(owner, [codeOf.get(owner), code].filter(Boolean).join('\n'));
  }
  return { ownerOf, codeOf };
}
