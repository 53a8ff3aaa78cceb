/** When the sample statement may come in: never beside rows of somebody's own, whose figures it would falsify. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import { FileEntity } from './file.entity.ts';

/** Two calls at once wait for each other here. Throws CONFLICT. */
export async function refuseSampleBesideFiles(em: EntityManager, businessId: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`sample statement ${businessId}`]);
  const present = await em.findOne(FileEntity, { businessId, status: { $ne: 'failed' } }, { orderBy: { isSample: 'desc' } });
  if (present?.isSample) throw new AppError('CONFLICT', 'The sample statement is already here.');
  if (present) throw new AppError('CONFLICT', 'The sample statement is for accounts without files: its figures would mix with yours. Look at the demo instead.');
}
