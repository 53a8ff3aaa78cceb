/** Questions about one file: its own six suggestions, the box, and the history of that file. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuggestedQuestionsQuery } from '../../generated/graphql.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { visuallyHidden } from '../../ui/visually-hidden.ts';
import { QuestionBox } from './QuestionBox.tsx';
import { QuestionHistory } from './QuestionHistory.tsx';
import { SuggestionGrid } from './SuggestionGrid.tsx';
import { useConversation } from './use-conversation.ts';

const SHOWN_SUGGESTIONS = 6;

export function FileAssistant({ fileId }: { fileId: string }) {
  const { text, setText, submit, ask, isAsking, announcement, box } = useConversation(fileId);
  const { data } = useSuggestedQuestionsQuery({ variables: { fileId } });
  const suggestions = data?.suggestedQuestions.slice(0, SHOWN_SUGGESTIONS) ?? [];
  return (
    <>
      <SectionCard title="Ask about this file">
        <QuestionBox text={text} onChange={setText} onAsk={submit} isAsking={isAsking} inputRef={box} placeholder="What were the five largest expenses?" />
        {suggestions.length > 0 ? (
          <>
            <Typography variant="subtitle2" component="h3" sx={{ mt: 2.5, mb: 1 }}>Suggested questions</Typography>
            <SuggestionGrid questions={suggestions} onChoose={setText} isDisabled={isAsking} />
          </>
        ) : null}
      </SectionCard>
      <QuestionHistory fileId={fileId} onAsk={ask} isAsking={isAsking} />
      <Box role="status" sx={visuallyHidden}>{announcement}</Box>
    </>
  );
}
