/** Gemini as a member of the analysts' contract. */
import type { Analyst } from './contract.ts';
import { geminiClient, type GeminiSettings } from './gemini-client.ts';
import { modelAnalyst } from './model-analyst.ts';
import type { ModelCall } from './prompt.ts';

export function geminiAnalyst(settings: GeminiSettings, call: ModelCall = geminiClient(settings)): Analyst {
  return modelAnalyst(settings.model, call);
}
