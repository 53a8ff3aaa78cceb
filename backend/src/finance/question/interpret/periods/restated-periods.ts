/** A stretch that is said twice, loosely and then exactly: what is exact stands. */
import { localDate, yearOf } from '../../../local-date.ts';
import type { PeriodAtom } from './period-atom.ts';
import type { Token } from '../words/tokenize.ts';

const RESTATES = /^(\(|,|meaning|ie|i|e|namely|specifically|that|is|being|=|:|\.|term|holidays?|break)$/;

/** "Last winter (Dec 2024 thru Feb 2025)", "spring, meaning April and May": the second saying is the exact one and takes the year of the first. */
export function withoutRestated(atoms: readonly PeriodAtom[], tokens: readonly Token[]): PeriodAtom[] {
  const exact: PeriodAtom[] = [];
  for (const [at, atom] of atoms.entries()) {
    const before = exact.at(-1);
    const between = before ? tokens.slice(before.to, atom.from).map((token) => token.text) : [];
    const isSaidSo = between.length > 0 && between.every((word) => RESTATES.test(word)) && between.some((word) => /^(\(|meaning|namely|ie|specifically)$/.test(word));
    const isRestated = before !== undefined && (isSaidSo || isLoose(before, tokens) && isExact(atom) && between.every((word) => RESTATES.test(word) || /^(so|say|from|:)$/.test(word)));
    if (before !== undefined && isLabel(before, atom, between, tokens)) exact[exact.length - 1] = { ...before, to: tokens[atom.to]?.text === ')' ? atom.to + 1 : atom.to };
    else if (isRestated && isFirstDay(before, atom)) exact[exact.length - 1] = { ...before, to: /^(on|onwards?)$/.test(tokens[atom.to]?.text ?? '') ? atom.to + 1 : atom.to };
    else if (isRestated && atom.kind === 'year' && before.kind === 'named' && before.year === atom.year) exact[exact.length - 1] = { ...before, to: atom.to };
    else if (!isRestated) exact.push(atom);
    else if (endsLooseRange(exact, tokens)) exact.splice(-2, 2, { ...atom, from: exact.at(-2)?.from ?? atom.from });
    else exact[exact.length - 1] = atom.kind === 'named' && atom.year === null && !endsInYear(atoms[at + 1]) ? { ...atom, from: before.from, year: yearSaid(before) } : { ...atom, from: before.from };
  }
  return exact;
}

/** "June to August 2026 (winter)", "Feb 25 to Jan 26 (our FY25)", "since 5 April 2026, Easter Sunday": behind what is exact only its name is said. */
function isLabel(before: PeriodAtom, atom: PeriodAtom, between: readonly string[], tokens: readonly Token[]): boolean {
  if (!isExact(before) || isExact(atom) || !isLoose(atom, tokens)) return false;
  const isHoliday = atom.kind === 'named' && atom.name.unit === 'holiday' && atom.year === null;
  return between.includes('(') && between.every((word) => /^(\(|our|the|that|is|its|in|of|for|us|so)$/.test(word)) || isHoliday && between.length > 0 && between.every((word) => /^(,|which|that|was|is|being)$/.test(word)) && dayOf(before) !== null;
}

/** "Fiscal year ending 30 June 2025 (1 July 2024 on)": where it begins is no other time. */
const isFirstDay = (before: PeriodAtom, atom: PeriodAtom): boolean => before.kind === 'fixed' && before.unit !== 'day' && atom.kind === 'named' && atom.name.unit === 'day' && atom.year !== null && before.period.from === localDate(atom.year, atom.name.month, atom.name.day);

/** Only a day is also a holiday. */
const dayOf = (atom: PeriodAtom): PeriodAtom | null => (atom.kind === 'fixed' && atom.unit === 'day' || atom.kind === 'named' && atom.name.unit === 'day' ? atom : null);

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
