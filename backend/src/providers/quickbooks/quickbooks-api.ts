/** QuickBooks Online's accounting API: queries, changes since a moment, and reports of one company. */
import type { OutsideLine } from '../outside-line.ts';
import type { ProviderError } from '../provider-error.ts';
import { isObject, listAt, objectAt, textAt, type WireObject } from '../wire-value.ts';
import { readAccount, type AccountBook, type QuickBooksLedgerAccount } from './quickbooks-account.ts';
import type { CashEntity } from './quickbooks-legs.ts';
import { wordTable } from '../../finance/word-table.ts';

export interface QuickBooksCompany {
  /** Without a slash at the end. */
  readonly api: string;
  readonly companyId: string;
  readonly accessToken: string;
}

const MINOR_VERSION = '75';
const ACCOUNTS_AT_ONCE = 1_000;
const MOST_ACCOUNT_PAGES = 10;
/** The objects of one kind have another name in answers than in queries. */
const ANSWER_NAMES = wordTable<string>({ CreditCardPayment: 'CreditCardPaymentTxn' });

export class QuickBooksApi {
  readonly #line: OutsideLine;
  readonly #company: QuickBooksCompany;

  constructor(line: OutsideLine, company: QuickBooksCompany) {
    this.#line = line;
    this.#company = company;
  }

  async companyName(): Promise<string | null> {
    const answer = await this.#get(`companyinfo/${this.#company.companyId}`, {});
    if (!objectAt(answer, 'CompanyInfo')) throw this.#line.broken('a company that is none');
    return textAt(answer, 'CompanyInfo', 'CompanyName') ?? textAt(answer, 'CompanyInfo', 'LegalName');
  }

  /** `where` is written by this code, never by a person. At most a thousand at once. */
  async query(entity: string, { where = '', orderBy, start, most }: { where?: string; orderBy: string; start: number; most: number }): Promise<readonly WireObject[]> {
    const answer = await this.#select(`select * from ${entity}${where && ` where ${where}`} orderby ${orderBy} startposition ${start} maxresults ${most}`);
    return this.#objectsOf(answer, entity);
  }

  async count(entity: string, where: string): Promise<number> {
    const { totalCount } = await this.#select(`select count(*) from ${entity} where ${where}`);
    if (typeof totalCount !== 'number' || !Number.isSafeInteger(totalCount) || totalCount < 0) throw this.#line.broken('a count that is none');
    return totalCount;
  }

  /** Inactive accounts too: their movements stay. */
  async accounts(): Promise<readonly WireObject[]> {
    const found: WireObject[] = [];
    for (let page = 0; page < MOST_ACCOUNT_PAGES; page += 1) {
      const objects = await this.query('Account', { where: 'Active in (true, false)', orderBy: 'Id', start: page * ACCOUNTS_AT_ONCE + 1, most: ACCOUNTS_AT_ONCE });
      found.push(...objects);
      if (objects.length < ACCOUNTS_AT_ONCE) return found;
    }
    throw this.#line.broken('more accounts than a company has');
  }

  async book(): Promise<AccountBook> {
    const accounts = (await this.accounts()).map(readAccount).filter((account): account is QuickBooksLedgerAccount => account !== null);
    return new Map(accounts.map((account) => [account.id, account]));
  }

  /** With what was deleted, marked so. QuickBooks looks back thirty days and gives at most a thousand objects. */
  async changesSince(entities: readonly CashEntity[], since: string): Promise<ReadonlyMap<CashEntity, readonly WireObject[]>> {
    const answer = await this.#get('cdc', { entities: entities.join(','), changedSince: since });
    const groups = (listAt(answer, 'CDCResponse') ?? []).flatMap((part) => listAt(part, 'QueryResponse') ?? []).filter(isObject);
    if (!listAt(answer, 'CDCResponse') || groups.some(isFault)) throw this.#line.broken('changes that are none');
    return new Map(entities.map((entity) => [entity, groups.flatMap((group) => this.#objectsOf(group, entity))]));
  }

  async report(name: 'ProfitAndLoss' | 'BalanceSheet' | 'CashFlow', parameters: Readonly<Record<string, string>>): Promise<WireObject> {
    const answer = await this.#get(`reports/${name}`, parameters);
    if (!isObject(answer) || !objectAt(answer, 'Header')) throw this.#line.broken('a report that is none');
    return answer;
  }

  broken(what: string): ProviderError {
    return this.#line.broken(what);
  }

  async #select(query: string): Promise<WireObject> {
    const answer = objectAt(await this.#get('query', { query }), 'QueryResponse');
    if (!answer) throw this.#line.broken('an answer without what was asked for');
    return answer;
  }

  #objectsOf(answer: WireObject, entity: string): readonly WireObject[] {
    const objects = [answer[ANSWER_NAMES[entity] ?? entity], answer[entity]].find((value) => value !== undefined) ?? [];
    if (!Array.isArray(objects) || !objects.every(isObject)) throw this.#line.broken('a list that is none');
    return objects;
  }

  async #get(path: string, parameters: Readonly<Record<string, string>>): Promise<unknown> {
    const { api, companyId, accessToken } = this.#company;
    // Spaces as %20, for a query is no form.
    const query = new URLSearchParams({ ...parameters, minorversion: MINOR_VERSION }).toString().replaceAll('+', '%20');
    const answer = await this.#line.json(`${api}/v3/company/${encodeURIComponent(companyId)}/${path}?${query}`, { headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' } });
    if (isFault(answer)) throw this.#line.broken('a fault instead of an answer');
    return answer;
  }
}

/** QuickBooks may say that something went wrong with the status of success. */
function isFault(answer: unknown): boolean {
  return isObject(answer) && (objectAt(answer, 'Fault') ?? objectAt(answer, 'fault')) !== null;
}
