/** People who speak to the product by REST alone: a visitor, a new business on the Startup plan, and the demo's, which is paid for. */
import { request, type APIRequestContext } from '@playwright/test';
import { newEmail, PASSWORD } from './people.ts';
import { expect } from './story.ts';

export const asJson = { Accept: 'application/json' };

/** Nobody yet: no cookie. Dispose of it in the end. */
export function newVisitor(): Promise<APIRequestContext> {
  return request.newContext({ baseURL: process.env.E2E_BASE_URL!, extraHTTPHeaders: asJson });
}

export async function newBusiness(email = newEmail()): Promise<APIRequestContext> {
  const visitor = await newVisitor();
  const answer = await visitor.post('/api/auth/signup', { data: { email, password: PASSWORD, firstName: 'Ada', lastName: 'Baker', businessName: 'Crumb and Co' } });
  expect(answer.status()).toBe(201);
  return visitor;
}

export async function newDemo(): Promise<APIRequestContext> {
  const visitor = await newVisitor();
  expect((await visitor.post('/api/auth/demo')).status()).toBe(200);
  return visitor;
}

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Uploads and waits until the file has been read, whatever became of it. */
export async function uploadByRest(business: APIRequestContext, upload: Upload): Promise<{ id: string; status: string; [field: string]: unknown }> {
  const answer = await business.post('/api/files/upload', { multipart: { file: upload } });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  let file = { id, status: 'processing' };
  await expect(async () => {
    file = await (await business.get(`/api/files/${id}`)).json();
    expect(file.status).not.toBe('processing');
  }).toPass({ timeout: 30_000 });
  return file;
}
