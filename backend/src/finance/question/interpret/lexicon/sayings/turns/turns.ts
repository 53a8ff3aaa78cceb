/** Whole fragments that are nothing but a turn of the talk, and the short word for it; what stands behind the word was said with it. Where several fit, the earlier is tried first. */
import type { Saying } from '../saying.ts';
import { MADE_OF_SAYINGS } from './made-of.ts';
import { OF_A_CHANGE_SAYINGS } from './of-a-change.ts';
import { OF_A_FIGURE_SAYINGS } from './of-a-figure.ts';
import { OF_A_LIST_SAYINGS } from './of-a-list.ts';
import { OF_A_ROW_SAYINGS } from './of-a-row.ts';
import { OF_ROWS_SAYINGS } from './of-rows.ts';
import { OF_UNITS_SAYINGS } from './of-units.ts';

export const TURN_SAYINGS: readonly Saying[] = [...OF_A_ROW_SAYINGS, ...OF_UNITS_SAYINGS, ...OF_A_CHANGE_SAYINGS, ...OF_A_FIGURE_SAYINGS, ...OF_A_LIST_SAYINGS, ...MADE_OF_SAYINGS, ...OF_ROWS_SAYINGS];
