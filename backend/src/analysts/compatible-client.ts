/** Asks an OpenAI-compatible endpoint with plain `fetch`, within bounds: chat completions, JSON by schema, words as server-sent events. */
import { BoundedCall, ServiceRefusal, type Surroundings } from './bounded-call.ts';
import { jsonSchema, LIST, unwrapped } from './json-schema.ts';
import type { ModelCall, Prompt } from './prompt.ts';
import { serverSentData } from './server-sent-events.ts';

export interface CompatibleSettings {
  /** Up to and without `/chat/completions`, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly model: string;
  /** Null where the endpoint wants none. */
  readonly apiKey: string | null;
  /** For a call and its repetitions together. */
  readonly timeoutMs: number;
}

interface Piece {
  readonly choices?: readonly { readonly message?: { readonly content?: string | null }; readonly delta?: { readonly content?: string | null }; readonly finish_reason?: string | null }[];
}

/** More is no answer to anything that we ask. */
const MOST_BYTES = 1_000_000;

export function compatibleClient(settings: CompatibleSettings, surroundings: Surroundings = {}): ModelCall {
  const bounded = new BoundedCall({ timeoutMs: settings.timeoutMs, ...surroundings });
  const address = `${settings.url.replace(/\/+$/, '')}/chat/completions`;

  async function once(prompt: Prompt, signal: AbortSignal, onWords?: (soFar: string) => void): Promise<string> {
    const response = await fetch(address, {
      method: 'POST', signal, redirect: 'error', // a key is for this address alone
      headers: { 'content-type': 'application/json', ...(settings.apiKey === null ? {} : { authorization: `Bearer ${settings.apiKey}` }) },
      body: JSON.stringify(bodyOf(settings.model, prompt, onWords !== undefined)),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new ServiceRefusal(response.status);
    }
    const text = onWords ? await readStream(response, onWords) : await readWhole(response);
    return prompt.shape ? unwrapped(text, prompt.shape) : text;
  }

  return {
    get isAvailable() { return bounded.isAvailable; },
    generate: (prompt, onWords) => bounded.run((signal) => once(prompt, signal, onWords)),
  };
}

function bodyOf(model: string, { instruction, data, shape, maxTokens }: Prompt, isStream: boolean) {
  return {
    model, temperature: 0, max_tokens: maxTokens, stream: isStream,
    messages: [{ role: 'system', content: instruction }, { role: 'user', content: data }],
    // Endpoints want an object at the root: a list travels inside of one.
    ...(shape ? { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: jsonSchema(shape.type === 'array' ? { type: 'object', properties: { [LIST]: shape }, required: [LIST] } : shape) } } } : {}),
  };
}

async function readWhole(response: Response): Promise<string> {
  let text = '';
  for await (const part of bodyText(response)) text += part;
  const choice = (JSON.parse(text) as Piece).choices?.[0];
  if (choice?.finish_reason === 'length') throw new Error('the answer was cut off');
  return spoken(choice?.message?.content ?? '');
}

async function readStream(response: Response, onWords: (soFar: string) => void): Promise<string> {
  let soFar = '';
  let isEnded = false;
  for await (const data of serverSentData(bodyText(response))) {
    if (data === '[DONE]') { isEnded = true; break; }
    const choice = (JSON.parse(data) as Piece).choices?.[0];
    if (choice?.finish_reason === 'length') throw new Error('the answer was cut off');
    isEnded ||= typeof choice?.finish_reason === 'string';
    soFar += choice?.delta?.content ?? '';
    const words = spoken(soFar);
    if (words !== '') onWords(words);
  }
  if (!isEnded) throw new Error('the answer was cut off');
  return spoken(soFar);
}

async function* bodyText(response: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the answer is too long');
    yield decoder.decode(part, { stream: true });
  }
}

/** Models of one's own often think aloud first: that is no answer yet. */
function spoken(text: string): string {
  return text.replace(/^\s*<think>(?:[^]*?<\/think>\s*|[^]*$)/, '');
}
