/** What goes through a link that is fetched later is answered by it, fetched once, and not begun when nobody waits any more. */
import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { laterLink } from './later-link.ts';

const ME = gql`query Me { me { id } }`;

function server(onRequest: () => void) {
  return new ApolloLink(() => new Observable((observer) => {
    onRequest();
    observer.next({ data: { me: { __typename: 'User', id: 'u1' } } });
    observer.complete();
  }));
}

test('two operations, one fetch', async () => {
  let loads = 0;
  const link = laterLink(() => { loads += 1; return Promise.resolve(server(() => undefined)); });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const ask = () => client.query<{ me: { id: string } }>({ query: ME, fetchPolicy: 'network-only' });
  expect((await ask()).data?.me.id).toBe('u1');
  await ask();
  expect(loads).toBe(1);
});

test('a failed fetch is told, and tried again by the next operation', async () => {
  let loads = 0;
  const link = laterLink(() => { loads += 1; return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(server(() => undefined)); });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  await expect(client.query({ query: ME })).rejects.toThrow('offline');
  expect((await client.query<{ me: { id: string } }>({ query: ME })).data?.me.id).toBe('u1');
});

test('nobody waits any more', async () => {
  let requests = 0;
  const link = laterLink(() => Promise.resolve(server(() => { requests += 1; })));
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  ApolloLink.execute(link, { query: ME }, { client }).subscribe(() => undefined).unsubscribe();
  await new Promise((done) => { setTimeout(done, 0); });
  expect(requests).toBe(0);
});
