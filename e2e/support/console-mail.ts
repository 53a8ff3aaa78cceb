/** Mails that the server prints on its console, because no mail server is set. */
import { readFileSync } from 'node:fs';
import { expect } from './story.ts';

export const CONSOLE_UNREAD = 'The product was not started here, so that its console cannot be read.';

/** Where the server's console is written to; undefined for one that was started elsewhere. */
export const serverLog = process.env.E2E_SERVER_LOG;

/** The path of the newest link that was mailed to the address. */
export async function mailedPath(email: string): Promise<string> {
  let link: string | undefined;
  await expect(() => {
    const mail = readFileSync(serverLog ?? '', 'utf8').split('No SMTP_URL is set').findLast((text) => text.includes(`To: ${email}`));
    link = /https?:\/\/\S+/.exec(mail ?? '')?.[0];
    expect(link).toBeTruthy();
  }).toPass();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}
