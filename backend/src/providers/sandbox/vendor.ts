/** What one imitated vendor consists of: its addresses, its sign-in, and its own words for refusing. */
import type { ProviderName } from '../contract.ts';
import type { Exchange, Reply } from './exchange.ts';
import type { BookChange } from './store.ts';

/** Who asks for a company's books. */
export interface Caller {
  readonly companyId: string;
  readonly grantId: string;
}

export type AnswerData = (exchange: Exchange, params: readonly string[], caller: Caller) => Promise<Reply> | Reply;
export type AnswerAnybody = (exchange: Exchange, params: readonly string[]) => Promise<Reply> | Reply;

/** page: for browsers · token: signing in and out, faults of place `token` · app: for our app itself · data: with an access token. */
export type VendorRoute =
  | { readonly method: string; readonly path: RegExp; readonly access: 'page' | 'token' | 'app'; readonly answer: AnswerAnybody }
  | { readonly method: string; readonly path: RegExp; readonly access: 'data'; readonly answer: AnswerData };

export type Refusal = 'not-signed-in' | 'expired' | 'limited' | 'failed' | 'busy' | 'not-found' | 'foreign-company';

/** One webhook call, not yet sent. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Vendor {
  readonly name: ProviderName;
  readonly routes: readonly VendorRoute[];
  /** The vendor's own way to say it. */
  refuse(refusal: Refusal, retryAfterSeconds: number): Reply;
  /** A page of the vendor's lists with its objects treated by `treat`, for the faults that repeat or shuffle them. */
  rearrange(body: unknown, treat: (objects: readonly unknown[]) => readonly unknown[]): unknown;
  /** What the vendor tells our app's webhook at `url` about a change, signed. */
  delivery(companyId: string, change: BookChange, url: string): Promise<Delivery>;
  /** The company that our app names with its own key instead of an access token; null where it names none. */
  actsFor?(exchange: Exchange): string | null;
}
