/** The shape of a category rule, and the few words in which the rule tables are written. */

/**
 * `vendor`: money out, and money back unless the bank says that it is a payment to us (then the vendor is a customer);
 * `out-or-credit`: money out, or money back that the text calls a refund, return or credit memo.
 */
export type RuleDirection = 'in' | 'out' | 'either' | 'vendor' | 'out-or-credit';

/**
 * `phrases`: alternatives separated by `|`; a phrase is words in a row; `^` binds it to the start (after the payment channel), `$` to the end,
 * `*` at a word's end stands for any ending, ` ~ ` for any words in between ("WEST BEND MUTUAL DES CLAIM" is `MUTUAL ~ CLAIM`). Earlier rules win over later ones.
 */
export interface CategoryRule {
  readonly direction: RuleDirection;
  readonly category: string;
  readonly phrases: string;
  /** The other party's proper name, where the phrase is one. */
  readonly counterparty?: string;
  /** A last guess, tried where nothing else says anything. */
  readonly isLate?: true;
}

export function rule(direction: RuleDirection, category: string, phrases: string, counterparty?: string): CategoryRule {
  return { direction, category, phrases, ...(counterparty === undefined ? {} : { counterparty }) };
}

/** For texts that say that something was bought, and not what. */
export function lastGuess(direction: RuleDirection, category: string, phrases: string): CategoryRule {
  return { ...rule(direction, category, phrases), isLate: true };
}

/** Known companies of one category: proper name → phrases. */
export function companies(category: string, names: Readonly<Record<string, string>>, direction: RuleDirection = 'vendor'): CategoryRule[] {
  return Object.entries(names).map(([counterparty, phrases]) => rule(direction, category, phrases, counterparty));
}
