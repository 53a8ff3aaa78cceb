/** A refused call: what the API says, with its stable code. */
export class PurserError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'PurserError';
    this.code = code;
  }
}
