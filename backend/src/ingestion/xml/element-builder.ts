/** Puts the elements of some names together while a file streams by, so that never more than one of them is held. */
import type { XmlHandler } from './bounded-xml.ts';
import type { XmlElement } from './xml-element.ts';

/** Longer than any text of a statement. */
const LONGEST_TEXT_CHARS = 4_000;

export class ElementBuilder implements XmlHandler {
  readonly #names: ReadonlySet<string>;
  readonly #onElement: (element: XmlElement) => void;
  readonly #onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly #open: XmlElement[] = [];

  /** `onElement` hears of each whole element of these names, `onOpen` of every other one that begins outside of them. */
  constructor(names: readonly string[], onElement: (element: XmlElement) => void, onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void) {
    this.#names = new Set(names);
    this.#onElement = onElement;
    this.#onOpen = onOpen;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const parent = this.#open.at(-1);
    if (!parent && !this.#names.has(name)) return this.#onOpen(name, attributes);
    const element: XmlElement = { name, attributes, line, text: '', children: [] };
    parent?.children.push(element);
    this.#open.push(element);
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element && element.text.length < LONGEST_TEXT_CHARS) element.text += text;
  }

  close(): void {
    const element = this.#open.pop();
    if (element && this.#open.length === 0) this.#onElement(element);
  }
}
