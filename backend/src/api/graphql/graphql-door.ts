/** The GraphQL door over HTTP: Apollo Server behind the upload reader, bounded, with errors in the contract's form. */
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type NextFunction, type Request, type RequestHandler, type Response, type Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { contextOf } from '../http/read-context.ts';
import { checkBody } from '../body-check.ts';
import type { RequestContext } from '../request-context.ts';
import type { RunOnce } from '../run-once.ts';
import { asAppError, INTERNAL_MESSAGE, type LogError } from '../unexpected-error.ts';
import { tooManyFiles } from '../uploaded-file.ts';
import { errorExtensions, errorFormatter } from './format-error.ts';
import { idempotencyPlugin } from './idempotency-plugin.ts';
import { limitRules, MOST_TOKENS } from './limits.ts';
import { patiencePlugin } from './patience-plugin.ts';

export interface GraphqlParts {
  readonly entrance: readonly RequestHandler[];
  readonly schema: GraphQLSchema;
  readonly runOnce: RunOnce;
  readonly uploadLimitBytes: number;
  readonly log: LogError;
}

export interface GraphqlDoor {
  readonly router: Router;
  /** The data of one operation, for a caller inside the house; null when any of it failed. */
  answer(query: string, variables: Readonly<Record<string, unknown>>, context: RequestContext): Promise<unknown>;
  close(): Promise<void>;
}

export async function graphqlDoor(parts: GraphqlParts): Promise<GraphqlDoor> {
  const formatError = errorFormatter(parts.log);
  const server = new ApolloServer<RequestContext>({
    schema: parts.schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [...limitRules],
    formatError,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), patiencePlugin, idempotencyPlugin({ ...parts, formatError })],
  });
  await server.start();
  const router = express.Router();
  router.use(...parts.entrance);
  router.use(express.json({ limit: '256kb' }));
  router.use(graphqlUploadExpress({ maxFileSize: parts.uploadLimitBytes, maxFiles: 1, maxFieldSize: 262_144 }));
  router.use((request, _response, next) => {
    checkBody(request.body);
    next();
  });
  router.use(expressMiddleware(server, { context: async ({ res }) => contextOf(res as Response) }));
  router.use(refuse(parts.log));
  return {
    router,
    answer: async (query, variables, contextValue) => {
      const { body } = await server.executeOperation({ query, variables }, { contextValue });
      return body.kind === 'single' && !body.singleResult.errors ? body.singleResult.data ?? null : null;
    },
    close: () => server.stop(),
  };
}

/** Requests that Apollo never saw: unreadable, too large, from another site, too many. */
function refuse(log: LogError) {
  return (error: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) return next(error);
    const known = asAppError(error instanceof Error && error.message.includes('max file uploads') ? tooManyFiles() : error, log);
    const retryAfterSeconds = known?.details.retryAfterSeconds;
    if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
    const extensions = known ? errorExtensions(known) : { code: 'INTERNAL_SERVER_ERROR', status: 500 };
    response.status(known?.status ?? 500).json({ errors: [{ message: known?.message ?? INTERNAL_MESSAGE, extensions }] });
  };
}
