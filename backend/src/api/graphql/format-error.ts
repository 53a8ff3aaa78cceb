/** Errors on the GraphQL door: a stable code, the status that REST would give, and the field at fault. */
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '../../errors.ts';
import { asAppError, INTERNAL_MESSAGE, type LogError } from '../unexpected-error.ts';

/** Requests that never reached a resolver: the document or its variables are at fault, and the message says how. */
const REQUEST_FAULTS: ReadonlySet<unknown> = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE']);

export type FormatError = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

export function errorFormatter(log: LogError): FormatError {
  return (formatted, error) => {
    const cause = unwrapResolverError(error);
    const place = { ...(formatted.locations ? { locations: formatted.locations } : {}), ...(formatted.path ? { path: formatted.path } : {}) };
    if (!(cause instanceof AppError) && REQUEST_FAULTS.has(formatted.extensions?.['code'])) {
      return { ...place, message: formatted.message, extensions: { code: formatted.extensions?.['code'], status: 400 } };
    }
    if (isCutOff(cause)) return { message: cause.message, extensions: { code: 'BAD_USER_INPUT', status: 400 } };
    const known = asAppError(cause, log);
    if (!known) return { ...place, message: INTERNAL_MESSAGE, extensions: { code: 'INTERNAL_SERVER_ERROR', status: 500 } };
    return { ...place, message: known.message, extensions: errorExtensions(known) };
  };
}

/** The last of very many faults in one request's variables says that they were not all told, and carries no code. */
function isCutOff(error: unknown): error is GraphQLError {
  return error instanceof GraphQLError && error.originalError === undefined && error.path === undefined;
}

export function errorExtensions(error: AppError): Record<string, unknown> {
  const { fields, retryAfterSeconds } = error.details;
  return {
    code: error.code,
    status: error.status,
    ...(fields ? { field: Object.keys(fields)[0], fields } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

/** For web sockets, where graphql-js hands over its own error objects. */
export function formatSocketErrors(errors: readonly GraphQLError[], log: LogError): GraphQLFormattedError[] {
  const format = errorFormatter(log);
  return errors.map((error) => format(withRequestCode(error), error.originalError instanceof AppError ? error.originalError : error));
}

/** An error without a cause comes from graphql-js itself: the request is at fault. */
function withRequestCode(error: GraphQLError): GraphQLFormattedError {
  const formatted = error.toJSON();
  return error.originalError ? formatted : { ...formatted, extensions: { code: 'BAD_USER_INPUT', ...formatted.extensions } };
}
