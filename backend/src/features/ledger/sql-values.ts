/** Collects the parameters of one statement and hands out their placeholders. */
export class SqlValues {
  readonly values: unknown[] = [];

  /** Returns the placeholder (`$1`, `$2`, …) of the value. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Runs one parameterised statement inside the tenant's transaction. Numbers from bigint columns come as text. */
export interface SqlRunner {
  /** `name`: the connection prepares the statement once under it; equal names need equal texts, and there must be few of them. */
  query<Row>(text: string, values: readonly unknown[], name?: string): Promise<{ rows: Row[] }>;
}

/** Copies what a statement selects, as COPY's binary format has it. COPY takes no parameters: values stand in the text as literals. */
export interface CopyRunner {
  copy(select: string): Promise<Buffer>;
}
