/** The assistant's eight questions to start from. The six of a file come from the server, which knows what that file can answer. */
export const ASSISTANT_SUGGESTIONS = [
  'What was my total revenue last month?',
  'How do my expenses compare to last quarter?',
  'What are my top 3 revenue sources?',
  'Show me cash flow trends for the last 6 months',
  'What is my current burn rate?',
  'How many months of runway do I have?',
  'Which expenses increased the most?',
  'What is my gross margin trend?',
] as const;
