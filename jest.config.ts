/** Jest runs two projects: the backend on Node and the frontend in jsdom. */
import type { Config } from 'jest';

const swc = (jsx: boolean) => ['@swc/jest', {
  jsc: {
    parser: { syntax: 'typescript', tsx: jsx, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
    target: 'es2024',
  },
  module: { type: 'es6' },
}] satisfies [string, unknown];

/** They run as one suite, asked.test.ts, unless one of them is named. */
const EXAMPLES = 'interpret/asked/';
const isOneNamed = process.argv.some((word) => word.includes('asked/'));

const config: Config = {
  // No test asserts a time: this only ends what hangs, also on a busy machine that starts a database first.
  testTimeout: 60_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/jest-longest-first.ts',
  // What modules leave behind in a worker adds up over hundreds of files; a new one begins before the heap is full.
  workerIdleMemoryLimit: '1500MB',
  // A worker that ran whole servers has nothing open in the end, but a large heap to free, which takes longer than the half second it is given.
  workerGracefulExitTimeout: 10_000,
  globalSetup: '<rootDir>/backend/src/database/test-cluster-setup.ts',
  globalTeardown: '<rootDir>/backend/src/database/test-cluster-teardown.ts',
  projects: [
    {
      displayName: 'backend',
      rootDir: 'backend',
      roots: ['<rootDir>/src'],
      testEnvironment: 'node',
      setupFiles: ['reflect-metadata'],
      setupFilesAfterEnv: ['<rootDir>/../jest-second-attempt.ts'],
      extensionsToTreatAsEsm: ['.ts'],
      transform: { '\\.ts$': swc(false) as never },
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...(isOneNamed ? [] : [EXAMPLES])],
    },
    {
      displayName: 'frontend',
      rootDir: 'frontend',
      roots: ['<rootDir>/src'],
      testEnvironment: '<rootDir>/jest-environment.ts',
      setupFilesAfterEnv: ['<rootDir>/jest-patience.ts', '<rootDir>/../jest-second-attempt.ts'],
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '\\.tsx?$': swc(true) as never },
      moduleNameMapper: { '\\.(css|svg|woff2)$': '<rootDir>/src/empty-asset.ts' },
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    },
  ],
};
export default config;
