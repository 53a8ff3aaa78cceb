/** A trained network as it is stored: a vector for every trait, and the weights of what may be meant. */
export interface Learnt {
  readonly width: number;
  /** What a step of the table's eight bits is worth. */
  readonly scale: number;
  /** What may be meant, in the order of the weights. */
  readonly names: readonly string[];
  /** By blanks. */
  readonly knownWords: string;
  /** Buckets × width signed bytes, base64. */
  readonly table: string;
  /** Names × (1 + width) floats, the bias first, base64. */
  readonly weights: string;
}
