/** Mutations with an Idempotency-Key run once: the first answer is stored whole and given again. */
import { createHash } from 'node:crypto';
import { type ApolloServerPlugin, type GraphQLRequestContextResponseForOperation, type GraphQLResponse, HeaderMap } from '@apollo/server';
import { execute, type FormattedExecutionResult } from 'graphql';
import Upload from 'graphql-upload/Upload.mjs';
import type { RequestContext } from '../request-context.ts';
import type { RunOnce } from '../run-once.ts';
import type { FormatError } from './format-error.ts';
import { readUpload } from './read-upload.ts';

type Operation = GraphQLRequestContextResponseForOperation<RequestContext>;

/** Answers that say nothing about the request itself: a later try may go through. */
const PASSING_STATUS: ReadonlySet<unknown> = new Set([401, 429, 500, 503]);

/** Carries such an answer past the store. */
class NotKept extends Error {
  readonly result: FormattedExecutionResult;

  constructor(result: FormattedExecutionResult) {
    super('an answer that is not kept');
    this.result = result;
  }
}

export interface IdempotencyParts {
  readonly runOnce: RunOnce;
  readonly formatError: FormatError;
  readonly uploadLimitBytes: number;
}

export function idempotencyPlugin(parts: IdempotencyParts): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      responseForOperation: async (operation) => {
        const key = operation.contextValue.idempotencyKey;
        if (key === null || operation.operation.operation !== 'mutation') return null;
        return respond(await once(operation, key, parts));
      },
    }),
  };
}

async function once(operation: Operation, key: string, { runOnce, formatError, uploadLimitBytes }: IdempotencyParts): Promise<FormattedExecutionResult> {
  try {
    const variables = await describeVariables(operation.request.variables ?? {}, uploadLimitBytes);
    const call = ['graphql', operation.source, operation.operationName ?? '', variables];
    return await runOnce(operation.contextValue, key, call, async () => {
      const result = await run(operation, formatError);
      if (result.errors?.some((error) => PASSING_STATUS.has(error.extensions?.['status']))) throw new NotKept(result);
      return result;
    });
  } catch (error) {
    if (error instanceof NotKept) return error.result;
    return { errors: [formatError({ message: 'Refused.' }, error)] };
  }
}

async function run(operation: Operation, formatError: FormatError): Promise<FormattedExecutionResult> {
  const { data, errors } = await execute({
    schema: operation.schema,
    document: operation.document,
    operationName: operation.operationName,
    variableValues: operation.request.variables,
    contextValue: operation.contextValue,
  });
  return { ...(errors ? { errors: errors.map((error) => formatError(error.toJSON(), error)) } : {}), data };
}

/** The variables as text; a file counts by its name and content. */
async function describeVariables(variables: Readonly<Record<string, unknown>>, limitBytes: number): Promise<string> {
  const described = await Promise.all(Object.entries(variables).map(async ([name, value]) => [name, value instanceof Upload ? await describeUpload(value, limitBytes) : value]));
  return JSON.stringify(described);
}

async function describeUpload(upload: Upload, limitBytes: number): Promise<string> {
  const { fileName, bytes } = await readUpload(upload.promise, limitBytes);
  return `${fileName} ${createHash('sha256').update(bytes).digest('hex')}`;
}

function respond(singleResult: FormattedExecutionResult): GraphQLResponse {
  return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } };
}
