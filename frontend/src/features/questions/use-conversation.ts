/** The state of one conversation: what stands in the box, asking it, and what a screen reader is told when the answer is there. */
import { useRef, useState } from 'react';
import { answerParagraphs } from './answer-paragraphs.ts';
import { useAskQuestion } from './use-ask-question.ts';

export function useConversation(fileId: string | null) {
  const { ask: send, isAsking } = useAskQuestion(fileId);
  const [text, setBoxText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);

  /** A suggestion fills the box, and the focus follows so that Enter is near. */
  function setText(next: string): void {
    setBoxText(next);
    box.current?.focus();
  }

  async function ask(query: string): Promise<void> {
    setAnnouncement('');
    const question = await send(query);
    if (!question) return;
    setBoxText('');
    setAnnouncement(`Answer: ${answerParagraphs(question.response)[0]?.text ?? ''}`);
  }

  return { text, setText, submit: () => { void ask(text); }, ask: (query: string) => { void ask(query); }, isAsking, announcement, box };
}
