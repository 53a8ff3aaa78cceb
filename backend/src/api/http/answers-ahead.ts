/** Answers the first questions of a page in the name of its reader before the page is sent, so that the browser need not ask for them. */
import type { Request, Response } from 'express';
import { AppError } from '../../errors.ts';
import type { GraphqlDoor } from '../graphql/graphql-door.ts';
import type { RequestContext } from '../request-context.ts';
import type { LogError } from '../unexpected-error.ts';
import { readSessionCookie } from './session-cookie.ts';

/** One GraphQL operation, as the client's build wrote it. */
export interface PageQuestion {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** JSON for a script element, or null where the browser has to ask for itself: for a visitor, after a failure, or when it takes too long. */
export type AnswersAhead = (request: Request, response: Response, question: PageQuestion) => Promise<string | null>;

export interface AnswersAheadParts {
  enter(request: Request, response: Response): Promise<RequestContext>;
  readonly graphql: Pick<GraphqlDoor, 'answer'>;
  readonly log: LogError;
}

/** A page with skeletons now is better than one with figures much later. */
const PATIENCE_MS = 500;

export function answersAhead({ enter, graphql, log }: AnswersAheadParts): AnswersAhead {
  return async (request, response, { query, variables }) => {
    if (readSessionCookie(request.headers.cookie) === null) return null;
    try {
      const context = await enter(request, response);
      if (context.viewer === null) return null;
      const data = await inTime(graphql.answer(query, variables, context));
      return data === null ? null : JSON.stringify(data).replaceAll('<', '\\u003c');
    } catch (error) {
      // What may not be done now is told when the browser asks for it.
      if (!(error instanceof AppError)) log(error);
      return null;
    }
  };
}

async function inTime<Result>(work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => { timer = setTimeout(() => done(null), PATIENCE_MS); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
