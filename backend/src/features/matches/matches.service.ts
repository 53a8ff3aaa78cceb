/** Payments that two sources tell of: found after each import and sync, shown with their reasons, taken back and done again at the owner's word. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import { joinCopies, tellCopiesApart, type CopyChange } from '../copies/owners-word-on-copies.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import type { Clock } from '../ledger/business-day.ts';
import { changeLedger } from '../ledger/change-ledger.ts';
import { loadChart } from '../ledger/chart-store.ts';
import { lockLedger, raiseLedgerVersion } from '../ledger/ledger-change.ts';
import { asRunner } from '../ledger/ledger-source.ts';
import { applyRollup } from '../ledger/rollup-store.ts';
import { Rollup } from '../ledger/rollup.ts';
import { isId, type Page } from '../page.ts';
import { findTransfers } from '../transfers/find-transfers.ts';
import { joinTransfer, settleTransfers, tellTransferApart } from '../transfers/settle-transfers.ts';
import type { Viewer } from '../users/viewer.ts';
import { findMatches } from './find-matches.ts';
import { takeDaysToMatch } from './match-job.ts';
import { listMatches, SHOWN_STATUSES, type Match, type ShownStatus } from './match-list.ts';
import { join, tellApart } from './owners-word.ts';
import { settleMatches } from './settle.ts';

const ONE = { limit: 1, cursor: null } as const;

export class MatchesService {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor({ database, clock }: { database: Database; clock: Clock }) {
    this.#database = database;
    this.#clock = clock;
  }

  /** The newest payments first; those of one status, or all that are shown. Throws BAD_USER_INPUT naming `status`. */
  async list({ businessId }: Viewer, page: Page, status: string | null | undefined): Promise<Match[]> {
    const statuses = readStatus(status);
    return this.#database.inTenantRaw(businessId, async (client) => listMatches(asRunner(client), businessId, await loadChart(client, businessId), { page, statuses }));
  }

  /** The two rows are different payments: both count as they would without the match. Throws NOT_FOUND. */
  undo(viewer: Viewer, id: string): Promise<Match> {
    return this.#change(viewer, id, {
      copy: (change) => tellCopiesApart(change, id),
      transfer: ({ client, businessId, rollup }) => tellTransferApart(client, businessId, rollup, id),
      source: ({ client, businessId }) => tellApart(client, businessId, id),
    });
  }

  /** Accepts what is proposed: the two rows are one payment. Takes an undo back: what had only been proposed is proposed again. Throws NOT_FOUND. */
  redo(viewer: Viewer, id: string): Promise<Match> {
    return this.#change(viewer, id, {
      copy: (change) => joinCopies(change, id, this.#clock()),
      transfer: ({ client, businessId, rollup }) => joinTransfer(client, businessId, rollup, id, this.#clock()),
      source: ({ client, businessId }) => join(client, businessId, id, this.#clock()),
    });
  }

  /** The job's task: matches what came, went or changed since it ran last. */
  async find(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    await this.#database.inTenantRaw(businessId, async (client) => {
      await lockLedger(client, businessId);
      const days = await takeDaysToMatch(client, businessId);
      if (days === null) return;
      const rollup = new Rollup();
      const matchedCount = await settleMatches(client, businessId, rollup, await findMatches(client, businessId, days, this.#clock()));
      const movedCount = await settleTransfers(client, businessId, rollup, await findTransfers(client, businessId, days, this.#clock()));
      if (matchedCount + movedCount === 0) return;
      await applyRollup(client, businessId, rollup);
      await raiseLedgerVersion(client, businessId);
      await enqueue(client, refreshInsightsJob(businessId));
    });
  }

  #change(viewer: Viewer, id: string, say: OwnersWord): Promise<Match> {
    const { businessId } = viewer;
    return changeLedger(this.#database, businessId, async (client, rollup) => {
      const { kind } = await findMatch(client, businessId, id);
      const change = { client, businessId, rollup };
      if (kind === 'copy' || kind === 'transfer') await say[kind](change);
      else await settleMatches(client, businessId, rollup, await say.source(change));
      return findMatch(client, businessId, id);
    });
  }
}

/** What the owner says, by what it is about. */
interface OwnersWord {
  copy(change: CopyChange): Promise<void>;
  transfer(change: CopyChange): Promise<void>;
  /** Returns the identifiers of the matches that changed. */
  source(change: CopyChange): Promise<string[]>;
}

async function findMatch(client: PoolClient, businessId: string, id: string): Promise<Match> {
  const [found] = isId(id) ? await listMatches(asRunner(client), businessId, await loadChart(client, businessId), { page: ONE, statuses: [...SHOWN_STATUSES, 'apart'], id }) : [];
  if (!found) throw new AppError('NOT_FOUND', 'There is no such match.');
  return found;
}

function readStatus(status: string | null | undefined): readonly ShownStatus[] {
  if (status == null) return SHOWN_STATUSES;
  const found = SHOWN_STATUSES.find((known) => known === status);
  if (found) return [found];
  const message = `status must be one of ${SHOWN_STATUSES.join(', ')}.`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { status: message } });
}
