/** Years that begin in one calendar year and end in the next, as they are written: "2025/26", "FY25-26", "winter 24/25". */
import type { Token } from '../words/token.ts';

const WRITTEN = /\b(fy ?'?|fiscal year |financial year |tax year |winter |winter of )?(?<![\d/.-]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* )(20)?(\d\d)([-/])(20)?(\d\d)(?![-/.\d])(?=( winter\b)?)/g;
/** "2024-11" is a month, "11/12" a day: only years that can be neither. */
const MONTHS_MOST = 12;

/** Written out, so that one piece holds both; a winter is named by the year in which it begins. */
export function withSplitYears(text: string): string {
  return text.replace(WRITTEN, (said: string, kind: string | undefined, century: string | undefined, first: string, joint: string, secondCentury: string | undefined, second: string, behind: string | undefined) => {
    const isYear = Number(second) === Number(first) + 1 && Number(second) > MONTHS_MOST && (century !== undefined || joint === '/' || kind !== undefined || behind !== undefined);
    if (!isYear) return said;
    if (kind?.startsWith('winter') || behind !== undefined) return `${kind ?? ''}20${first}`;
    return `${kind?.startsWith('tax') ? kind : ''}20${first}${secondCentury === undefined ? '/' : '-'}20${second}`;
  });
}

/** One piece of a text that `withSplitYears` has gone over. */
export const SPLIT_YEAR = '20\\d\\d[-/]20\\d\\d';

/** Named by the year in which it ends, as a fiscal year is. */
export const splitYearToken = (text: string): Token => ({ text: `fy${text.slice(-4)}`, raw: text, kind: 'word' });

/** The year in which it ends; null where the token is none. */
export const secondYear = ({ raw, kind }: Token): number | null => (kind === 'word' && /^20\d\d[-/]20\d\d$/.test(raw) ? Number(raw.slice(-4)) : null);

/** "2025-2026": both years may be meant, all of them. */
export const isLongYear = ({ raw }: Token): boolean => raw.includes('-');
