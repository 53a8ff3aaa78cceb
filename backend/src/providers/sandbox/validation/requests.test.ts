/** What the adapters ask is what the vendors' own descriptions know: every address, every parameter, and every permission that it needs is asked for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { describeWithCorpus } from '../../../ingestion/test-corpora.ts';
import { LYING_VENDORS } from '../../test-lying-vendors.ts';
import { startTestVendor } from '../../test-vendor.ts';

interface Parameter { readonly $ref?: string; readonly name?: string; readonly in?: string }
interface Operation { readonly parameters?: readonly Parameter[]; readonly security?: readonly Readonly<Record<string, readonly string[] | null>>[] }
interface Description { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>; readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> } }

const described = (file: string): Description => JSON.parse(readFileSync(file, 'utf8')) as Description;

/** Every address that a first pull of a company without anything, and the one after it, ask for. */
async function asked(name: 'square' | 'paypal'): Promise<{ urls: URL[]; scopes: ReadonlySet<string> }> {
  const { provider: providerAt, list, isList, rest, cursor: start } = LYING_VENDORS[name];
  const vendor = await startTestVendor((one) => (isList(one) ? list([], null) : rest(one)));
  try {
    const provider = providerAt(() => vendor.url);
    let cursor = start;
    for (let pull = 0; pull < 2; pull += 1) for await (const page of provider.pull({ accessToken: 'access', companyId: '1' }, cursor, new AbortController().signal)) cursor = page.cursor;
    const scope = new URL(provider.authorizationUrl({ state: 's', codeChallenge: 'c', redirectUri: 'http://here/back' })).searchParams.get('scope') ?? '';
    return { urls: vendor.asked.map(({ path: at, query }) => new URL(`${at}?${query}`, 'http://vendor')), scopes: new Set(scope.split(' ')) };
  } finally {
    await vendor.close();
  }
}

function operationOf({ paths }: Description, at: string): Operation | undefined {
  const found = Object.entries(paths).find(([template]) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(at));
  return found?.[1]['get'];
}

function problemsOf(description: Description, url: URL, scopes: ReadonlySet<string>): string[] {
  const at = url.pathname;
  const operation = operationOf(description, at);
  if (!operation) return [`${at} is unknown`];
  const known = new Set((operation.parameters ?? []).map(({ $ref, name }) => ($ref ? description.components.parameters?.[$ref.split('/').at(-1) ?? '']?.name : name)));
  const needed = (operation.security ?? []).flatMap((one) => Object.values(one).flatMap((list) => list ?? []));
  return [
    ...[...url.searchParams.keys()].filter((name) => !known.has(name)).map((name) => `${at}?${name} is unknown`),
    ...needed.filter((scope) => !scopes.has(scope)).map((scope) => `${at} needs ${scope}`),
  ];
}

describeWithCorpus('vendor-schemas', (folder) => {
  describe.each([['square', 'square_api.json', 5], ['paypal', 'paypal/reporting_transactions_v1.json', 2]] as const)('%s', (name, file, kinds) => {
    test('addresses, parameters and permissions', async () => {
      const { urls, scopes } = await asked(name);
      expect(new Set(urls.map(({ pathname }) => pathname)).size).toBe(kinds);
      const description = described(path.join(folder, file));
      expect([...new Set(urls.flatMap((url) => problemsOf(description, url, scopes)))]).toEqual([]);
    });
  });
});
