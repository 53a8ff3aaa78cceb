/** Writes schema/schema.graphql: `npm run schema`. */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolverClasses } from './resolver-classes.ts';
import { makeSchema, printSorted } from './schema.ts';

const target = path.resolve(import.meta.dirname, '../../../../schema/schema.graphql');
writeFileSync(target, printSorted(makeSchema(resolverClasses, [])));
