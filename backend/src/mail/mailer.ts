/** What sends mail: the contract that every mailer keeps. */

/** A file that goes along. */
export interface MailAttachment {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface Mail {
  /** One address without a name. */
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines end with \n. */
  readonly text: string;
  readonly attachments?: readonly MailAttachment[];
}

export interface Mailer {
  /** Resolves once somebody else has taken the mail over; rejects where nobody did, and the caller tries again later. */
  send(mail: Mail): Promise<void>;
}
