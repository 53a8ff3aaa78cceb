/** What sends mail: the contract that every mailer keeps. */

export interface Mail {
  /** One address without a name. */
  readonly to: string;
  readonly subject: string;
  /** Plain text; lines end with \n. */
  readonly text: string;
}

export interface Mailer {
  /** Resolves once somebody else has taken the mail over; rejects where nobody did, and the caller tries again later. */
  send(mail: Mail): Promise<void>;
}
