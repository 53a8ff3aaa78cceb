/** Questions about one file: its own six suggestions, the box, and the history of that file. */
import { useSuggestedQuestionsQuery } from '../../generated/graphql.ts';
import { Conversation } from './Conversation.tsx';

const SHOWN_SUGGESTIONS = 6;

export function FileAssistant({ fileId }: { fileId: string }) {
  const { data, error } = useSuggestedQuestionsQuery({ variables: { fileId } });
  return (
    <Conversation
      fileId={fileId}
      title="Ask about this file"
      placeholder="What were the five largest expenses?"
      // Suggestions are a courtesy: the box works without them.
      suggestions={error ? [] : data?.suggestedQuestions.slice(0, SHOWN_SUGGESTIONS)}
      suggestionCount={SHOWN_SUGGESTIONS}
    />
  );
}
