/** Finds a Chromium to drive: the one that is named, one that is installed, Playwright's own, or the one inside an npm package. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

export interface FoundBrowser {
  executablePath: string;
  args: string[];
}

const INSTALLED_NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
const INSTALLED_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Chromium refuses its sandbox to root; the others keep it from calling home, which would count as a foreign request. */
function flags(): string[] {
  const quiet = [
    '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

function onPath(name: string): string | null {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null;
  } catch {
    return null;
  }
}

function installed(): string | null {
  return INSTALLED_NAMES.map(onPath).find((path) => path !== null) ?? INSTALLED_PATHS.find((path) => existsSync(path)) ?? null;
}

export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);

  const present = named || installed() || (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);
  if (present) return { executablePath: present, args: flags() };

  if (process.platform === 'linux' && process.arch === 'x64') {
    const packaged = (await import('@sparticuz/chromium')).default;
    // Its own arguments are meant for a cloud function (one process, no disk); ours serve here as well.
    return { executablePath: await packaged.executablePath(), args: flags() };
  }
  throw new Error('No Chromium found. Install one with `npx playwright install chromium`, or set CHROMIUM_PATH to the one you have.');
}
