/** The tables that are read before all others: what comes of them is read once more, so that their lines go together with those of the other tables. */
import { BY_UNIT_SAYINGS } from './by-unit.ts';
import { BY_WHOM_SAYINGS } from './by-whom.ts';
import { CASH_MOVES_SAYINGS } from './cash-moves.ts';
import { CASH_TOLD_SAYINGS } from './cash-told.ts';
import { DAY_AND_SINGLE_SAYINGS } from './day-and-single.ts';
import { EACH_ROW_SAYINGS } from './each-row.ts';
import { ELSEWHERE_SAYINGS } from './elsewhere.ts';
import { EVERYDAY_SAYINGS } from './everyday.ts';
import { FIGURE_LAST_SAYINGS } from './figure-last.ts';
import { GAVE_AND_GOT_SAYINGS } from './gave-and-got.ts';
import { HELD_UP_SAYINGS } from './held-up.ts';
import { LEFT_ASIDE_SAYINGS } from './left-aside.ts';
import { OWED_AND_CHARGED_SAYINGS } from './owed-and-charged.ts';
import { WHICH_WAY_SAYINGS } from './which-way.ts';
import { PACE_SAYINGS } from './pace-and-opened.ts';
import { PART_SAYINGS } from './parts-of-hundred.ts';
import type { Saying } from './saying.ts';
import { SET_OFF_SAYINGS } from './set-off.ts';
import { STRETCH_SAYINGS } from './stretches.ts';
import { TILL_SAYINGS } from './till-and-turnover.ts';
import { TRAILING_SAYINGS } from './trailing.ts';
import { WHAT_STAYED_SAYINGS } from './what-stayed.ts';
import { WHICH_UNIT_SAYINGS } from './which-unit.ts';
import { WHICHEVER_MOST_SAYINGS } from './whichever-most.ts';
import { WHO_MOST_SAYINGS } from './who-most.ts';

export const FIRST_SAYINGS: readonly Saying[] = [...EVERYDAY_SAYINGS, ...TILL_SAYINGS, ...PACE_SAYINGS, ...WHICH_WAY_SAYINGS, ...DAY_AND_SINGLE_SAYINGS, ...TRAILING_SAYINGS, ...STRETCH_SAYINGS, ...ELSEWHERE_SAYINGS, ...HELD_UP_SAYINGS, ...BY_UNIT_SAYINGS, ...BY_WHOM_SAYINGS, ...PART_SAYINGS, ...WHICHEVER_MOST_SAYINGS, ...CASH_MOVES_SAYINGS, ...WHAT_STAYED_SAYINGS, ...WHO_MOST_SAYINGS, ...EACH_ROW_SAYINGS, ...GAVE_AND_GOT_SAYINGS, ...LEFT_ASIDE_SAYINGS, ...SET_OFF_SAYINGS, ...CASH_TOLD_SAYINGS, ...WHICH_UNIT_SAYINGS, ...OWED_AND_CHARGED_SAYINGS, ...FIGURE_LAST_SAYINGS];
