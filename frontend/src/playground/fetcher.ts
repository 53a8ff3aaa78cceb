/** Sends GraphiQL's operations where the product sends its own: queries and mutations over HTTP, subscriptions over a web socket. */
import type { GraphiQLProps } from 'graphiql';
import { getOperationAST, parse } from 'graphql';
import { createClient } from 'graphql-ws';

type Fetcher = GraphiQLProps['fetcher'];
type Params = Parameters<Fetcher>[0];

const ENDPOINT = '/graphql';
const socket = createClient({ url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${ENDPOINT}`, lazy: true });

export const fetcher: Fetcher = (params, options) => {
  if (isSubscription(params)) return socket.iterate({ query: params.query, variables: params.variables, operationName: params.operationName }) as ReturnType<Fetcher>;
  return post(params, options?.headers ?? {});
};

function isSubscription({ query, operationName }: Params): boolean {
  return getOperationAST(parse(query), operationName)?.operation === 'subscription';
}

async function post(params: Params, headers: Record<string, string>): Promise<object> {
  const response = await fetch(ENDPOINT, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(params),
  });
  return (await response.json()) as object;
}
