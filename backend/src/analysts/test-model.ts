/** A stand-in for a language model that speaks a wire format over real HTTP, whole or streamed: honest, lying, slow, failing, cut off. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Analyst } from './contract.ts';

interface Body {
  readonly stream?: boolean;
  readonly contents?: readonly { readonly parts: readonly { readonly text: string }[] }[];
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly systemInstruction?: unknown;
  readonly generationConfig?: Record<string, unknown>;
  readonly response_format?: unknown;
  readonly max_tokens?: number;
}

/** One call as it arrived. */
export interface Seen {
  readonly url: string;
  readonly key: string;
  readonly body: Body;
  /** The data of the prompt. */
  readonly text: string;
}

/** How a service puts things on the wire. */
export interface Wire {
  readonly keyOf: (headers: IncomingHttpHeaders) => string;
  readonly textOf: (body: Body) => string;
  readonly isStream: (url: string, body: Body) => boolean;
  readonly whole: (text: string, finish: Finish) => string;
  readonly piece: (text: string, finish: Finish | null) => string;
  readonly end: string;
}
export type Finish = 'STOP' | 'MAX_TOKENS';
export type Reply = (response: ServerResponse, isStream: boolean, wire: Wire) => void | Promise<void>;

export interface TestModel {
  readonly baseUrl: string;
  readonly seen: Seen[];
  /** The next calls get these, one each. */
  script(...replies: Reply[]): void;
  /** Every call beyond the script gets what this says; never an answer without it. */
  answer(reply: (seen: Seen) => Reply): void;
  /** Forgets what was seen and scripted. */
  reset(): void;
  close(): Promise<void>;
}

export async function startTestModel(wire: Wire): Promise<TestModel> {
  const seen: Seen[] = [];
  let script: Reply[] = [];
  let otherwise: (call: Seen) => Reply = () => never;
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Body;
      const call: Seen = { url: request.url ?? '', key: wire.keyOf(request.headers), body, text: wire.textOf(body) };
      seen.push(call);
      void (script.shift() ?? otherwise(call))(response, wire.isStream(call.url, body), wire);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen,
    script: (...replies) => { script = replies; },
    answer: (reply) => { otherwise = reply; },
    reset: () => { seen.length = 0; script = []; otherwise = () => never; },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const geminiChunk = (text: string, finishReason: Finish | null): string => JSON.stringify({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, ...(finishReason ? { finishReason } : {}), index: 0 }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
});

export const GEMINI_WIRE: Wire = {
  keyOf: (headers) => String(headers['x-goog-api-key']), textOf: (body) => body.contents?.[0]?.parts[0]?.text ?? '', isStream: (url) => url.includes(':streamGenerateContent'),
  whole: geminiChunk, piece: geminiChunk, end: '',
};

const FINISH: Readonly<Record<Finish, string>> = { STOP: 'stop', MAX_TOKENS: 'length' };

/** Chat completions as Ollama, vLLM and others send them. */
export const COMPATIBLE_WIRE: Wire = {
  keyOf: (headers) => headers.authorization ?? '', textOf: (body) => body.messages?.find(({ role }) => role === 'user')?.content ?? '', isStream: (_url, body) => body.stream === true,
  whole: (text, finish) => JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: 'm', choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: FINISH[finish] }] }),
  piece: (text, finish) => JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: text }, finish_reason: finish && FINISH[finish] }] }),
  end: 'data: [DONE]\n\n',
};

export const startTestGemini = (): Promise<TestModel> => startTestModel(GEMINI_WIRE);

export const says = (text: string, finishReason: Finish = 'STOP'): Reply => saysInPieces([text], finishReason);

/** The pieces one after the other where the call streams, together where it does not. `between` runs before each piece but the first. */
export function saysInPieces(pieces: readonly string[], finishReason: Finish = 'STOP', between: () => Promise<void> = async () => undefined): Reply {
  return async (response, isStream, wire) => {
    response.setHeader('content-type', isStream ? 'text/event-stream' : 'application/json');
    if (!isStream) return void response.end(wire.whole(pieces.join(''), finishReason));
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) await between();
      response.write(`data: ${wire.piece(piece, index === pieces.length - 1 ? finishReason : null)}\r\n\r\n`);
    }
    response.end(wire.end);
  };
}

export const fails = (status: number): Reply => (response) => {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ error: { code: status, message: 'no', status: 'X' } }));
};

/** Stops in the middle of its JSON. */
export const cutOff: Reply = (response, isStream) => {
  response.setHeader('content-type', isStream ? 'text/event-stream' : 'application/json');
  response.end(`${isStream ? 'data: ' : ''}{"candidates":[{"content":{"parts":[{"te`);
};
export const never: Reply = () => undefined;
/** Sends headers and the beginning, and then nothing more. */
export const trickles: Reply = (response) => {
  response.setHeader('content-type', 'application/json');
  response.write('{"candidates":[');
};

/** One analyst for everybody, without a budget. */
export const sameFor = (analyst: Analyst) => (): Analyst => analyst;
