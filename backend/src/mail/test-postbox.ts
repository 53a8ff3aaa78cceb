/** A real SMTP server on this machine for tests: keeps what it is sent. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface TestPostbox {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Waits for the next mail to this address that nobody has waited for. */
  next(to: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** `port` 0 takes a free one. */
export async function startTestPostbox(port = 0): Promise<TestPostbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        for (const { address } of rcptTo) mails.push({ from: mailFrom ? mailFrom.address : '', to: address, ...readMessage(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    next: async (to) => {
      for (let tries = 0; tries < 300; tries += 1) {
        const place = mails.findIndex((mail) => mail.to === to);
        if (place >= 0) return mails.splice(place, 1)[0]!;
        await pause(50);
      }
      throw new Error(`No mail came for ${to}.`);
    },
    close: () => new Promise((resolve) => { server.close(() => resolve()); }),
  };
}

function readMessage(message: string): { subject: string; text: string } {
  const end = message.indexOf('\r\n\r\n');
  const headers = message.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = message.slice(end + 4).replaceAll('\r\n', '\n');
  const encoding = /^content-transfer-encoding: (.*)$/im.exec(headers)?.[1]?.trim().toLowerCase();
  return { subject: decodeWords(/^subject: (.*)$/im.exec(headers)?.[1]?.trim() ?? ''), text: decodeBody(body, encoding) };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\n', '')) : body;
}

/** RFC 2047: `=?UTF-8?Q?R=C3=A9glages?=`. */
function decodeWords(header: string): string {
  return header.replaceAll(/\?=\s+=\?/g, '?==?').replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')));
}

function decodeQuoted(text: string): string {
  return Buffer.from(text.replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))), 'latin1').toString();
}
