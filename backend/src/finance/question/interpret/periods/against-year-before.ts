/** "H1 vs H1", "Q3 on Q3", "March 2026 against March": a stretch that is held against its own name is held against that of the year before. */
import { yearOf } from '../../../local-date.ts';
import type { Calendar, PeriodAtom } from './period-atom.ts';
import { datedPeriod } from './period-atom.ts';
import type { Token } from '../words/tokenize.ts';

const HELD_AGAINST = /^(vs|v|versus|against|on|over|compared (to|with)|relative to)( the)?$/;

export function againstYearBefore(atoms: readonly PeriodAtom[], tokens: readonly Token[], calendar: Calendar): PeriodAtom[] {
  return atoms.map((atom, i) => {
    const before = atoms[i - 1];
    if (atom.kind !== 'named' || before?.kind !== 'named' || saysYear(atom, tokens)) return atom;
    const isSameName = JSON.stringify(before.name) === JSON.stringify(atom.name) && HELD_AGAINST.test(tokens.slice(before.to, atom.from).map(({ text }) => text).join(' '));
    const [one, other] = [datedPeriod(before, calendar), datedPeriod(atom, calendar)];
    return isSameName && one.from === other.from ? { ...atom, year: yearOf(one.from) - 1 } : atom;
  });
}

const saysYear = ({ from, to }: PeriodAtom, tokens: readonly Token[]): boolean => tokens.slice(from, to).some(({ text }) => /^(20\d\d|'?\d\d|year)$/.test(text));
