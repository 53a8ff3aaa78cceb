/**
 * What a call with an Idempotency-Key has made, noted on the key in the transaction that makes it. Where the server dies before the
 * answer is stored, the repeated call is done over, and each step that was done finds what it made instead of making it again.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { selectRows, type TransactionHandle } from '../../database/sql-runner.ts';
import { AppError } from '../../errors.ts';

/** Where the call's key is kept, and by which claim it is ours. */
export interface KeyPlace {
  readonly table: 'idempotency_key' | 'visitor_idempotency_key';
  readonly column: 'business_id' | 'address';
  readonly id: string;
  readonly key: string;
  readonly claim: string;
}

/** By the number of the step within the call. */
export type MadeBefore = Readonly<Record<string, unknown>>;

export interface Step<T> {
  /** What this step made before the server died; null where it has not been done. */
  readonly made: T | null;
  /** Whose key it is noted on, and so in whose transaction; null for a visitor's, outside tenants, and without a key. */
  readonly businessId: string | null;
  /** To be called in the transaction that makes it. Throws CONFLICT where a repetition has taken the call over: the transaction must not be kept. */
  note(handle: TransactionHandle, made: T): Promise<void>;
}

interface Call { readonly place: KeyPlace; readonly madeBefore: MadeBefore; steps: number }

const calls = new AsyncLocalStorage<Call>();

export function withSteps<T>(place: KeyPlace, madeBefore: MadeBefore, work: () => Promise<T>): Promise<T> {
  return calls.run({ place, madeBefore, steps: 0 }, work);
}

/** To be called first by whatever makes something. `made` is JSON. */
export function nextStep<T = string>(): Step<T> {
  const call = calls.getStore();
  if (!call) return { made: null, businessId: null, note: async () => undefined };
  const name = String(call.steps);
  call.steps += 1;
  const { place } = call;
  return { made: (call.madeBefore[name] ?? null) as T | null, businessId: place.column === 'business_id' ? place.id : null, note: (handle, made) => noteMade(handle, place, name, made) };
}

async function noteMade(handle: TransactionHandle, { table, column, id, key, claim }: KeyPlace, step: string, made: unknown): Promise<void> {
  const noted = await selectRows(handle, `update ${table} set made = made || jsonb_build_object($1::text, $2::jsonb) where ${column} = $3 and key = $4 and claim = $5 returning 1 as noted`,
    [step, JSON.stringify(made), id, key, claim]);
  if (noted.length === 0) throw new AppError('CONFLICT', 'This call was repeated meanwhile, and its repetition is being answered.');
}
