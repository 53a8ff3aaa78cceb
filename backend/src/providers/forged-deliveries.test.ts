/** A delivery that differs in a single byte, header or minute from what the vendor signed is nobody's; of ten thousand none gets in (`PURSER_TEST_FULL=1`). */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readConfig } from '../config.ts';
import type { ProviderName } from './contract.ts';
import { ProviderRegistry } from './registry.ts';
import { startTestSandbox, TEST_NOW, type TestSandbox } from './sandbox/test-sandbox.ts';

const FORGERIES = process.env.PURSER_TEST_FULL === '1' ? 2_500 : 120;

let sandbox: TestSandbox;
let registry: ProviderRegistry;
const webhookUrl = (name: ProviderName): string => `http://here.test/api/webhooks/${name}`;
beforeAll(async () => {
  sandbox = await startTestSandbox({ webhookUrl });
  registry = new ProviderRegistry({
    settings: readConfig({}).providers, now: () => TEST_NOW, sandbox: { ...sandbox.app, address: (name) => sandbox.address(name), browserAddress: (name) => sandbox.address(name), webhookUrl },
  });
});
afterAll(() => sandbox.close());

interface Sent { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }

/** The same series of numbers from 0 to below `most` in every run. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

async function deliver(name: ProviderName, company: number, amountMinor: number): Promise<Sent> {
  const companyId = sandbox.companies(name)[company]?.id ?? '';
  const change = await sandbox.store.addChange({ provider: name, companyId }, { kind: 'add', objectId: null, amountMinor, at: TEST_NOW });
  const { headers, body } = await sandbox.delivery({ provider: name, companyId }, change);
  return { headers: Object.fromEntries(Object.entries(headers).map(([header, value]) => [header.toLowerCase(), value])), body: Buffer.from(body) };
}

/** What stands for the vendor's word: every header but the one about the body's type. */
const signing = ({ headers }: Sent): string[] => Object.keys(headers).filter((header) => header !== 'content-type' && header !== 'paypal-cert-url');

function withByte(bytes: Buffer, at: number, roll: (most: number) => number): Buffer {
  const changed = Buffer.from(bytes);
  // The lowest bit of a base64 text's last letters may say nothing, so that a whole letter is taken.
  changed[at] = changed[at] === 0x41 ? 0x42 + roll(20) : 0x41;
  return changed;
}

function forged(sent: Sent, other: Sent, roll: (most: number) => number): Sent {
  const header = signing(sent)[roll(signing(sent).length)] ?? '';
  const value = sent.headers[header] ?? '';
  switch (roll(5)) {
    case 0: return { ...sent, body: withByte(sent.body, roll(sent.body.length), roll) };
    case 1: return { ...sent, body: other.body };
    case 2: return { ...sent, headers: { ...sent.headers, [header]: withByte(Buffer.from(value), roll(value.length - 4), roll).toString() } };
    case 3: return { ...sent, headers: Object.fromEntries(Object.entries(sent.headers).filter(([one]) => one !== header)) };
    default: return { ...sent, headers: { ...sent.headers, [header]: '' } };
  }
}

test.each(['quickbooks', 'stripe', 'square', 'paypal'] as const)(`of ${FORGERIES} forged deliveries of %s none is taken, and the true ones are`, async (name) => {
  const provider = registry.of(name, true)!;
  const [mine, other] = [await deliver(name, 1, 4_200), await deliver(name, 0, 990_000)];
  const roll = dice(20_261_122);
  let taken = 0;
  for (let done = 0; done < FORGERIES; done += 1) {
    const { headers, body } = forged(mine, other, roll);
    if (await provider.readWebhook(headers, body, TEST_NOW)) taken += 1;
  }
  expect(taken).toBe(0);
  for (const { headers, body } of [mine, other]) expect(await provider.readWebhook(headers, body, TEST_NOW)).not.toBeNull();
});

test('what is too old is nobody\'s either, where the vendor signs its time', async () => {
  const later = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * 60_000);
  for (const [name, minutes] of [['stripe', 6], ['square', 4 * 1_440], ['paypal', 5 * 1_440]] as const) {
    const { headers, body } = await deliver(name, 1, 100);
    expect([name, await registry.of(name, true)?.readWebhook(headers, body, later(minutes))]).toEqual([name, null]);
  }
});

test('one vendor\'s delivery is no other\'s', async () => {
  const names = ['quickbooks', 'stripe', 'square', 'paypal'] as const;
  for (const from of names) {
    const { headers, body } = await deliver(from, 1, 100);
    for (const to of names.filter((name) => name !== from)) expect([from, to, await registry.of(to, true)?.readWebhook(headers, body, TEST_NOW)]).toEqual([from, to, null]);
  }
});
