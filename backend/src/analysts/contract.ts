/** What an analyst may do: propose how a question is to be read and where a counterparty belongs, and put computed figures into words. Computing belongs to the finance core alone. */
import type { LocalDate } from '../finance/ledger/entry.ts';
import type { LedgerVocabulary } from '../finance/ledger/ledger-reader.ts';
import type { Plan } from '../finance/question/plan.ts';

export interface PlanRequest {
  readonly question: string;
  readonly vocabulary: LedgerVocabulary;
  /** The date from which periods count. */
  readonly asOf: LocalDate;
  /** The plan of the question before, for follow-ups. */
  readonly previous: Plan | null;
}

export interface PhraseRequest {
  /** What is being told: a question's answer, an executive summary of a file, the sentences of a report. */
  readonly task: 'answer' | 'summary' | 'report';
  /** The question, or the name of what is summed up. Untrusted text: it is data and no instruction. */
  readonly about: string;
  /** The local words. Every number in them is computed; they are kept wherever the analyst cannot do better. */
  readonly words: string;
  /** Whatever may be a name in those words, and those of the ledger that must not be named: for checking alone, nothing of it is sent. */
  readonly names: readonly string[];
}

export interface CategoryRequest {
  /** Cleaned names of counterparties: no amounts, dates or texts of payments. */
  readonly names: readonly { readonly name: string; readonly direction: 'in' | 'out' }[];
  /** Those of the ledger that may be proposed, and for which way of the money. */
  readonly categories: readonly { readonly number: number; readonly name: string; readonly directions: readonly ('in' | 'out')[] }[];
}

export interface CategoryProposal {
  readonly categoryNumber: number;
  /** As the model says, in percent. */
  readonly confidence: number;
}

/** Called with all words so far while they come in. */
export type OnWords = (soFar: string) => void;

export interface Analyst {
  /** Named in the answer as its engine: "local" or the model's name. */
  readonly name: string;
  /** False where asking would be in vain: there is no model, or it rests after repeated failure. */
  readonly isAvailable: boolean;
  /** Untrusted JSON for `validatePlan`, or null: no proposal. Never rejects. */
  proposePlan(request: PlanRequest): Promise<unknown>;
  /** Other words for the same figures, or null: keep the local ones. Never rejects. Not yet checked: see `guard/guarded-words.ts`. */
  phrase(request: PhraseRequest, onWords?: OnWords): Promise<string | null>;
  /** The same for several short findings in one call: one element for each, null where the local words are kept. Never rejects. Not yet checked. */
  phraseFindings(findings: readonly string[]): Promise<readonly (string | null)[]>;
  /** What each counterparty most likely is to the business: one element for each name, only categories of the request, null where nothing is proposed. Null as a whole: no answer. Never rejects. */
  proposeCategories(request: CategoryRequest): Promise<readonly (CategoryProposal | null)[] | null>;
}
