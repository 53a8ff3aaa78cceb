/** Asks Gemini through its own SDK, within bounds. */
import { GoogleGenerativeAI, GoogleGenerativeAIFetchError, SchemaType, type EnhancedGenerateContentResponse, type GenerationConfig, type GenerativeModel, type ResponseSchema } from '@google/generative-ai';
import { BoundedCall, ServiceRefusal, type Surroundings } from './bounded-call.ts';
import type { OnWords } from './contract.ts';
import type { ModelCall, Prompt, Shape } from './prompt.ts';

export interface GeminiSettings {
  readonly apiKey: string;
  readonly model: string;
  /** Null: Google's own address. */
  readonly baseUrl: string | null;
  /** For a call and its repetitions together. */
  readonly timeoutMs: number;
}

export function geminiClient(settings: GeminiSettings, surroundings: Surroundings = {}): ModelCall {
  const sdk = new GoogleGenerativeAI(settings.apiKey);
  const bounded = new BoundedCall({ timeoutMs: settings.timeoutMs, ...surroundings });
  const baseUrl = settings.baseUrl?.replace(/\/+$/, '');

  async function once(prompt: Prompt, signal: AbortSignal, onWords: OnWords | undefined): Promise<string> {
    const generationConfig: GenerationConfig = {
      temperature: 0, maxOutputTokens: prompt.maxTokens,
      ...(prompt.shape ? { responseMimeType: 'application/json', responseSchema: geminiSchema(prompt.shape) } : {}),
    };
    const model = sdk.getGenerativeModel({ model: settings.model, systemInstruction: prompt.instruction, generationConfig }, baseUrl ? { baseUrl } : {});
    const response = onWords ? await streamed(model, prompt, signal, onWords) : (await model.generateContent(contentsOf(prompt), { signal })).response;
    if (response.candidates?.[0]?.finishReason === 'MAX_TOKENS') throw new Error('the answer was cut off');
    return response.text();
  }

  return {
    get isAvailable() { return bounded.isAvailable; },
    generate: (prompt, onWords) => bounded.run((signal) => once(prompt, signal, onWords).catch(asRefusal)),
  };
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

function asRefusal(failure: unknown): never {
  throw failure instanceof GoogleGenerativeAIFetchError && failure.status !== undefined ? new ServiceRefusal(failure.status) : failure;
}

const TYPES = { string: SchemaType.STRING, integer: SchemaType.INTEGER, number: SchemaType.NUMBER, boolean: SchemaType.BOOLEAN, array: SchemaType.ARRAY, object: SchemaType.OBJECT } as const;

function geminiSchema(shape: Shape): ResponseSchema {
  const nullable = shape.nullable ? { nullable: true } : {};
  if (shape.type === 'array') return { type: SchemaType.ARRAY, items: geminiSchema(shape.items), ...nullable };
  if (shape.type === 'object') return { type: SchemaType.OBJECT, properties: Object.fromEntries(Object.entries(shape.properties).map(([name, one]) => [name, geminiSchema(one)])), required: [...shape.required], ...nullable };
  const description = shape.description === undefined ? {} : { description: shape.description };
  if (shape.type === 'string' && shape.oneOf) return { type: SchemaType.STRING, format: 'enum', enum: [...shape.oneOf], ...description, ...nullable };
  return { type: TYPES[shape.type], ...description, ...nullable } as ResponseSchema;
}
