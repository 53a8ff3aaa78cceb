/** The beginning of a file's text, as much of it as is kept. */
import { MAX_PARSED_TEXT_CHARS } from '../statement.ts';

export class BoundedText {
  readonly #parts: string[] = [];
  #length = 0;

  add(text: string): void {
    if (this.#length >= MAX_PARSED_TEXT_CHARS) return;
    this.#parts.push(text.slice(0, MAX_PARSED_TEXT_CHARS - this.#length));
    this.#length += text.length;
  }

  get isFull(): boolean {
    return this.#length >= MAX_PARSED_TEXT_CHARS;
  }

  get value(): string {
    return this.#parts.join('');
  }
}
