/** `npm run codegen`: emits schema/schema.graphql from the resolvers, then the client's hooks and the SDK from the schema. */
import { NODE, ROOT } from './install.mjs';
import { run } from './run.mjs';

await run(NODE, ['--import', './scripts/run-typescript.mjs', 'backend/src/api/graphql/emit-schema.ts'], { cwd: ROOT });
await run(NODE, ['node_modules/.bin/graphql-codegen', '--config', 'codegen.yml', '--errors-only'], { cwd: ROOT });
