/** Turns whatever a request failed with into the words that the client shows: `status: message`. */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { errorBodyWords } from './error-body.ts';

export interface RequestError {
  /** The HTTP status, or null where the server was not reached. */
  status: number | null;
  message: string;
  /** The input field at fault, where the server names one. */
  field: string | null;
  /** Every field at fault with what is wrong with it. */
  fields: Readonly<Record<string, string>>;
}

const unreachable = 'The server cannot be reached. Check your connection and try again.';

function fromGraphQL(error: CombinedGraphQLErrors): RequestError {
  const first = error.errors[0];
  const status = first?.extensions?.['status'];
  const field = first?.extensions?.['field'];
  const fields = first?.extensions?.['fields'];
  return {
    status: typeof status === 'number' ? status : 500,
    message: first?.message ?? error.message,
    field: typeof field === 'string' ? field : null,
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
  };
}

export function readRequestError(error: unknown): RequestError {
  if (CombinedGraphQLErrors.is(error)) return fromGraphQL(error);
  if (ServerError.is(error) || ServerParseError.is(error)) return { status: error.statusCode, message: errorBodyWords(error.bodyText, error.statusCode), field: null, fields: {} };
  if (error instanceof TypeError) return { status: null, message: unreachable, field: null, fields: {} };
  return { status: null, message: error instanceof Error ? error.message : unreachable, field: null, fields: {} };
}

/** `401: Sign in first.`, or the sentence alone where no server answered. */
export function requestErrorText(error: unknown): string {
  const { status, message } = readRequestError(error);
  return status === null ? message : `${status}: ${message}`;
}

/** The same without the number: what stands on the page rather than in a log. */
export function requestErrorSentence(error: unknown): string {
  return readRequestError(error).message;
}
