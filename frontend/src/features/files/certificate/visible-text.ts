/** Text from a file as it may be shown: characters that hide, act or turn the direction of what follows are written out. */

const HIDDEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

const NAMED: Readonly<Record<string, string>> = { '\t': '⇥', '\n': '↵', '\r': '␍' };

export function visibleText(text: string): string {
  return text.replace(HIDDEN, (character) => NAMED[character] ?? `\\u{${character.codePointAt(0)!.toString(16)}}`);
}
