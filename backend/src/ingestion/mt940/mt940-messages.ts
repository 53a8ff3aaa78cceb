/** Takes MT940 apart: messages of tagged fields, each with the lines that continue it. */

export interface Mt940Field { tag: string; text: string; line: number }

const TAG = /^:(\d{2}[A-Z]?):(.*)$/;
const LONGEST_FIELD_CHARS = 4_000;

/** The fields of the whole file in its order; `-` ends a message, `{…}` envelops it, and neither says anything about money. */
export function mt940Fields(text: string): Mt940Field[] {
  const fields: Mt940Field[] = [];
  let open: Mt940Field | null = null;
  // Some programs indent every line as far as the first.
  const indent = /^([ \t]+):20:/m.exec(text)?.[1] ?? '';
  const isIndented = indent !== '' && !/^:20:/m.test(text);
  text.split(/\r\n|\n|\r/).forEach((whole, index) => {
    const line = (isIndented && whole.startsWith(indent) ? whole.slice(indent.length) : whole).replace(/^\{1:.*\{4:\s*/, '').replace(/\s+$/, '');
    const found = TAG.exec(line);
    if (found) {
      open = { tag: found[1]!, text: found[2]!, line: index + 1 };
      fields.push(open);
    } else if (/^-(?:\}.*)?$/.test(line) || line.startsWith('{')) open = null;
    else if (open && open.text.length < LONGEST_FIELD_CHARS) open.text += `\n${line}`;
  });
  return fields;
}
