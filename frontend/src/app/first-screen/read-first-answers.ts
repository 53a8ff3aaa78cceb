/** Reads what the server sent along with the page: null where it sent nothing, as to a visitor. */
import type { FirstAnswersQuery, MeQuery } from '../../generated/graphql.ts';

export const FIRST_ANSWERS_ID = 'first-answers';

export function readFirstAnswers(): FirstAnswersQuery | MeQuery | null {
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent;
  return text ? JSON.parse(text) as FirstAnswersQuery | MeQuery | null : null;
}

/** The same, once: what was true when the page was opened says nothing about who signs in later. */
export function takeFirstAnswers(): FirstAnswersQuery | MeQuery | null {
  const answers = readFirstAnswers();
  document.getElementById(FIRST_ANSWERS_ID)?.remove();
  return answers;
}
