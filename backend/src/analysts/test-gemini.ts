/** A stand-in for Gemini that speaks its wire format over real HTTP, whole or streamed: honest, lying, slow, failing, cut off. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call as it arrived. */
export interface Seen {
  readonly url: string;
  readonly key: string;
  readonly body: { readonly systemInstruction?: unknown; readonly contents: { readonly parts: { readonly text: string }[] }[]; readonly generationConfig?: Record<string, unknown> };
  /** The data of the prompt. */
  readonly text: string;
}
export type Reply = (response: ServerResponse, isStream: boolean) => void | Promise<void>;

export interface TestGemini {
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

export async function startTestGemini(): Promise<TestGemini> {
  const seen: Seen[] = [];
  let script: Reply[] = [];
  let otherwise: (call: Seen) => Reply = () => never;
  const server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Seen['body'];
      const call: Seen = { url: request.url ?? '', key: String(request.headers['x-goog-api-key']), body, text: body.contents[0]?.parts[0]?.text ?? '' };
      seen.push(call);
      void (script.shift() ?? otherwise(call))(response, call.url.includes(':streamGenerateContent'));
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

const chunk = (text: string, finishReason?: string): string => JSON.stringify({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, ...(finishReason ? { finishReason } : {}), index: 0 }],
  usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
});

export const says = (text: string, finishReason = 'STOP'): Reply => saysInPieces([text], finishReason);

/** The pieces one after the other where the call streams, together where it does not. `between` runs before each piece but the first. */
export function saysInPieces(pieces: readonly string[], finishReason = 'STOP', between: () => Promise<void> = async () => undefined): Reply {
  return async (response, isStream) => {
    response.setHeader('content-type', isStream ? 'text/event-stream' : 'application/json');
    if (!isStream) return void response.end(chunk(pieces.join(''), finishReason));
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) await between();
      response.write(`data: ${chunk(piece, index === pieces.length - 1 ? finishReason : undefined)}\r\n\r\n`);
    }
    response.end();
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
