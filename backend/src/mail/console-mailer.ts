/** The mailer without a setting: whoever runs the server reads the mail on its console. */
import type { Mailer } from './mailer.ts';

export function consoleMailer(print: (text: string) => void = (text) => console.log(text)): Mailer {
  return {
    send: async ({ to, subject, text, attachments = [] }) => {
      const body = text.trimEnd().split('\n').map((line) => `  ${line}`).join('\n');
      print(`No SMTP_URL is set, so this mail is printed instead of sent.\n  To: ${to}\n  Subject: ${subject}${attachments.map(({ name }) => `\n  Attached: ${name}`).join('')}\n\n${body}\n`);
    },
  };
}
