/** One bounded call to Gemini: a total time limit, one retry where that can help, and a rest after repeated failure. Never rejects. */
import { GoogleGenerativeAI, GoogleGenerativeAIFetchError, type EnhancedGenerateContentResponse, type GenerationConfig, type GenerativeModel, type ResponseSchema } from '@google/generative-ai';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { OnWords } from './contract.ts';

export interface GeminiSettings {
  readonly apiKey: string;
  readonly model: string;
  /** Null: Google's own address. */
  readonly baseUrl: string | null;
  /** For a call and its retry together. */
  readonly timeoutMs: number;
}

export interface Prompt {
  readonly instruction: string;
  /** Data for the model, marked as such in the instruction. */
  readonly data: string;
  /** The answer is JSON of this shape; null: plain words. */
  readonly schema: ResponseSchema | null;
  readonly maxTokens: number;
}

export interface GeminiCall {
  /** The model's text, or null when there is none to be had. With `onWords` it is streamed; a second try begins anew. */
  generate(prompt: Prompt, onWords?: OnWords): Promise<string | null>;
}

const FAILURES_TO_OPEN = 3;
const REST_MS = 60_000;
const TRIES = 2;
const RETRY_PAUSE_MS = 150;

export function geminiClient(settings: GeminiSettings, now: () => number = () => performance.now()): GeminiCall {
  const sdk = new GoogleGenerativeAI(settings.apiKey);
  const breaker = new CircuitBreaker({ failuresToOpen: FAILURES_TO_OPEN, restMs: REST_MS, now });
  const baseUrl = settings.baseUrl?.replace(/\/+$/, '');

  async function once(prompt: Prompt, signal: AbortSignal, onWords: OnWords | undefined): Promise<string> {
    const generationConfig: GenerationConfig = {
      temperature: 0, maxOutputTokens: prompt.maxTokens,
      ...(prompt.schema ? { responseMimeType: 'application/json', responseSchema: prompt.schema } : {}),
    };
    const model = sdk.getGenerativeModel({ model: settings.model, systemInstruction: prompt.instruction, generationConfig }, baseUrl ? { baseUrl } : {});
    const response = onWords ? await streamed(model, prompt, signal, onWords) : (await model.generateContent(contentsOf(prompt), { signal })).response;
    if (response.candidates?.[0]?.finishReason === 'MAX_TOKENS') throw new Error('the answer was cut off');
    return response.text();
  }

  async function generate(prompt: Prompt, onWords?: OnWords): Promise<string | null> {
    if (breaker.isOpen) return null;
    const signal = AbortSignal.timeout(settings.timeoutMs);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        const text = (await withSignal(once(prompt, signal, onWords), signal)).trim();
        breaker.succeeded();
        return text === '' ? null : text;
      } catch (failure) {
        if (attempt === TRIES || signal.aborted || !canHelpToRetry(failure)) break;
        await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
        if (signal.aborted) break;
      }
    }
    breaker.failed();
    return null;
  }

  return { generate };
}

function contentsOf(prompt: Prompt) {
  return { contents: [{ role: 'user', parts: [{ text: prompt.data }] }] };
}

async function streamed(model: GenerativeModel, prompt: Prompt, signal: AbortSignal, onWords: OnWords): Promise<EnhancedGenerateContentResponse> {
  const { stream, response } = await model.generateContentStream(contentsOf(prompt), { signal });
  response.catch(() => undefined); // the loop below fails for the same reason and says so
  let soFar = '';
  for await (const piece of stream) {
    if (signal.aborted) break;
    soFar += piece.text();
    onWords(soFar);
  }
  return response;
}

/** A quota that is used up or a refused key stays so; a server's error or a broken line may pass. */
function canHelpToRetry(failure: unknown): boolean {
  if (!(failure instanceof GoogleGenerativeAIFetchError)) return true;
  return failure.status === undefined || failure.status >= 500;
}

/** Ends the wait at the time limit even where the body trickles in after the headers. */
function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('the time is up'));
    // First: a failure that comes after the time is up must not be left unheard.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
