/** One conversation, about everything or about one file: the box, questions to start from, the answer that is being made, and the history. */
import Box from '@mui/material/Box';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { PendingAnswer } from './PendingAnswer.tsx';
import { QuestionBox } from './QuestionBox.tsx';
import { QuestionHistory } from './QuestionHistory.tsx';
import { SuggestionGrid } from './SuggestionGrid.tsx';
import { useConversation } from './use-conversation.ts';

interface Props {
  /** Null asks the whole ledger. */
  fileId: string | null;
  title: string;
  placeholder: string;
  /** Undefined while they are on their way. */
  suggestions: readonly string[] | undefined;
  suggestionCount: number;
}

/** Shown with a question that the data cannot answer. */
const SHOWN_ALTERNATIVES = 3;

export function Conversation({ fileId, title, placeholder, suggestions, suggestionCount }: Props) {
  const { text, setText, submit, ask, asking, soFar, announcement, box, scrollArea } = useConversation(fileId);
  const isAsking = asking !== null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionCard title={title}>
        <QuestionBox text={text} onChange={setText} onAsk={submit} isAsking={isAsking} inputRef={box} placeholder={placeholder} />
        <SuggestionGrid questions={suggestions} count={suggestionCount} onChoose={setText} isDisabled={isAsking} />
      </SectionCard>
      <QuestionHistory
        fileId={fileId}
        alternatives={(suggestions ?? []).slice(0, SHOWN_ALTERNATIVES)}
        onAsk={ask}
        isAsking={isAsking}
        pending={asking === null ? null : <PendingAnswer query={asking} soFar={soFar} />}
        scrollArea={scrollArea}
      />
      <Box role="status" sx={visuallyHidden}>{announcement}</Box>
    </Box>
  );
}
