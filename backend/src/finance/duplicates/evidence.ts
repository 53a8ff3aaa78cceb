/** What speaks for and against two rows of two statements being one payment, in points and in words. */
import { moneyInWords } from '../money.ts';
import type { Reason } from '../matching/source-row.ts';
import type { Habits } from './habits.ts';
import type { Link } from './links.ts';

/** From here on a pair is one payment by itself; between the two it is proposed to the owner; below it is not worth a look. */
export const CERTAIN = 75;
export const LIKELY = 55;

export interface Judged {
  readonly link: Link;
  readonly habits: Habits;
  /** Rows that could be exchanged for these two, on each side, themselves included. */
  readonly rivals: { readonly providers: number; readonly statements: number };
  /** One of the two lies past the end of the other's statement. */
  readonly isAtEdge: boolean;
}

interface Evidence {
  weight(judged: Judged): number;
  says(judged: Judged): string;
}

const AMOUNT: Evidence = {
  weight: () => 40,
  says: ({ link: { known } }) => `Both are ${moneyInWords(Math.abs(known.amountMinor), known.currency)} ${known.amountMinor < 0 ? 'out' : 'in'}, in the same account.`,
};

const DAY: Evidence = {
  // A distance is less of a surprise where days differ all the time.
  weight: ({ link, habits }) => Math.max(0, 20 - (habits.isShifted ? 3 : 6) * Math.abs(link.days - habits.usualDays)),
  says: ({ link: { days }, habits }) => {
    if (days === 0) return 'Both have the same day.';
    const apart = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} apart`;
    return days === habits.usualDays ? `They are ${apart}, as most payments of the two statements are.` : `They are ${apart}, as booking and value dates can be.`;
  },
};

const WORDS: Evidence = {
  weight: ({ link: { words }, habits }) => {
    if (words.agree === 'same') return 30;
    if (words.agree === 'shared') return 25;
    if (words.agree === 'contradiction') return -40;
    if (words.agree === 'silent') return 5;
    if (words.agree === 'some') return 0;
    return habits.isSameList ? -5 : -15;
  },
  says: ({ link: { words, known, added } }) => {
    if (words.agree === 'same') return 'Both texts have the same words.';
    if (words.agree === 'shared') return `Both texts have ${words.shared.slice(0, 4).join(', ')}.`;
    if (words.agree === 'some') return `Both texts have ${words.shared.slice(0, 4).join(', ')}, and each has other words, too.`;
    if (words.agree === 'contradiction') return 'The texts are alike but have different numbers.';
    if (words.agree === 'silent') return 'One of the texts names nobody.';
    return `The texts are different: "${known.description}" and "${added.description}".`;
  },
};

const REFERENCE: Evidence = {
  weight: ({ link }) => (link.isSameReference ? 35 : 0),
  says: ({ link: { known } }) => `Both have the reference ${known.reference ?? ''}, and no other payment has it.`,
};

const SAME_LIST: Evidence = {
  weight: ({ habits }) => (habits.isSameList ? 15 : 0),
  says: ({ habits }) => `The statements tell of the same payments in other words: ${habits.pairedCount} of ${habits.leftCount} have a partner of the same amount.`,
};

const RIVALS: Evidence = {
  weight: ({ rivals, link }) => (rivals.providers === rivals.statements ? 10 : link.isSameReference || link.words.agree === 'same' || link.words.agree === 'shared' ? 0 : -15),
  says: ({ rivals }) => {
    if (rivals.providers !== rivals.statements) return `One statement has ${rivals.providers} such payments near that day, the other ${rivals.statements}.`;
    return rivals.providers === 1 ? 'Neither statement has another payment of this amount near.' : `Each statement has ${rivals.providers} payments of this amount near that day.`;
  },
};

const EDGE: Evidence = {
  weight: ({ isAtEdge }) => (isAtEdge ? -10 : 0),
  says: () => 'One lies just past the last day of the other statement.',
};

const ALL: readonly Evidence[] = [AMOUNT, DAY, WORDS, REFERENCE, SAME_LIST, RIVALS, EDGE];

/** Points, 0 to 100. */
export function confidenceOf(judged: Judged): number {
  return Math.max(0, Math.min(100, ALL.reduce((sum, { weight }) => sum + weight(judged), 0)));
}

export function reasonsOf(judged: Judged): Reason[] {
  return ALL.map((evidence) => ({ weight: evidence.weight(judged), says: () => evidence.says(judged), isAlways: evidence === WORDS })).filter(({ weight, isAlways }) => weight !== 0 || isAlways).map(({ weight, says }) => ({ says: says(), weight }));
}
