/** Several statement files of one ZIP as one: each statement once, in the order of their days; nothing is read that two of them tell of in part. */
import type { AccountStatement, StatedContent } from '../stated/account-statement.ts';
import { emptyContent } from '../stated/account-statement.ts';
import type { Problem, ReadingFailure } from '../statement.ts';

export interface Member { name: string; content: StatedContent }

interface Told { statement: AccountStatement; member: string }

export function joinedContents(members: readonly Member[]): StatedContent | ReadingFailure {
  const joined = emptyContent();
  const told: Told[] = [];
  for (const { name, content } of members) {
    const named = ({ line, reason, raw }: Problem): Problem => ({ line, reason: `${name}: ${reason}`, raw });
    joined.problems.push(...content.problems.map(named));
    joined.repairs.push(...content.repairs.map(named));
    joined.asked ??= content.asked;
    for (const statement of content.statements) {
      if (told.some((other) => isSame(other.statement, statement))) joined.problems.push({ line: 1, reason: `${name}: this statement of ${accountOf(statement)} is in the ZIP twice; it counts once.`, raw: '' });
      else told.push({ statement, member: name });
    }
  }
  const pair = overlapping(told);
  if (pair) return { failure: `${pair[0].member} and ${pair[1].member} of this ZIP tell of the same payments of ${accountOf(pair[0].statement)}. Unpack it and upload them one after the other: then each payment counts once.` };
  joined.statements.push(...told.map(({ statement }) => statement).sort((a, b) => firstDay(a).localeCompare(firstDay(b))));
  joined.choices.push(...(members[0]?.content.choices ?? []), { what: 'files in the ZIP', choice: String(members.length), reason: 'they are statements of one format', confidence: 0.95 });
  return joined;
}

const accountOf = ({ account }: AccountStatement): string => (account === null ? 'the account' : `account ${account}`);
const firstDay = ({ rows }: AccountStatement): string => rows.reduce((first, { date }) => (first === '' || date < first ? date : first), '');
const facts = ({ rows }: AccountStatement): string[] => rows.map(({ date, amountMinor, description }) => `${date} ${amountMinor} ${description}`);

function isSame(one: AccountStatement, other: AccountStatement): boolean {
  return one.account === other.account && one.currency === other.currency && one.openingMinor === other.openingMinor && one.closingMinor === other.closingMinor && one.rows.length > 0 && facts(one).join('\n') === facts(other).join('\n');
}

/** A report of the day beside the month's statement holds the same payments again. Between files only: what one file tells twice happened twice. */
function overlapping(told: readonly Told[]): [Told, Told] | null {
  const firstOf = new Map<string, Told>();
  for (const one of told) {
    const { account, currency } = one.statement;
    for (const fact of facts(one.statement)) {
      const key = `${account} ${currency} ${fact}`;
      const other = firstOf.get(key);
      if (other && other.member !== one.member) return [other, one];
      firstOf.set(key, one);
    }
  }
  return null;
}
