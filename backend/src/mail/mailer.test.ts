/** Every mailer hands over the whole mail, and says so when it could not. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { consoleMailer } from './console-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { startTestPostbox, type TestPostbox } from './test-postbox.ts';

const mail = { to: 'ana@example.com', subject: 'Réglages – 100 %', text: 'First line\n\nhttp://localhost/x?token=abc=def&y\n' };
let postbox: TestPostbox;
const printed: string[] = [];
beforeAll(async () => { postbox = await startTestPostbox(); });
afterAll(() => postbox.close());

const members: Readonly<Record<string, () => { mailer: Mailer; received: () => string }>> = {
  console: () => ({ mailer: consoleMailer((text) => printed.push(text)), received: () => printed.at(-1) ?? '' }),
  smtp: () => ({
    mailer: smtpMailer({ smtpUrl: postbox.url, from: 'Purser <no-reply@example.com>' }),
    received: () => { const { to, subject, text } = postbox.mails.at(-1)!; return [to, subject, text].join('\n'); },
  }),
};

describe.each(Object.keys(members))('%s', (name) => {
  test('hands over address, subject and text', async () => {
    const { mailer, received } = members[name]!();
    await mailer.send(mail);
    for (const part of [mail.to, mail.subject, 'First line', 'http://localhost/x?token=abc=def&y']) expect(received()).toContain(part);
  });
});

test('a mail goes to one address, whatever is in it', async () => {
  await smtpMailer({ smtpUrl: postbox.url, from: 'no-reply@example.com' }).send({ ...mail, to: 'a@example.com, b@example.com' }).catch(() => undefined);
  expect(postbox.mails.map(({ to }) => to)).not.toContain('b@example.com');
});

test('a server that is down is an error', async () => {
  const closed = await startTestPostbox();
  await closed.close();
  await expect(smtpMailer({ smtpUrl: closed.url, from: 'no-reply@example.com' }).send(mail)).rejects.toThrow('ECONNREFUSED');
});
