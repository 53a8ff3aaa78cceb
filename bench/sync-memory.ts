/** `npm run bench -- sync`: a hundred thousand Stripe sales in one sync, from the server's own sandbox, and what memory the server takes meanwhile. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';
import { inMs } from './statistics.ts';

const LARGE_COMPANY = 'acct_1SbxHARBOR00000001';
const LOOK_EVERY_MS = 200;
const MEGABYTE = 1024;

interface Integration { id: string; status: string; isSyncing: boolean; transactionCount: number; progressPercent: number | null; error: string | null }

export async function measureSync(product: Product): Promise<string[]> {
  const cookie = await product.signUp();
  await product.post(cookie, '/api/subscription/change', { planName: 'pro', billingType: 'monthly' });
  const restMegabytes = megabytesOf(product.processId);
  await connect(product, cookie);
  const startedAt = performance.now();
  const samples: { rows: number; megabytes: number }[] = [];
  let integration = await look(product, cookie);
  while (integration.isSyncing) {
    samples.push({ rows: integration.transactionCount, megabytes: megabytesOf(product.processId) });
    await sleep(LOOK_EVERY_MS);
    integration = await look(product, cookie);
  }
  if (integration.error !== null) throw new Error(integration.error);
  const rows = integration.transactionCount;
  const most = (from: number, to: number): string => {
    const seen = samples.filter((sample) => sample.rows >= rows * from && sample.rows <= rows * to).map(({ megabytes }) => megabytes);
    return seen.length === 0 ? '–' : `${Math.max(...seen)} MB`;
  };
  return [
    `${rows.toLocaleString('en')} rows synced in ${inMs(performance.now() - startedAt)}.`,
    `Server's memory before ${restMegabytes} MB; at most in the first tenth ${most(0, 0.1)}, in the middle ${most(0.45, 0.55)}, in the last tenth ${most(0.9, 1)}.`,
  ];
}

/** Through the sandbox's own page, as a browser goes. */
async function connect(product: Product, cookie: string): Promise<void> {
  const { authUrl } = await product.post<{ authUrl: string }>(cookie, '/api/integrations/connect', { provider: 'stripe' });
  const page = await (await fetch(authUrl)).text();
  const sealedRequest = /name="request" value="([^"]+)"/.exec(page)?.[1];
  if (sealedRequest === undefined) throw new Error(`The consent page did not open: ${page.slice(0, 500)}`);
  const consent = await fetch(authUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ request: sealedRequest, decision: 'approve', company: LARGE_COMPANY }) });
  const back = await fetch(consent.headers.get('location') ?? '', { redirect: 'manual', headers: { cookie } });
  if (!back.headers.get('location')?.includes('connected=stripe')) throw new Error(`Connecting ended at ${back.headers.get('location')}`);
}

async function look(product: Product, cookie: string): Promise<Integration> {
  const [integration] = await product.get<Integration[]>(cookie, '/api/integrations');
  if (!integration) throw new Error('There is no connection.');
  return integration;
}

/** What the process holds in memory now. */
function megabytesOf(processId: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / MEGABYTE);
}
