/** Short ways into the product for stories about something else: signed in by REST, in the browser's own session. */
import type { Page, Route } from '@playwright/test';
import { newEmail, PASSWORD } from './people.ts';
import { asCsv, asUpload, BAKERY } from './statements.ts';
import { expect } from './story.ts';
import { uploadByRest } from './visitors.ts';

/** A new business on the Startup plan, without data. */
export async function asStarter(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/signup', { data: { email: newEmail(), password: PASSWORD, firstName: 'Ada', lastName: 'Baker', businessName: 'Crumb and Co' } });
  expect(answer.status()).toBe(201);
}

/** The same with three months of a bakery; resolves to the file's identifier. */
export async function asBakery(page: Page): Promise<string> {
  await asStarter(page);
  return (await uploadByRest(page.request, asUpload('bakery.csv', asCsv(BAKERY)))).id;
}

/** A paid account with data. */
export async function asDemo(page: Page): Promise<void> {
  expect((await page.request.post('/api/auth/demo')).status()).toBe(200);
}

async function isOperation(route: Route, operation: string): Promise<boolean> {
  const body = route.request().postDataBuffer()?.toString() ?? '';
  return body.includes(`"operationName":"${operation}"`);
}

/** From the next page on the answers that the server sends along are not found: the product asks for everything itself. */
export async function withoutAnswersAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = document.getElementById.bind(document);
    document.getElementById = (id: string) => (id === 'first-answers' ? null : find(id));
  });
}

/** From now on the product answers this operation with a refusal, as it would when something is wrong with it. */
export async function refuseOperation(page: Page, operation: string, message: string, status = 500): Promise<void> {
  await withoutAnswersAhead(page);
  await page.route('**/graphql', async (route) => {
    if (!(await isOperation(route, operation))) return route.fallback();
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'INTERNAL', status } }] } });
  });
}

/** From now on only this operation is answered; every other is refused. */
export async function refuseAllBut(page: Page, operation: string, message: string, status = 500): Promise<void> {
  await withoutAnswersAhead(page);
  await page.route('**/graphql', async (route) => {
    if (await isOperation(route, operation)) return route.fallback();
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'INTERNAL', status } }] } });
  });
}

/** Answers this operation only when the returned function is called, so that what is shown meanwhile can be looked at. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => { release = done; });
  await withoutAnswersAhead(page);
  await page.route('**/graphql', async (route) => {
    if (await isOperation(route, operation)) await released;
    return route.fallback();
  });
  return release;
}
