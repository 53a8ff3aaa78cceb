/** Text from a file as it may stand in a document: what a terminal or an editor would obey instead of showing is written out. */

/** Control characters, and those that turn the direction of text or hide. */
const OBEYED = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** One line, nothing in it acts. */
export function harmless(text: string): string {
  return text.replace(OBEYED, (character) => NAMED[character] ?? `\\u{${character.codePointAt(0)!.toString(16)}}`);
}

const NAMED: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r' };
