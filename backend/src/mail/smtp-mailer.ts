/** Sends mail through an SMTP server. */
import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import type { Mailer } from './mailer.ts';

/** A server that does not answer holds one job up, not the queue. */
const PATIENCE_MS = 10_000;

export function smtpMailer({ smtpUrl, from }: MailSettings): Mailer {
  const transport = createTransport({ url: smtpUrl, connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS, disableFileAccess: true, disableUrlAccess: true });
  return {
    // As an object the address is never read as a list of several.
    send: async ({ to, subject, text, attachments = [] }) => {
      const files = attachments.map(({ name, mediaType, bytes }) => ({ filename: name, contentType: mediaType, content: Buffer.from(bytes) }));
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, attachments: files });
    },
  };
}
