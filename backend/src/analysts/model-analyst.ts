/** A language model as an analyst: it proposes how a question is read and where a counterparty belongs, and words what was computed. What it says is checked by others. */
import { categoryPrompt, readCategoryProposals } from './category-prompt.ts';
import type { Analyst } from './contract.ts';
import { findingsPrompt, phrasePrompt, readFindings } from './phrase-prompt.ts';
import { planPrompt, readProposal } from './plan-prompt.ts';
import type { ModelCall } from './prompt.ts';

export function modelAnalyst(name: string, call: ModelCall): Analyst {
  return {
    name,
    get isAvailable() { return call.isAvailable; },
    async proposePlan(request) {
      const json = await call.generate(planPrompt(request));
      return json === null ? null : readProposal(json);
    },
    phrase: (request, onWords) => call.generate(phrasePrompt(request), onWords),
    async phraseFindings(findings) {
      const json = findings.length === 0 ? null : await call.generate(findingsPrompt(findings));
      return json === null ? findings.map(() => null) : readFindings(json, findings.length);
    },
    async proposeCategories(request) {
      const json = request.names.length === 0 ? null : await call.generate(categoryPrompt(request));
      return json === null ? null : readCategoryProposals(json, request);
    },
  };
}
