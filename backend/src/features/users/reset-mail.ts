/** The mail with the link that replaces a forgotten password. */
import type { Mail } from '../../mail/mailer.ts';

export function resetMail(user: { readonly email: string; readonly firstName: string }, link: string): Mail {
  return {
    to: user.email,
    subject: 'Reset your Purser password',
    text: `Hello ${user.firstName},

Somebody asked to reset the password of the Purser account with this address. Open this link to choose a new one:

${link}

It works once, for one hour, and signs you out everywhere. If it was not you, ignore this mail: your password stays as it is.
`,
  };
}
