/** An answer as it is kept with its question: the finance core's data, and the plan's conditions by name. */
import type { AnswerData } from '../../finance/question/answer.ts';

export interface StoredAnswer extends AnswerData {
  /** The conditions of the plan in words; the plan itself names accounts by number. */
  readonly filters: readonly string[];
}
