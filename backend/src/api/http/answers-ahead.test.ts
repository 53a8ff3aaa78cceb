/** What is sent along with a page: the reader's own answers, safe inside a script, and nothing at all where something stands against it. */
import { expect, test } from '@jest/globals';
import type { Request, Response } from 'express';
import { AppError } from '../../errors.ts';
import type { RequestContext } from '../request-context.ts';
import { answersAhead } from './answers-ahead.ts';
import { sessionCookie } from './session-cookie.ts';

const question = { query: 'query First { me { id } }', variables: {} };
const signedIn = { viewer: { userId: 'u1' } } as RequestContext;

interface Case {
  cookie?: string | undefined;
  enter?: () => Promise<RequestContext>;
  answer?: () => Promise<unknown>;
}

const cookie = sessionCookie('token', new Date(Date.now() + 60_000), 'plain').split(';')[0];

async function check({ cookie: sent = cookie, enter = async () => signedIn, answer = async () => ({ me: null }) }: Case, expected: string | null, troubles = 0) {
  const logged: unknown[] = [];
  const ahead = answersAhead({ enter, graphql: { answer }, log: (error) => { logged.push(error); } });
  expect(await ahead({ headers: { cookie: sent } } as Request, {} as Response, question)).toBe(expected);
  expect(logged).toHaveLength(troubles);
}

test('the answers, which cannot end the script that they stand in', () => check({ answer: async () => ({ name: '</script>' }) }, '{"name":"\\u003c/script>"}'));
test('nothing for a visitor, who is not even looked up', () => check({ cookie: 'other=1', enter: () => { throw new Error('asked'); } }, null));
test('nothing for a session that has ended', () => check({ enter: async () => ({ viewer: null }) as RequestContext }, null));
test('nothing where the answers failed', () => check({ answer: async () => null }, null));
test('nothing for somebody who calls too often', () => check({ enter: async () => { throw new AppError('RATE_LIMITED', 'Too many calls'); } }, null));
test('nothing after an error of ours, which is logged', () => check({ answer: async () => { throw new Error('broken'); } }, null, 1));
test('nothing when it takes too long', () => check({ answer: () => new Promise(() => undefined) }, null));
