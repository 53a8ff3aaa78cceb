/** Every body that the sandbox emits for a company, fetched as a client would. */
import type { ProviderName } from '../../contract.ts';
import type { TestSandbox } from '../test-sandbox.ts';

export type Fetched = (path: string, init?: { method?: string; body?: unknown; headers?: Record<string, string> }) => Promise<{ status: number; body: unknown }>;

export async function signedIn(sandbox: TestSandbox, provider: ProviderName, companyId: string): Promise<Fetched> {
  const { accessToken } = await sandbox.grantTo(provider, companyId);
  return async (path, { method = 'GET', body, headers = {} } = {}) => {
    const answer = await fetch(`${sandbox.address(provider)}${path}`, {
      method, headers: { Authorization: `Bearer ${accessToken}`, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
}
