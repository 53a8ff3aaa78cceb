/** The sentence a person reads when the assistant could not take a question. */

const LOGIN = 'Please log in to ask questions about your financial data.';
const NO_FILES = 'Please upload and process financial files first to ask questions.';
const DEFAULT = 'Failed to submit question. Please try again.';

/** `message` is what the server said, perhaps with its status code and a colon in front. */
export function askFailure(message: string, status: number | null): string {
  if (status === 401 || /\b401\b/.test(message)) return LOGIN;
  if ((status === 400 || /\b400\b/.test(message)) && message.includes('processed files')) return NO_FILES;
  return message.replace(/^\d{3}\s*:\s*/, '').trim() || DEFAULT;
}
