/** Pages of the lines of a file that could not be read, and of its rows that had to be mended. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { MAX_PROBLEMS_KEPT } from '../../ingestion/statement.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileProblemEntity, type FileProblem, type ProblemKind } from './file-problem.entity.ts';
import { findFile } from './find-file.ts';

export interface ProblemPage {
  readonly limit?: number | null;
  /** How many of the list come before the page. */
  readonly offset?: number | null;
  /** One of them alone; both without it. */
  readonly kind?: string | null;
}

const KINDS: readonly string[] = ['rejected', 'repaired'] satisfies ProblemKind[];

export function listProblems(database: Database, viewer: Viewer, fileId: string, { limit, offset, kind }: ProblemPage): Promise<FileProblem[]> {
  if (kind != null && !KINDS.includes(kind)) throw fieldError('kind', `The kind must be one of: ${KINDS.join(', ')}.`);
  if (offset != null && !(Number.isInteger(offset) && offset >= 0)) throw fieldError('offset', 'The offset must be a whole number from 0.');
  return database.inTenant(viewer.businessId, async (em) => {
    await findFile(em, viewer, fileId);
    const bounded = Math.max(1, Math.min(limit ?? MAX_PROBLEMS_KEPT, MAX_PROBLEMS_KEPT));
    return em.find(FileProblemEntity, { businessId: viewer.businessId, fileId, ...(kind ? { kind: kind as ProblemKind } : {}) }, { orderBy: { position: 'asc' }, limit: bounded, offset: offset ?? 0 });
  });
}

function fieldError(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
