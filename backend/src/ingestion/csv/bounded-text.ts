/** The beginning of a file's text, as much of it as is kept. */
import { MAX_PARSED_TEXT_CHARS } from '../statement.ts';

export class BoundedText {
  value = '';

  add(text: string): void {
    if (!this.isFull) this.value += text.slice(0, MAX_PARSED_TEXT_CHARS - this.value.length);
  }

  get isFull(): boolean {
    return this.value.length >= MAX_PARSED_TEXT_CHARS;
  }
}
