/** Takes an answer's words apart for the card: the lead beside the headline figure, what explains it, and where it comes from. */
import { answerParagraphs, type AnswerParagraph } from './answer-paragraphs.ts';

export interface AnswerParts {
  /** What the headline figure says; the whole first paragraph where there is no figure. */
  readonly lead: string;
  readonly body: readonly AnswerParagraph[];
  /** Period and source, for whoever checks. */
  readonly footing: string | null;
}

/** "$12.00 – Revenue, May 2026." below a headline of $12.00 need not say the figure again. */
function withoutFigure(lead: string, figure: string | null): string {
  if (figure === null) return lead;
  const [dashed, spaced] = [`${figure} – `, `${figure} `];
  if (lead.startsWith(dashed)) return lead.slice(dashed.length);
  const rest = lead.startsWith(spaced) ? lead.slice(spaced.length) : '';
  return /^(per|on average|transactions?|different|categories|months? of)\b/.test(rest) ? rest.charAt(0).toUpperCase() + rest.slice(1) : lead;
}

/** `hasVisual`: a chart or a table beside the words shows the lists already. */
export function answerParts(response: string, figure: string | null, hasVisual: boolean): AnswerParts {
  const [first, ...rest] = answerParagraphs(response);
  const isFooting = ({ text }: AnswerParagraph) => /^(Period|Source): /.test(text);
  return {
    lead: withoutFigure(first?.text ?? '', figure),
    body: rest.filter((paragraph) => !isFooting(paragraph) && !(hasVisual && paragraph.isList)),
    footing: rest.find(isFooting)?.text ?? null,
  };
}

/** "Your data ends on 31 October 2025: periods count from there." */
export function asOfNotice(footing: string | null): string | null {
  return /Your data ends on [^:]*: periods count from there\./.exec(footing ?? '')?.[0] ?? null;
}
