/** Invented books never come to a business that could have real ones, but by the operator's word. */
import { expect, test } from '@jest/globals';
import { readConfig } from '../config.ts';
import { PROVIDER_NAMES } from './contract.ts';
import { ProviderRegistry, type SandboxDoor } from './registry.ts';

const DOOR: SandboxDoor = { address: (name) => `http://127.0.0.1:1/${name}`, browserAddress: (name) => `http://browser/${name}`, clientId: 'c', clientSecret: 's', webhookSecret: 'w', webhookUrl: () => null };
const ALL = {
  QUICKBOOKS_CLIENT_ID: 'a', QUICKBOOKS_CLIENT_SECRET: 'b', STRIPE_CLIENT_ID: 'a', STRIPE_SECRET_KEY: 'b', STRIPE_BILLING: 'false', SQUARE_APPLICATION_ID: 'a', SQUARE_APPLICATION_SECRET: 'b', PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b',
};

function kindsOf(env: Record<string, string>, isDemo: boolean, sandbox: SandboxDoor | null = DOOR) {
  const registry = new ProviderRegistry({ settings: readConfig(env).providers, sandbox, now: () => new Date() });
  return PROVIDER_NAMES.map((name) => {
    const found = registry.choose(name, isDemo);
    if (found) expect([found.name, registry.of(name, found.isSandbox)]).toEqual([name, found]);
    return found && (found.isSandbox ? 'invented' : 'real');
  });
}

test.each<[string, Record<string, string>, boolean, SandboxDoor | null, string | null]>([
  ['without credentials nobody connects', {}, false, DOOR, null],
  ['but the demo, to the sandbox', {}, true, DOOR, 'invented'],
  ['with credentials everybody connects to the vendors', ALL, false, DOOR, 'real'],
  ['but the demo', ALL, true, DOOR, 'invented'],
  ['the operator may open the sandbox to everybody', { PROVIDER_SANDBOX: 'true' }, false, DOOR, 'invented'],
  ['also beside credentials', { ...ALL, PROVIDER_SANDBOX: 'true' }, false, DOOR, 'invented'],
  ['without a sandbox the demo connects to nothing', ALL, true, null, null],
])('%s', (_what, env, isDemo, sandbox, kind) => {
  expect(kindsOf(env, isDemo, sandbox)).toEqual([kind, kind, kind, kind]);
});

test('a vendor without credentials is missing alone; addresses are those of the environment that was set', () => {
  expect(kindsOf({ ...ALL, SQUARE_APPLICATION_ID: '', SQUARE_APPLICATION_SECRET: '' }, false)).toEqual(['real', 'real', null, 'real']);
  const request = { state: 's', codeChallenge: 'c', redirectUri: 'https://purser.example/back' };
  const hostsOf = (env: Record<string, string>, isSandbox: boolean) => {
    const registry = new ProviderRegistry({ settings: readConfig(env).providers, sandbox: DOOR, now: () => new Date() });
    return PROVIDER_NAMES.map((name) => new URL(registry.of(name, isSandbox)?.authorizationUrl(request) ?? '').host);
  };
  expect(hostsOf(ALL, false)).toEqual(['appcenter.intuit.com', 'connect.stripe.com', 'connect.squareup.com', 'www.paypal.com']);
  expect(hostsOf({ ...ALL, SQUARE_ENVIRONMENT: 'sandbox', PAYPAL_ENVIRONMENT: 'sandbox', QUICKBOOKS_ENVIRONMENT: 'sandbox' }, false)).toEqual(['appcenter.intuit.com', 'connect.stripe.com', 'connect.squareupsandbox.com', 'www.sandbox.paypal.com']);
  expect(hostsOf(ALL, true)).toEqual(['browser', 'browser', 'browser', 'browser']);
});
