/** Texts of strangers as the ledger keeps them. */

/** Characters that turn the direction of what comes after them, embeddings, overrides and isolates: in a sentence beside a name they would turn its amounts round, too. Letters that run from right to left need none of them. */
export const TURNS: readonly string[] = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];

const TURN = /[\u202a-\u202e\u2066-\u2069]/g;

/** Everything but what would turn the words around it. */
export function withoutTurns(text: string): string {
  return text.replace(TURN, '');
}
