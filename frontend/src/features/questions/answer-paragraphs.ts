/** Cuts an answer's words into paragraphs and tells which of them carry figures, so that the eye finds those first. */

export interface AnswerParagraph {
  readonly text: string;
  readonly hasFigure: boolean;
  /** Every line is an item, `- October 2026: $12.00`, or says that there are more: `(and 8 more in the table)`. */
  readonly isList: boolean;
}

/** A currency amount ($1,234.50, −€12, CHF 1 200.00, 1,234.50 EUR) or a percentage (12.5%). */
const FIGURE = /[$€£¥]\s?\d|\b[A-Z]{3}\s?\d[\d.,]*|\d\s?(?:%|percent\b)|\d[\d.,]*\s?(?:[A-Z]{3}\b|[€£¥])/;

export function answerParagraphs(response: string): AnswerParagraph[] {
  return response
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, hasFigure: FIGURE.test(text), isList: text.split('\n').every((line) => /^\s*[-•]\s|^\(and [\d,]+ more /.test(line)) }));
}
