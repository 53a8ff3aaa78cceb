/** Stores a rule, as long as there is room for it. */
import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { loadRules, type CategoryRule } from '../ledger/category-rules.ts';

/** Each is looked for in every row of an import. */
const MOST_RULES = 200;

/** `reviewId`: the answer in the review that it came from, if there is one. Throws CONFLICT. */
export async function insertRule(client: PoolClient, businessId: string, rule: CategoryRule, reviewId: string | null): Promise<void> {
  await client.query(
    'insert into category_rule (business_id, id, match, pattern, direction, category_number, created_at, review_id) values ($1, $2, $3, $4, $5, $6, $7, $8)',
    [businessId, rule.id, rule.match, rule.pattern, rule.direction, rule.categoryNumber, rule.createdAt, reviewId]);
  await refuseTooMany(client, businessId);
}

/** Asked behind the change, which a refusal rolls back. */
export async function refuseTooMany(client: PoolClient, businessId: string): Promise<void> {
  if ((await loadRules(client, businessId)).length > MOST_RULES) throw new AppError('CONFLICT', `There are ${MOST_RULES} rules already. Delete one that is no longer needed first.`);
}
