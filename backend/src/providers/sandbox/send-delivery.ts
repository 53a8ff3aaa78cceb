/** Sends a webhook as a vendor would: once, without waiting long, and without caring what comes back. */
import type { Delivery } from './vendor.ts';

const PATIENCE_MS = 5_000;

/** Rejects where nobody takes it. */
export async function sendDelivery(url: string, { headers, body }: Delivery): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  await answer.body?.cancel();
  // Intuit takes no other status for a thank-you.
  if (answer.status !== 200) throw new Error(`The webhook at ${url} answered ${answer.status}.`);
}
