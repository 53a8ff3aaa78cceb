/** A set of phrases, found in a question by longest match over lemmas; the bridge between the word tables and the tokens. */
import { lemma, lemmas } from '../lexicon/lemma.ts';
import type { Token } from './tokenize.ts';

/** Tokens `from` (inclusive) to `to` (exclusive). */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Match<T> extends Span {
  readonly values: readonly T[];
}

interface Node<T> {
  readonly next: Map<string, Node<T>>;
  readonly values: T[];
}

export class PhraseTable<T> {
  readonly #root: Node<T> = { next: new Map(), values: [] };
  readonly words = new Set<string>();

  /** `phrases` are separated by `|`. */
  add(phrases: string, value: T): this {
    for (const phrase of phrases.split('|')) {
      let node = this.#root;
      for (const word of lemmas(phrase)) {
        this.words.add(word);
        let next = node.next.get(word);
        if (!next) node.next.set(word, (next = { next: new Map(), values: [] }));
        node = next;
      }
      node.values.push(value);
    }
    return this;
  }

  /** The longest phrase that begins at the token; `isFree` says which tokens may take part. */
  matchAt(tokens: readonly Token[], start: number, isFree: (at: number) => boolean): Match<T> | null {
    let node: Node<T> | undefined = this.#root;
    let found: Match<T> | null = null;
    for (let at = start; at < tokens.length && isFree(at); at++) {
      const token = tokens[at] as Token;
      node = token.kind === 'stop' ? undefined : node?.next.get(lemma(token.text));
      if (!node) break;
      if (node.values.length > 0) found = { from: start, to: at + 1, values: node.values };
    }
    return found;
  }

  /** All matches from left to right, none overlapping another. */
  matches(tokens: readonly Token[], isFree: (at: number) => boolean = () => true): Match<T>[] {
    const found: Match<T>[] = [];
    for (let at = 0; at < tokens.length;) {
      const match = this.matchAt(tokens, at, isFree);
      if (match) found.push(match);
      at = match ? match.to : at + 1;
    }
    return found;
  }
}

export function covers(spans: readonly Span[], at: number): boolean {
  return spans.some((span) => at >= span.from && at < span.to);
}

export function overlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}
