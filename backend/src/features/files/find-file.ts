/** Finds a file of the viewer's business, for every service that is asked about one. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import { isId } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { FileEntity, type FinancialFile } from './file.entity.ts';

export function fileNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such file.');
}

/** Throws NOT_FOUND for unknown and foreign identifiers alike. */
export async function findFile(em: EntityManager, viewer: Pick<Viewer, 'businessId'>, id: string): Promise<FinancialFile> {
  const file = isId(id) ? await em.findOne(FileEntity, { businessId: viewer.businessId, id }) : null;
  if (!file) throw fileNotFound();
  return file;
}
