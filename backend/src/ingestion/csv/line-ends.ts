/** Makes carriage returns, alone or with a line feed, into line feeds, chunk by chunk. */

export class LineEnds {
  #endedWithReturn = false;

  normalise(text: string): string {
    // The line feed that belongs to the last chunk's carriage return.
    const own = this.#endedWithReturn && text.startsWith('\n') ? text.slice(1) : text;
    this.#endedWithReturn = text.endsWith('\r');
    return own.includes('\r') ? own.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : own;
  }
}
