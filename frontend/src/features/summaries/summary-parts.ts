/** Takes an executive summary apart: what it comes to, and then its paragraphs with what each is about. */

export interface SummaryPart {
  /** "What happened"; null where a paragraph does not begin with what it is about. */
  readonly about: string | null;
  readonly text: string;
}

const ABOUT = /^((?:What|Why|How|Who|Where)(?: [a-z]+){0,3}): (.+)$/s;

export function summaryParts(content: string): { opening: string; parts: SummaryPart[] } {
  const [opening = '', ...rest] = content.split(/\n+/).map((paragraph) => paragraph.trim()).filter((paragraph) => paragraph !== '');
  return {
    opening,
    parts: rest.map((paragraph) => {
      const [, about, text] = ABOUT.exec(paragraph) ?? [];
      return about !== undefined && text !== undefined ? { about, text: text.charAt(0).toUpperCase() + text.slice(1) } : { about: null, text: paragraph };
    }),
  };
}
