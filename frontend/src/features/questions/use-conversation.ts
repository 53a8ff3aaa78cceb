/** The state of one conversation: what stands in the box, the question that is being answered, and what a screen reader is told when the answer is there. */
import { useRef, useState } from 'react';
import { useDraft } from '../sessions/use-draft.ts';
import { answerParagraphs } from './answer-paragraphs.ts';
import { useAskQuestion } from './use-ask-question.ts';

export function useConversation(fileId: string | null) {
  const { ask: send, soFar } = useAskQuestion(fileId);
  const [text, setBoxText] = useDraft(`question ${fileId ?? 'of everything'}`);
  const [asking, setAsking] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const scrollArea = useRef<HTMLDivElement>(null);

  /** A suggestion fills the box, and the focus follows so that Enter is near. */
  function setText(next: string): void {
    setBoxText(next);
    box.current?.focus();
  }

  /** What was just asked stands on top: it is brought into view, and the keyboard with it, because the button that was pressed may be gone. */
  function showNewest(): void {
    requestAnimationFrame(() => {
      if (scrollArea.current) scrollArea.current.scrollTop = 0;
      scrollArea.current?.focus({ preventScroll: true });
      scrollArea.current?.scrollIntoView({ block: 'nearest' });
    });
  }

  async function ask(query: string, isFromBox: boolean): Promise<void> {
    setAnnouncement('');
    setAsking(query.trim());
    showNewest();
    const question = await send(query);
    setAsking(null);
    if (!question) {
      if (isFromBox) requestAnimationFrame(() => box.current?.focus());
      return;
    }
    if (isFromBox) setBoxText('');
    setAnnouncement(`Answer: ${answerParagraphs(question.response)[0]?.text ?? ''}`);
    showNewest();
  }

  return { text, setText, submit: () => { void ask(text, true); }, ask: (query: string) => { void ask(query, false); }, asking, soFar, announcement, box, scrollArea };
}
