/** Takes QIF apart: sections that begin with `!`, records of lines that each begin with a letter, `^` behind each record. */

export interface QifRecord { fields: Map<string, string>; line: number }

export interface QifSection {
  /** "Bank", "CCard", "Invst", "Cat" … in lower case. */
  type: string;
  /** The name that an `!Account` block before it gives. */
  account: string | null;
  line: number;
  records: QifRecord[];
}

const LONGEST_VALUE_CHARS = 2_000;

export function qifSections(text: string): QifSection[] {
  const sections: QifSection[] = [];
  let account: string | null = null;
  let section: QifSection | null = null;
  let record: QifRecord | null = null;
  const end = (): void => {
    if (record && section?.type === 'account') account = record.fields.get('N')?.trim() || null;
    else if (record) section?.records.push(record);
    record = null;
  };
  text.split(/\r\n|\n|\r/).forEach((whole, index) => {
    const line = index + 1;
    const header = /^!\s*(?:Type:)?\s*([A-Za-z ]+)/i.exec(whole);
    if (header) {
      end();
      const type = header[1]!.trim().toLowerCase();
      // Switches such as !Option:AutoSwitch and !Clear:AutoSwitch change nothing here.
      if (type === 'option' || type === 'clear') return;
      section = { type, account, line, records: [] };
      sections.push(section);
    } else if (whole.startsWith('^')) end();
    else if (whole.trim() !== '') {
      record ??= { fields: new Map(), line };
      const field = whole[0]!.toUpperCase();
      // The first of each counts: what comes again belongs to the parts of a split.
      if (!record.fields.has(field)) record.fields.set(field, whole.slice(1, LONGEST_VALUE_CHARS).trim());
    }
  });
  end();
  return sections;
}
