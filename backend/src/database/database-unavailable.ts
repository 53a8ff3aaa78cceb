/** A database that cannot be started, reached or prepared; the message is a sentence for whoever runs the server. */

export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseUnavailable';
  }
}
