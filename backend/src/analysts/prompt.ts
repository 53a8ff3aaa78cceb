/** A prompt as every language model gets it, and the shape in which it has to answer; each member of the contract turns the shape into its own dialect. */

export interface Prompt {
  readonly instruction: string;
  /** Data for the model, marked as such in the instruction. */
  readonly data: string;
  /** The answer is JSON of this shape; null: plain words. */
  readonly shape: Shape | null;
  readonly maxTokens: number;
}

/** The little of JSON Schema that we need. A property that is not required may be left out or null. */
export type Shape =
  | { readonly type: 'string'; readonly description?: string; readonly oneOf?: readonly string[]; readonly nullable?: boolean }
  | { readonly type: 'integer' | 'number' | 'boolean'; readonly description?: string; readonly nullable?: boolean }
  | { readonly type: 'array'; readonly items: Shape; readonly nullable?: boolean }
  | { readonly type: 'object'; readonly properties: Readonly<Record<string, Shape>>; readonly required: readonly string[]; readonly nullable?: boolean };

/** Who can be asked. */
export interface ModelCall {
  /** False while it rests after repeated failure: asking would be in vain. */
  readonly isAvailable: boolean;
  /** The model's text, or null when there is none to be had. With `onWords` it is streamed; a second try begins anew. Never rejects. */
  generate(prompt: Prompt, onWords?: (soFar: string) => void): Promise<string | null>;
}
