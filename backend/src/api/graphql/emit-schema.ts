/** Writes schema/schema.graphql: `npm run schema`. */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolverClasses } from './resolver-classes.ts';
import { makeSchema, printSorted } from './schema.ts';

/** A schema that is only printed is never listened to. */
const NO_TOPICS = { publish: () => undefined, subscribe: () => { throw new Error('not served'); } };
const target = path.resolve(import.meta.dirname, '../../../../schema/schema.graphql');
writeFileSync(target, printSorted(makeSchema(resolverClasses, [], NO_TOPICS)));
