/** What was lost of a text before it came here: signs in the place of letters, and zero bytes. The line is read without them, and says so. */

export interface Cleaned {
  text: string;
  /** Null where nothing is lost. */
  reason: string | null;
}

const REPLACEMENT = '\ufffd';

export function cleaned(line: string): Cleaned {
  const isReplaced = line.includes(REPLACEMENT);
  if (!line.includes('\0')) return { text: line, reason: isReplaced ? 'A character of this line is damaged in the file; it is shown as \ufffd.' : null };
  const text = line.replaceAll('\0', '');
  if (text.trim() === '') return { text, reason: 'This line holds nothing but zero bytes: a part of the file may be missing.' };
  return { text, reason: `This line holds zero bytes, which no text has; it was read without them${isReplaced ? ', and a damaged character is shown as \ufffd' : ''}.` };
}
