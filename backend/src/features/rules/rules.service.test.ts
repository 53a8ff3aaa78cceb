/** How many rules there may be: each is looked for in every row, so neither a new one nor one that comes back exceeds the bound. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { RulesService } from './rules.service.ts';

const MOST = 200;
let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

test('a rule beyond the most that there may be is refused, also when it comes back', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const rules = new RulesService(books.parts);
  const add = (pattern: string) => rules.create(viewer, { match: 'description', pattern, category: 'Rent' });
  const { rule: first } = await add('the first');
  await books.parts.database.inTenantRaw(viewer.businessId, (client) => client.query(
    `insert into category_rule (business_id, id, match, pattern, category_number, created_at)
     select $1, gen_random_uuid(), 'description', 'word' || number, $2, now() from generate_series(2, $3) as number`, [viewer.businessId, first.categoryNumber, MOST]));
  const tooMany = { code: 'CONFLICT', message: 'There are 200 rules already. Delete one that is no longer needed first.' };
  await expect(add('one more')).rejects.toMatchObject(tooMany);
  expect((await rules.restore(viewer, first.id)).rule.id).toBe(first.id);

  await rules.delete(viewer, first.id);
  await add('in its place');
  await expect(rules.restore(viewer, first.id)).rejects.toMatchObject(tooMany);
  expect(await rules.list(viewer)).toHaveLength(MOST);
});
