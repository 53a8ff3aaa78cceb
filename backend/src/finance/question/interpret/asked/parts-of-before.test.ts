/** Of the answer before: the part that somebody has in it, how many payments it was, and two stretches of a talk together. */
import { expect, test } from '@jest/globals';
import { agencyRows, contractorRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { Plan } from '../../plan.ts';
import type { PlainRow } from '../../statement-ledger.test-data.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { interpret } from '../interpret.ts';

function check(rows: readonly PlainRow[], conversation: readonly (readonly [string, string])[]): void {
  const { vocabulary } = ledgerOf(rows, 'categorised');
  let previous: Plan | null = null;
  for (const [question, expected] of conversation) {
    const found = interpret(question, vocabulary, { asOf: '2026-11-20', previous });
    expect(`${question} → ${inShort(found, vocabulary)}`).toBe(`${question} → ${expected}`);
    previous = found.kind === 'plan' ? found.plan : previous;
  }
}

test('a part is one of what was asked, and not all that somebody pays', () => check(agencyRows(), [
  ['How much project income came in in 2025?', 'total cashIn [Project Income] 2025'],
  ['how much of that came from Fairway Dental Group?', 'total cashIn [Project Income; Fairway Dental Group] 2025'],
]));

test('a share is one of what was asked, over its time', () => check(agencyRows(), [
  ['What did we pay Rippling in 2025?', 'total bySide [Rippling; out] 2025'],
  ['what share of that was payroll?', 'share bySide [Payroll; Rippling] 2025 | [Rippling; out]'],
  ['What were expenses in 2025?', 'total expenses 2025'],
  ['what percent went to WeWork?', 'share expenses [WeWork] 2025 | []'],
]));

test('in money where money is asked for', () => check(agencyRows(), [
  ['How much project income came in in 2025?', 'total cashIn [Project Income] 2025'],
  ['what part of that was Blue Heron Museum, in dollars?', 'total cashIn [Project Income; Blue Heron Museum] 2025'],
]));

test('what one does where one pays is counted, what the money is for is not', () => check(contractorRows(), [
  ['What did we pay Shell in 2025?', 'total bySide [Shell; out] 2025'],
  ['how many gallons was that?', 'clarify'],
  ['how many stops was that?', 'count bySide [Shell; out] 2025'],
]));

test('of what comes in, several may be paid at once', () => check(contractorRows(), [
  ['What did Oakmont HOA pay us in 2025?', 'total revenue [Oakmont HOA] 2025'],
  ['how many visits was that?', 'clarify'],
  ['how many checks was that?', 'count grossSales [Oakmont HOA; in] 2025'],
]));

test('two months that follow one another, together', () => check(contractorRows(), [
  ['What did we pay Shell in March 2026?', 'total bySide [Shell; out] 2026-03'],
  ['same but for April', 'total bySide [Shell; out] 2026-04'],
  ['and of the two together?', 'total bySide [Shell; out] 2026-03-01..2026-04-30'],
]));

test('the same stretch of a year that is named is none of that whole year', () => check(contractorRows(), [
  ['What did we pay Shell in Q2 2026?', 'total bySide [Shell; out] 2026-04-01..2026-06-30'],
  ['and the same quarter in 2025?', 'total bySide [Shell; out] 2025-04-01..2025-06-30'],
  ['and in 2024?', 'total bySide [Shell; out] 2024'],
]));
