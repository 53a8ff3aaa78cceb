/** A stretch that is said twice, loosely and then exactly: what is exact stands. */
import { yearOf } from '../../local-date.ts';
import type { PeriodAtom } from './period-atom.ts';
import type { Token } from './tokenize.ts';

const RESTATES = /^(\(|,|meaning|ie|i|e|namely|specifically|that|is|being|=|:|\.|term|holidays?|break)$/;

/** "Last winter (Dec 2024 thru Feb 2025)", "spring, meaning April and May": the second saying is the exact one and takes the year of the first. */
export function withoutRestated(atoms: readonly PeriodAtom[], tokens: readonly Token[]): PeriodAtom[] {
  const exact: PeriodAtom[] = [];
  for (const [at, atom] of atoms.entries()) {
    const before = exact.at(-1);
    const between = before ? tokens.slice(before.to, atom.from).map((token) => token.text) : [];
    const isSaidSo = between.length > 0 && between.every((word) => RESTATES.test(word)) && between.some((word) => /^(\(|meaning|namely|ie|specifically)$/.test(word));
    const isRestated = before !== undefined && (isSaidSo || isLoose(before, tokens) && isExact(atom) && between.every((word) => RESTATES.test(word) || /^(so|say|from|:)$/.test(word)));
    if (isRestated && atom.kind === 'year' && before.kind === 'named' && before.year === atom.year) exact[exact.length - 1] = { ...before, to: atom.to };
    else if (!isRestated) exact.push(atom);
    else if (endsLooseRange(exact, tokens)) exact.splice(-2, 2, { ...atom, from: exact.at(-2)?.from ?? atom.from });
    else exact[exact.length - 1] = atom.kind === 'named' && atom.year === null && !endsInYear(atoms[at + 1]) ? { ...atom, from: before.from, year: yearSaid(before) } : { ...atom, from: before.from };
  }
  return exact;
}

/** "Last quarter (July to September 2025)": the range says its year itself. */
const endsInYear = (next: PeriodAtom | undefined): boolean => next?.kind === 'named' && next.year !== null;

/** "Between Thanksgiving and New Year, 27 November to 31 December": both holidays are said again. */
function endsLooseRange(atoms: readonly PeriodAtom[], tokens: readonly Token[]): boolean {
  const [first, second] = atoms.slice(-2);
  return first?.kind === 'named' && second?.kind === 'named' && first.name.unit === 'holiday' && second.name.unit === 'holiday' && second.from === first.to + 1 && /^(and|to|until|through|thru|till|-)$/.test(tokens[first.to]?.text ?? '');
}

/** Seasons, fiscal years and holidays are said in different ways by different people: what follows them at once says it exactly ("winter 2026, June to August", "FY26 July 25 to June 26"). */
const isLoose = (atom: PeriodAtom, tokens: readonly Token[]): boolean => atom.kind === 'named' && /^(season|holiday)$/.test(atom.name.unit) || atom.kind === 'year' && tokens.slice(atom.from, atom.to).some(({ text }) => /^(fy|fiscal|financial)/.test(text)) || atom.kind === 'fixed' && atom.unit === 'day' && tokens.slice(atom.from, atom.to).every(({ kind, text }) => kind === 'word' && !/^(today|yesterday)$/.test(text) || /^20\d\d$/.test(text));
const isExact = (atom: PeriodAtom): boolean => atom.kind === 'named' && /^(month|day)$/.test(atom.name.unit) || atom.kind === 'fixed' && atom.unit === 'day';

const yearSaid = (atom: PeriodAtom): number | null => (atom.kind === 'fixed' ? yearOf(atom.period.from) : atom.year);
