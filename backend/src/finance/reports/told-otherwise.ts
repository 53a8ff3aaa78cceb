/** The part of a report that a language model may put in other words: reading it, and putting the words in. */
import type { ReportDocument } from './document.ts';

/** Null where there is nothing to tell. */
export function commentaryOf({ sections }: ReportDocument): string | null {
  const paragraphs = sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'sentences' && block.isCommentary ? block.paragraphs : []));
  return paragraphs.length === 0 ? null : paragraphs.join('\n\n');
}

export function withCommentary(document: ReportDocument, words: string): ReportDocument {
  const paragraphs = words.split(/\n{2,}/);
  return { ...document, sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => (block.kind === 'sentences' && block.isCommentary ? { ...block, paragraphs } : block)) })) };
}
