/** How well phrasings are understood by the grammar alone and with the second reader beside it: `npm run bench -- phrasings`. A reading counts as right where it would answer as the plain question does. */
import { interpret } from '../../backend/src/finance/question/interpret/interpret.ts';
import type { Interpretation } from '../../backend/src/finance/question/plan.ts';
import { keyOf } from '../../backend/src/finance/question/restate/same-plan.ts';
import { understand } from '../../backend/src/finance/question/understand.ts';
import { ASKED_ON, EXAMINED, vocabularyOf, type Company } from '../../fixtures/phrasings/companies.ts';
import { phrasingsOf } from './read-phrasings.ts';

const CONTEXT = { asOf: ASKED_ON, previous: null };

export function examinePhrasings(): string[] {
  return EXAMINED.flatMap((company) => [`${company.trade}, never learnt from:`, told(company, 'the grammar alone', interpret), told(company, 'with the second reader', understand)]);
}

function told(company: Company, name: string, read: typeof interpret): string {
  const vocabulary = vocabularyOf(company);
  const tally = { right: 0, wrong: 0, declined: 0 };
  for (const { plain, said } of phrasingsOf(company.key)) {
    const isOpen = plain === 'unsupported' || plain === 'clarify';
    const wanted = isOpen ? plain : keyOf(interpret(plain, vocabulary, CONTEXT));
    if (!isOpen && isDeclined(wanted)) continue;
    const got = read(said, vocabulary, CONTEXT);
    tally[verdict(got, wanted)]++;
  }
  const asked = tally.right + tally.wrong + tally.declined;
  const portion = (count: number): string => `${(100 * count / asked).toFixed(1)} %`;
  return `  ${name.padEnd(24)}${asked} phrasings, ${portion(tally.right)} right, ${portion(tally.wrong)} wrong, ${portion(tally.declined)} asked back or declined`;
}

const isDeclined = (key: string): boolean => key === 'unsupported' || key === 'clarify';

function verdict(got: Interpretation, wanted: string): 'right' | 'wrong' | 'declined' {
  if (got.kind !== 'plan') return isDeclined(wanted) ? 'right' : 'declined';
  return keyOf(got) === wanted ? 'right' : 'wrong';
}
