/** Gathers the fields of OFX statements and their transactions from the stream of tags. */
import { ofxTokens, type OfxToken } from './ofx-tokens.ts';
import { wordTable } from '../../finance/word-table.ts';

/** Values by "AGGREGATE.TAG", such as "STMTTRN.TRNAMT". */
export type OfxFields = Map<string, string>;

export interface OfxTransaction { fields: OfxFields; line: number; raw: string }

export interface OfxStatement {
  kind: 'bank' | 'card' | 'investment';
  fields: OfxFields;
  transactions: OfxTransaction[];
  line: number;
}

export interface OfxDocument {
  statements: OfxStatement[];
  /** What the bank said instead of a statement. */
  errorMessage: string | null;
}

const STATEMENTS = wordTable<OfxStatement['kind']>({ STMTRS: 'bank', CCSTMTRS: 'card', INVSTMTRS: 'investment' });
/** The aggregates whose values are told apart; all others are looked through. */
const AGGREGATES = new Set(['STMTTRN', 'PAYEE', 'CURRENCY', 'ORIGCURRENCY', 'BANKACCTFROM', 'CCACCTFROM', 'BANKACCTTO', 'CCACCTTO', 'INVACCTFROM', 'LEDGERBAL', 'AVAILBAL', 'BANKTRANLIST', 'STATUS', ...Object.keys(STATEMENTS)]);
const MAX_DEPTH = 64;

export function ofxDocument(text: string): OfxDocument {
  const reader = new OfxReader(text);
  for (const token of ofxTokens(text)) reader.take(token);
  return reader.end();
}

class OfxReader {
  readonly #text: string;
  readonly #statements: OfxStatement[] = [];
  readonly #path: string[] = [];
  #statement: OfxStatement | null = null;
  #transaction: (OfxTransaction & { at: number }) | null = null;
  #status = new Map<string, string>();
  #errorMessage: string | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  take(token: OfxToken): void {
    if (token.kind === 'value') return this.#value(token.tag, token.text);
    if (!AGGREGATES.has(token.tag)) return;
    if (token.kind === 'open') this.#open(token);
    else this.#close(token.tag, token.at);
  }

  end(): OfxDocument {
    this.#endTransaction(this.#text.length);
    return { statements: this.#statements, errorMessage: this.#statements.length === 0 ? this.#errorMessage : null };
  }

  #open({ tag, line, at }: OfxToken): void {
    const kind = STATEMENTS[tag];
    if (kind) {
      this.#endTransaction(at);
      this.#path.length = 0;
      this.#statement = { kind, fields: new Map(), transactions: [], line };
      this.#statements.push(this.#statement);
    }
    if (tag === 'STMTTRN') {
      this.#endTransaction(at);
      // A missing closing tag must not hang this transaction into the one before it.
      const open = this.#path.indexOf('STMTTRN');
      if (open >= 0) this.#path.length = open;
      this.#transaction = { fields: new Map(), line, raw: '', at };
    }
    if (tag === 'STATUS') this.#status = new Map();
    if (this.#path.length < MAX_DEPTH) this.#path.push(tag);
  }

  #close(tag: string, at: number): void {
    const open = this.#path.lastIndexOf(tag);
    if (open >= 0) this.#path.length = open;
    if (tag === 'STMTTRN' || tag in STATEMENTS) this.#endTransaction(at);
    if (tag in STATEMENTS) this.#statement = null;
    if (tag === 'STATUS' && this.#status.get('SEVERITY') === 'ERROR') this.#errorMessage ??= this.#status.get('MESSAGE') ?? `code ${this.#status.get('CODE') ?? 'unknown'}`;
  }

  #value(tag: string, text: string): void {
    const aggregate = this.#path.at(-1);
    if (aggregate === 'STATUS') this.#status.set(tag, text);
    const fields = this.#transaction?.fields ?? this.#statement?.fields;
    const key = `${aggregate ?? ''}.${tag}`;
    if (fields && !fields.has(key)) fields.set(key, text);
  }

  #endTransaction(at: number): void {
    const transaction = this.#transaction;
    this.#transaction = null;
    if (!transaction) return;
    const { fields, line } = transaction;
    this.#statement?.transactions.push({ fields, line, raw: this.#text.slice(transaction.at, Math.min(at, transaction.at + 1_000)) });
  }
}
