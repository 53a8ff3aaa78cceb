/** A statement that a file holds twice, as joined files and copies do: one balance cannot be left behind by the same payments two times. */
import type { AccountStatement, StatedContent } from './account-statement.ts';

/** The statements of which none stands before already; those that do are told. Only where the balances before and after are stated and differ: what is even may be of two days. */
export function withoutRepeats(content: StatedContent): StatedContent {
  const seen = new Set<string>();
  const problems = [...content.problems];
  const statements = content.statements.filter((statement) => {
    const { openingMinor, closingMinor, rows } = statement;
    if (openingMinor === null || closingMinor === null || openingMinor === closingMinor || rows.length === 0) return true;
    const key = keyOf(statement);
    if (!seen.has(key)) {
      seen.add(key);
      return true;
    }
    problems.push({ line: rows[0]!.line, reason: `A statement that this file holds already: the same balances and the same ${rows.length === 1 ? 'payment' : `${rows.length} payments`}. It is not counted again.`, raw: statement.account ?? '' });
    return false;
  });
  return statements.length === content.statements.length ? content : { ...content, statements, problems };
}

const keyOf = ({ account, currency, openingMinor, closingMinor, closingDate, rows }: AccountStatement): string =>
  JSON.stringify([account, currency, openingMinor, closingMinor, closingDate, rows.map(({ date, amountMinor, description, reference }) => [date, amountMinor, description, reference])]);
