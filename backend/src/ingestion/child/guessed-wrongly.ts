/** The rows of a file that were handed over were read as its beginning suggests, and the rest of it says otherwise: they do not count. */
export class GuessedWrongly extends Error {
  constructor() {
    super('the rest of the file is to be read otherwise than its beginning suggests');
  }
}
