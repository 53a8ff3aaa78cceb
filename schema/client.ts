/** A typed client for scripts and other tools: the generated SDK over fetch and WebSocket, with the session cookie kept between calls. */
import { type DocumentNode, Kind, OperationTypeNode, print } from 'graphql';
import { getSdk } from './generated/sdk.ts';
import { listen } from './live.ts';
import { PurserError } from './purser-error.ts';

export type Purser = ReturnType<typeof getSdk<CallOptions>>;

export { PurserError };

export interface CallOptions {
  /** Ends the call, or the listening. */
  readonly signal?: AbortSignal;
}

interface Answer<R> {
  readonly data?: R;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** `baseUrl` like `http://127.0.0.1:4000`. Every operation of `operations/` is a method; a variable may be a File; a subscription is an async iterable. */
export function connect(baseUrl: string): Purser {
  let cookie: string | null = null;
  const call = async <R, V>(document: DocumentNode, variables?: V, options?: CallOptions): Promise<R> => {
    const response = await fetch(new URL('/graphql', baseUrl), {
      method: 'POST',
      // Tells the server's guard against forged requests that an upload is meant.
      headers: { 'Apollo-Require-Preflight': 'true', ...(cookie === null ? {} : { cookie }), ...contentType(variables) },
      body: encode(print(document), variables ?? {}),
      signal: options?.signal ?? null,
    });
    cookie = sessionCookie(response) ?? cookie;
    const { data, errors } = (await response.json()) as Answer<R>;
    const error = errors?.[0];
    if (error) throw new PurserError(error.message, error.extensions?.code ?? 'UNKNOWN');
    return data as R;
  };
  return getSdk<CallOptions>(<R, V>(document: DocumentNode, variables?: V, options?: CallOptions) =>
    (isSubscription(document) ? listen<R>({ baseUrl, cookie, document, variables, signal: options?.signal }) : call<R, V>(document, variables, options)));
}

function isSubscription({ definitions }: DocumentNode): boolean {
  return definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.SUBSCRIPTION);
}

function sessionCookie(response: Response): string | null {
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? null;
}

function files(variables: object): [string, File][] {
  return Object.entries(variables).filter((entry): entry is [string, File] => entry[1] instanceof File);
}

/** fetch itself writes the type of a form, with its boundary. */
function contentType(variables: unknown): Record<string, string> {
  return files(variables ?? {}).length > 0 ? {} : { 'content-type': 'application/json' };
}

/** JSON, or with files a form as the GraphQL multipart request specification describes it. */
function encode(query: string, variables: object): string | FormData {
  const uploads = files(variables);
  if (uploads.length === 0) return JSON.stringify({ query, variables });
  const empty = Object.fromEntries(uploads.map(([name]) => [name, null]));
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...variables, ...empty } }));
  form.set('map', JSON.stringify(Object.fromEntries(uploads.map(([name], index) => [index, [`variables.${name}`]]))));
  uploads.forEach(([, file], index) => form.set(String(index), file));
  return form;
}
