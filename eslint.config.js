/** Lint: what the compiler does not see. Layers and file lengths are kept by backend/src/architecture.test.ts. */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** `import/no-restricted-paths` would be a dependency more; plain patterns say the same for the client's few directions. */
const mayNotImport = (group, message) => ['error', { patterns: [{ group, message }] }];

export default defineConfig(
  { ignores: ['**/dist/', '**/generated/', '**/results/', 'node_modules/', '.data/', 'coverage/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-undef': 'off', // the compiler knows better
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, arguments: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // emitDecoratorMetadata needs the classes of decorated parameters at run time, and type-graphql calls a class a Function.
    files: ['backend/src/api/graphql/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off', '@typescript-eslint/no-unsafe-function-type': 'off' },
  },
  {
    files: ['scripts/**/*.mjs', 'bench/**/*.mjs', '*.js'],
    languageOptions: { globals: { console: 'readonly', process: 'readonly', URL: 'readonly', setTimeout: 'readonly', clearTimeout: 'readonly', fetch: 'readonly', performance: 'readonly' } },
  },
  {
    files: ['frontend/src/app/before-paint.js'],
    languageOptions: { globals: { window: 'readonly', document: 'readonly', localStorage: 'readonly', matchMedia: 'readonly' } },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'] ?? reactHooks.configs.flat.recommended],
  },
  {
    files: ['frontend/src/{ui,format}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': mayNotImport(['**/features/**', '**/pages/**', '**/app/**', '**/generated/**', '@apollo/*'], 'The kit and the formats know neither GraphQL nor the features.'),
    },
  },
  {
    files: ['frontend/src/features/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': mayNotImport(['**/pages/**', '**/app/routes*'], 'Features do not know the pages they stand on.') },
  },
);
