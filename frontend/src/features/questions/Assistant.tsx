/** The assistant: questions about the whole ledger. */
import { Conversation } from './Conversation.tsx';
import { ASSISTANT_SUGGESTIONS } from './suggestions.ts';

export function Assistant() {
  return (
    <Conversation
      fileId={null}
      title="Ask about your finances"
      placeholder="How much did we spend on rent in the last three months?"
      suggestions={ASSISTANT_SUGGESTIONS}
      suggestionCount={ASSISTANT_SUGGESTIONS.length}
    />
  );
}
