/** A lost session is noticed once the server says so, and a wrong password is not taken for one. */
import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { createLostSessionLink } from './lost-session-link.ts';

async function check(operation: string, status: number, expected: 'lost' | 'kept') {
  let found = 'kept';
  const server = new ApolloLink(() => new Observable((observer) => {
    observer.next({ data: null, errors: [{ message: 'No.', extensions: { status } }] });
    observer.complete();
  }));
  const client = new ApolloClient({ cache: new InMemoryCache(), link: createLostSessionLink(() => { found = 'lost'; }).concat(server) });
  await client.query({ query: gql`query ${operation} { files { id } }` }).catch(() => undefined);
  expect(found).toBe(expected);
}

test('a query that is refused for want of a session', () => check('Files', 401, 'lost'));
test('a query that fails for another reason', () => check('Files', 500, 'kept'));
test('a wrong password', () => check('Login', 401, 'kept'));
