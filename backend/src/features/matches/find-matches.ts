/** Looks at the days in which something changed and brings the matches there up to date: what it decides depends on the rows and on the owner's word, not on the order in which they came. */
import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { addDays } from '../../finance/local-date.ts';
import { joined, matchByAmount, type Matching, type MatchingInput } from '../../finance/matching/match-sources.ts';
import { pairKey, type SourceMatchKind } from '../../finance/matching/source-row.ts';
import type { DaySpan } from './match-job.ts';
import { asStatementRow, loadProviderRows, loadStatementRows, providerKey, statementKey, type LedgerProviderRow, type LedgerStatementRow } from './source-rows.ts';
import { dropProposals, loadMatches, setStatus, storeMatches, type FoundMatch, type StoredMatch } from './stored-matches.ts';

/** Rows of these many days around are looked at, because they could be partners; matches farther away than half of it stay as they are. */
const REACH_DAYS = 30;

/** Takes a few milliseconds. */
const AMOUNTS_AT_ONCE = 200;

/** Under the ledger's lock. Returns the identifiers of the matches that the ledger has to agree with now. */
export async function findMatches(client: PoolClient, businessId: string, days: DaySpan, now: Date): Promise<string[]> {
  const reach = widened(days, REACH_DAYS);
  const stored = await loadMatches(client, businessId, widened(reach, REACH_DAYS));
  const providers = await loadProviderRows(client, businessId, reach);
  const statements = await loadStatementRows(client, businessId, reach, providers);
  const book = new MatchBook(stored, widened(days, REACH_DAYS / 2));
  const booked = providers.filter(({ kind }) => kind === 'same-payment');
  const same = await book.match('same-payment', booked, statements);
  const alone = booked.filter(({ key }) => !same.has(key)).map(asStatementRow);
  await book.match('payout', providers.filter(({ kind }) => kind === 'payout'), [...statements, ...alone]);
  await setStatus(client, businessId, book.endedIds, 'apart');
  await setStatus(client, businessId, book.revivedIds, 'matched');
  await dropProposals(client, businessId, book.droppedIds);
  const storedIds = await storeMatches(client, businessId, book.found, now);
  return [...new Set([...stored.filter(({ status }) => status === 'matched').map(({ id }) => id), ...book.endedIds, ...book.revivedIds, ...storedIds])];
}

const widened = ({ from, to }: DaySpan, days: number): DaySpan => ({ from: addDays(from, -days), to: addDays(to, days) });

/** Compares what is stored with what should be, one kind of match after the other. */
class MatchBook {
  readonly found: FoundMatch[] = [];
  readonly endedIds: string[] = [];
  /** The owner's, whose rows are both there again. */
  readonly revivedIds: string[] = [];
  readonly droppedIds: string[] = [];
  readonly #stored: readonly StoredMatch[];
  readonly #core: DaySpan;

  constructor(stored: readonly StoredMatch[], core: DaySpan) {
    this.#stored = stored;
    this.#core = core;
  }

  /** Returns the keys of the provider rows that have a partner. */
  async match(kind: SourceMatchKind, providers: readonly LedgerProviderRow[], statements: readonly LedgerStatementRow[]): Promise<ReadonlySet<string>> {
    const stored = this.#stored.filter((match) => match.kind === kind);
    const kept = stored.filter((match) => this.#isKept(match));
    const [keptProviders, keptStatements] = [new Set(kept.map(providerKey)), new Set(kept.map(statementKey))];
    this.revivedIds.push(...kept.filter(({ status }) => status === 'apart').map(({ id }) => id));
    const undone = stored.filter(({ status }) => status === 'undone');
    const { certain, proposed } = await matchBetweenRequests({
      kind,
      providers: providers.filter(({ key }) => !keptProviders.has(key)),
      statements: statements.filter(({ key }) => !keptStatements.has(key)),
      apart: new Set(undone.map((match) => pairKey(providerKey(match), statementKey(match)))),
      leftToOwner: new Set(undone.map(providerKey)),
    });
    const facts = { providers: new Map(providers.map((row) => [row.key, row])), statements: new Map(statements.map((row) => [row.key, row])) };
    const wanted = [...certain.map((pair) => ({ pair, status: 'matched' as const })), ...proposed.map((pair) => ({ pair, status: 'proposed' as const }))]
      .map(({ pair, status }): FoundMatch => {
        const [provider, statement] = [facts.providers.get(pair.provider.key)!, facts.statements.get(pair.statement.key)!];
        return {
          kind, status, day: statement.date, confidence: pair.confidence, reasons: pair.reasons, accountNumber: statement.accountNumber, fingerprint: statement.fingerprint,
          integrationId: provider.integrationId, externalId: provider.externalId,
        };
      });
    const partnered = new Set([...keptProviders, ...certain.map(({ provider }) => provider.key)]);
    this.#compare(stored, kept, wanted, partnered);
    return partnered;
  }

  /** The owner's own matches, and those too far away to be judged from here. */
  #isKept({ status, isOwners, statementDay, providerDay }: StoredMatch): boolean {
    if (statementDay === null || providerDay === null) return false;
    if (isOwners) return status === 'matched' || status === 'apart';
    const isInside = [statementDay, providerDay].every((day) => day >= this.#core.from && day <= this.#core.to);
    return status === 'matched' && !isInside;
  }

  #compare(stored: readonly StoredMatch[], kept: readonly StoredMatch[], wanted: readonly FoundMatch[], partnered: ReadonlySet<string>): void {
    const wantedStatus = new Map(wanted.map((match) => [nameOf(match), match.status]));
    const known = new Map(stored.map((match) => [nameOf(match), match]));
    for (const match of stored) {
      if (kept.includes(match) || wantedStatus.get(nameOf(match)) === match.status) continue;
      if (match.status === 'proposed' && !wantedStatus.has(nameOf(match))) this.droppedIds.push(match.id);
      if (match.status === 'matched' && !this.#waits(match, partnered)) this.endedIds.push(match.id);
    }
    this.found.push(...wanted.filter((match) => {
      const before = known.get(nameOf(match));
      return before?.status !== match.status || before.confidence !== match.confidence;
    }));
  }

  /** Its statement is deleted and may be restored or read again: nothing else has taken its place. */
  #waits({ statementDay, providerDay, ...match }: StoredMatch, partnered: ReadonlySet<string>): boolean {
    return statementDay === null && providerDay !== null && !partnered.has(providerKey(match));
  }
}

/** The server answers others in between. */
async function matchBetweenRequests(input: MatchingInput): Promise<Matching> {
  const parts: Matching[] = [];
  for (const part of matchByAmount(input)) {
    parts.push(part);
    if (parts.length % AMOUNTS_AT_ONCE === 0) await setImmediate();
  }
  return joined(parts);
}

const nameOf = (match: FoundMatch | StoredMatch): string => pairKey(providerKey(match), statementKey(match));
