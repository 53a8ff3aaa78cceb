/** Any endpoint that speaks OpenAI's chat completions, as a member of the analysts' contract: an Ollama or a vLLM of one's own, or a service with a key. */
import { compatibleClient, type CompatibleSettings } from './compatible-client.ts';
import type { Analyst } from './contract.ts';
import { modelAnalyst } from './model-analyst.ts';
import type { ModelCall } from './prompt.ts';

export function compatibleAnalyst(settings: CompatibleSettings, call: ModelCall = compatibleClient(settings)): Analyst {
  return modelAnalyst(settings.model, call);
}
