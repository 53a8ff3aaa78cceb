/** `npm run codegen`: emits schema/schema.graphql from the resolvers, then the client's hooks and the SDK from the schema. */
import { NODE, ROOT } from './install.mjs';
import { run } from './run.mjs';

const SOURCE = { cwd: ROOT, env: { ...process.env, SWC_NODE_PROJECT: 'backend/tsconfig.json' } };

await run(NODE, ['--disable-warning=DEP0205', '--import', '@swc-node/register/esm-register', 'backend/src/api/graphql/emit-schema.ts'], SOURCE);
await run(NODE, ['node_modules/.bin/graphql-codegen', '--config', 'codegen.yml', '--errors-only'], { cwd: ROOT });
