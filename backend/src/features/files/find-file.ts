/** Finds a file of the viewer's business, for every service that is asked about one. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import { isId } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileEntity, type FinancialFile } from './file.entity.ts';

export function fileNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such file.');
}

/** Throws NOT_FOUND for unknown and foreign identifiers alike. */
export function findFile(em: EntityManager, viewer: Pick<Viewer, 'businessId'>, id: string): Promise<FinancialFile> {
  return find(em, viewer, id, LockMode.NONE);
}

/** For whoever changes it by what stands in it: of two at once the second sees what the first made. Throws NOT_FOUND. */
export function findFileToChange(em: EntityManager, viewer: Pick<Viewer, 'businessId'>, id: string): Promise<FinancialFile> {
  return find(em, viewer, id, LockMode.PESSIMISTIC_WRITE);
}

/** For whoever stores something about it: it stays until the transaction ends, and who deletes it then finds that too. Throws NOT_FOUND. */
export async function holdFile(em: EntityManager, { businessId }: Pick<Viewer, 'businessId'>, id: string): Promise<void> {
  const found = await em.execute<unknown[]>('select 1 from file where business_id = ? and id = ? and deleted_at is null for share', [businessId, id]);
  if (found.length === 0) throw fileNotFound();
}

async function find(em: EntityManager, { businessId }: Pick<Viewer, 'businessId'>, id: string, lockMode: LockMode): Promise<FinancialFile> {
  const file = isId(id) ? await em.findOne(FileEntity, { businessId, id }, { lockMode }) : null;
  if (!file) throw fileNotFound();
  return file;
}
