/** Pages as browsers get them, from a build made for this test: addresses, slots, script hashes, compressed assets, search engines. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import express from 'express';
import type { AnswersAhead } from './answers-ahead.ts';
import { clientPages } from './client-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { styleNonce } from './style-nonce.ts';

const SCRIPT = 'document.title';
const HOME = `<head><link rel="canonical" href="__PUBLIC_URL__/"/><script nonce="__CSP_NONCE__">${SCRIPT}</script></head>[[contact]]<a href="mailto:__CONTACT_EMAIL__">[[no-contact]]<a href="/contact">[[end]]home</a>`;

/** Answered with its own name. */
const QUESTION = (query: string) => ({ query, variables: {} });

let directory: string;
const servers: Server[] = [];
beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'purser-pages-'));
  for (const folder of ['pages', 'assets']) mkdirSync(path.join(directory, folder));
  writeFileSync(path.join(directory, 'pages.json'), JSON.stringify({ pages: { '/': 'home.html', '/dashboard': 'dashboard.html', '/404': '404.html' }, prefixes: ['/dashboard'], indexed: ['/'], questions: { '/dashboard': { itself: QUESTION('home'), other: QUESTION('other') } } }));
  for (const [name, html] of [['home', HOME], ['dashboard', 'product <script type="application/json">__FIRST_ANSWERS__</script>'], ['404', 'nothing']]) writeFileSync(path.join(directory, 'pages', `${name}.html`), html!);
  writeFileSync(path.join(directory, 'assets', 'main-1.js'), 'code');
  writeFileSync(path.join(directory, 'assets', 'main-1.js.br'), brotliCompressSync('code'));
});
afterAll(async () => {
  for (const server of servers) await new Promise((done) => { server.close(done); });
  rmSync(directory, { recursive: true });
});

async function start(facts: { publicUrl: string | null; contactEmail: string | null }, answers: AnswersAhead = async () => null): Promise<string> {
  const server = createServer(express().use(styleNonce, securityHeaders(), clientPages(directory, facts, answers)));
  servers.push(server);
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a server that knows nothing of itself', () => {
  let url: string;
  beforeAll(async () => { url = await start({ publicUrl: null, contactEmail: null }); });
  const check = async (address: string, expected: string) => expect(await (await fetch(url + address)).text()).toContain(expected);

  test('home leads to the contact page', () => check('/', '<a href="/contact">home</a>'));
  test('every view of the dashboard is the product', () => check('/dashboard/reports', 'product'));
  test('a slash at the end changes nothing', () => check('/dashboard/', 'product'));
  test('an unknown address shows the page for nothing', () => check('/nowhere', 'nothing'));
  test('so does an address that is none, and it shows nothing of the server', () => check('//', 'nothing'));
  test('so does a name that every object has', () => check('/constructor', 'nothing'));
  test('the built files of pages cannot be asked for', () => check('/pages/home.html', 'nothing'));
  test('robots keep out of the doors', () => check('/robots.txt', 'Disallow: /api/'));
  test('without an address there is no canonical link', async () => {
    expect(await (await fetch(`${url}/`)).text()).not.toContain('canonical');
  });
  test('the script of the page is let through by its hash', async () => {
    const { headers } = await fetch(`${url}/`);
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
  test('the nonce of the page is that of its policy', async () => {
    const answer = await fetch(`${url}/`);
    const [, nonce] = /nonce="([^"]+)"/.exec(await answer.text()) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
  });
});

describe('a server that knows its address and whom to write to', () => {
  let url: string;
  beforeAll(async () => { url = await start({ publicUrl: 'https://books.example/', contactEmail: 'o"hara@books.example' }); });
  const check = async (address: string, expected: string) => expect(await (await fetch(url + address)).text()).toContain(expected);

  test('home opens a mail draft, escaped', () => check('/', '<a href="mailto:o&#34;hara@books.example">home</a>'));
  test('home names its address', () => check('/', '<link rel="canonical" href="https://books.example/"/>'));
  test('robots find the list of pages', () => check('/robots.txt', 'Sitemap: https://books.example/sitemap.xml'));
  test('the list of pages', () => check('/sitemap.xml', '<loc>https://books.example/</loc>'));
});

describe('answers that are sent along', () => {
  let url: string;
  beforeAll(async () => { url = await start({ publicUrl: null, contactEmail: null }, async (_request, _response, { query }) => JSON.stringify(query)); });
  const check = async (address: string, expected: string) => expect(await (await fetch(url + address)).text()).toContain(expected);

  test('to the dashboard itself', () => check('/dashboard', '>"home"<'));
  test('to an address that is none, without a question', () => check('//[', 'nothing'));
  test('to another view of it', () => check('/dashboard/reports', '>"other"<'));
  test('to the dashboard with a choice of its own', () => check('/dashboard?period=today', '>"other"<'));
  test('such a page is kept nowhere', async () => {
    expect((await fetch(`${url}/dashboard`)).headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${url}/`)).headers.get('cache-control')).toBe('no-cache');
  });
  test('they are no script, and need not be let through', async () => {
    expect((await fetch(`${url}/dashboard`)).headers.get('content-security-policy')).toContain("script-src 'self';");
  });
});

test('what somebody wrote stays as it was written, also where it looks like a slot of the page', async () => {
  const url = await start({ publicUrl: null, contactEmail: null }, async () => '"__CSP_NONCE__ $& __PUBLIC_URL__"');
  expect(await (await fetch(`${url}/dashboard`)).text()).toContain('>"__CSP_NONCE__ $& __PUBLIC_URL__"<');
});

describe('assets', () => {
  let url: string;
  beforeAll(async () => { url = await start({ publicUrl: null, contactEmail: null }); });
  const get = (acceptEncoding: string, name = 'main-1.js') => fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': acceptEncoding } });

  test('compressed for those who take it, and kept for ever', async () => {
    const answer = await get('gzip, br');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.text()).toBe('code');
  });
  test('plain for the others', async () => {
    const answer = await get('identity');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('code');
  });
  test('those of an older build are gone', async () => {
    expect((await get('br', 'main-0.js')).status).toBe(404);
  });
});
