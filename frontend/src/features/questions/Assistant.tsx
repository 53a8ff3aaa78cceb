/** The assistant: a box, questions to start from, and the history of answers. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { QuestionHistory } from './QuestionHistory.tsx';
import { SuggestionGrid } from './SuggestionGrid.tsx';
import { ASSISTANT_SUGGESTIONS } from './suggestions.ts';
import { useConversation } from './use-conversation.ts';

export function Assistant() {
  const { text, setText, submit, ask, isAsking, announcement, box } = useConversation(null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SectionCard title="Ask about your finances">
        <QuestionBox
          text={text}
          onChange={setText}
          onAsk={submit}
          isAsking={isAsking}
          inputRef={box}
          placeholder="How much did we spend on rent in the last three months?"
        />
        <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5, mb: 1 }}>Suggested questions</Typography>
        <SuggestionGrid questions={ASSISTANT_SUGGESTIONS} onChoose={setText} isDisabled={isAsking} />
      </SectionCard>
      <QuestionHistory fileId={null} onAsk={ask} isAsking={isAsking} />
      <Box role="status" sx={visuallyHidden}>{announcement}</Box>
    </Box>
  );
}
