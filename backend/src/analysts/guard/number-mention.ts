/** A number as a text mentions it. */

export type MentionKind = 'money' | 'percent' | 'plain';

export interface NumberMention {
  readonly text: string;
  /** Where it begins in the normalised text. */
  readonly index: number;
  /** Without its sign; NaN for something that looks like a number and cannot be read as one. */
  readonly value: number;
  /** What the last written digit is worth: 0.1 for 12.3, 1000 for "12 thousand", 1 for 12. */
  readonly unit: number;
  readonly kind: MentionKind;
  readonly isNegative: boolean;
  /** The sign of its currency; null where none is told. */
  readonly currency: string | null;
}
