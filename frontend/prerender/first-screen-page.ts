/** The dashboard's page: begins with a picture of itself, styled and drawn without waiting for anything, and fetches the product after that. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_ANSWERS_ID } from '../src/app/first-screen/read-first-answers.ts';
import type { DrawnScreen } from '../src/app/first-screen/render.tsx';
import { slots } from '../src/public/server-slots.ts';
import { FIRST_SCREEN_ID } from '../src/ui/first-screen.ts';

const PRODUCT_SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/;
const PRODUCT_PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;
const PRODUCT_STYLE = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/;
const FIRST_FONT = /url\((\/assets\/inter-ascii[^)]+)\)/;

interface FirstScreen extends DrawnScreen {
  /** The script that fills it and fetches the product. */
  script: string;
}

/** `page` names its scripts and styles as the bundler left them; `output` is where they lie. */
export function firstScreenPage(page: string, output: string, { markup, styles, globalStyles, script }: FirstScreen): string {
  const [, entry = ''] = PRODUCT_SCRIPT.exec(page) ?? [];
  const product = [entry, ...[...page.matchAll(PRODUCT_PRELOAD)].map(([, file]) => file)].join(' ');
  const [, style = ''] = PRODUCT_STYLE.exec(page) ?? [];
  const fonts = readFileSync(path.join(output, style), 'utf8').trim();
  const [, font = ''] = FIRST_FONT.exec(fonts) ?? [];
  const head = [
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin="anonymous" />`,
    `<style nonce="${slots.nonce}">${fonts}</style>`,
    ...globalStyles.map(({ names, css }) => `<style nonce="${slots.nonce}" data-emotion="purser-global ${names}">${css}</style>`),
    `<style nonce="${slots.nonce}" data-emotion="purser ${styles.names}">${styles.css}</style>`,
  ].join('\n    ');
  const body = [
    `<div id="${FIRST_SCREEN_ID}" aria-hidden="true" inert>${markup}</div>`,
    `<script type="application/json" id="${FIRST_ANSWERS_ID}">${slots.firstAnswers}</script>`,
    `<script>${script}</script>`,
  ].join('\n    ');
  return page.replace(PRODUCT_SCRIPT, '').replace(PRODUCT_PRELOAD, '')
    .replace(PRODUCT_STYLE, () => head)
    .replace('<body>', `<body data-product="${product}">`)
    .replace('<div id="root"></div>', (root) => `${root}\n    ${body}`);
}
