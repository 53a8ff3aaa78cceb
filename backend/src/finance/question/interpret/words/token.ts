/** A word, number or stop of a question, as the readers of questions see it. */

export interface Token {
  /** Lower case, without accents. For numbers the text as it stood. */
  readonly text: string;
  /** As typed, for telling the user what was not understood. */
  readonly raw: string;
  readonly kind: 'word' | 'number' | 'stop';
  /** Numbers only; 95k is 95000. */
  readonly value?: number;
  readonly isMoney?: boolean;
  readonly isPercent?: boolean;
  /** `YYYY-MM-DD` or `YYYY-MM`, where the token is a written date. */
  readonly date?: string;
  /** Written with a capital inside a question that is otherwise written small: somebody's name, if nothing else is known of it. */
  readonly isLarge?: true;
  /** Stands for a whole name of the ledger; `raw` is the name as typed. */
  readonly isName?: true;
  /** An explanation that was told in the question, on each token before it. */
  readonly gloss?: Gloss;
}

/** What was told to explain the thing just named, and whom of the ledger's parties each name in it can stand for. */
export interface Gloss {
  readonly said: string;
  readonly parties: readonly (readonly string[])[];
  /** What of it the thing named does not hold: then it is asked what is meant. */
  readonly outside?: { readonly said: string; readonly of: string };
}

/** As it can be said to the user again. */
export const spoken = (token: Token): string => (token.isName ? token.raw : token.text);
