/** All tables of sayings but talk, in which of two that fit alike the earlier one stands. */
import { ASIDE_SAYINGS } from './asides.ts';
import { CASH_SAYINGS } from './cash.ts';
import { CASH_TERM_SAYINGS } from './cash-terms.ts';
import { CHANGE_SAYINGS } from './changes.ts';
import { EFFECT_SAYINGS } from './effects.ts';
import { FIGURE_SAYINGS } from './figures.ts';
import { FINANCE_SAYINGS } from './finance.ts';
import { GIVEN_BACK_SAYINGS } from './given-back.ts';
import { HELD_BEFORE_SAYINGS } from './held-before.ts';
import { IN_OTHER_WORDS } from './in-other-words.ts';
import { LASTING_SAYINGS } from './lasting.ts';
import { LEFT_OUT_SAYINGS } from './left-out.ts';
import { LIST_SAYINGS } from './lists.ts';
import { MONEY_SAYINGS } from './money.ts';
import { MOVE_SAYINGS } from './moves.ts';
import { OWN_MONEY_SAYINGS } from './own-money.ts';
import { RANK_SAYINGS } from './ranks.ts';
import { ROW_SAYINGS } from './rows.ts';
import type { Saying } from './saying.ts';
import { SAID_BESIDES_SAYINGS } from './said-besides.ts';
import { SHOP_TALK_SAYINGS } from './shop-talk.ts';
import { SIDE_SAYINGS } from './sides.ts';
import { SPAN_SAYINGS } from './spans.ts';
import { SPOKEN_TIME_SAYINGS } from './spoken-times.ts';
import { STAND_OUT_SAYINGS } from './stand-out.ts';
import { SUPPOSITION_SAYINGS } from './suppositions.ts';
import { SUBSCRIPTION_SAYINGS } from './subscriptions.ts';
import { TASK_SAYINGS } from './tasks.ts';
import { TELLER_SAYINGS } from './tellers.ts';
import { TIME_SAYINGS } from './time.ts';
import { TOLD_FLOW_SAYINGS } from './told-flows.ts';
import { TOLD_OTHERWISE_SAYINGS } from './told-otherwise.ts';
import { TOLD_TIME_SAYINGS } from './told-times.ts';
import { WHAT_HAPPENED_SAYINGS } from './what-happened.ts';
import { WHAT_CHANGED_SAYINGS } from './what-changed.ts';
import { WHO_PAYS_SAYINGS } from './who-pays.ts';
import { SOURCES_AND_ENDS_SAYINGS } from './sources-and-ends.ts';
import { WORKED_OUT_SAYINGS } from './worked-out.ts';

export const PLAIN_SAYINGS: readonly Saying[] = [
  ...TIME_SAYINGS, ...SPAN_SAYINGS, ...MONEY_SAYINGS, ...CASH_SAYINGS, ...CASH_TERM_SAYINGS, ...FIGURE_SAYINGS, ...FINANCE_SAYINGS, ...LIST_SAYINGS, ...RANK_SAYINGS, ...CHANGE_SAYINGS, ...ROW_SAYINGS, ...SUPPOSITION_SAYINGS, ...TASK_SAYINGS,
  ...LASTING_SAYINGS, ...SUBSCRIPTION_SAYINGS, ...WHAT_HAPPENED_SAYINGS, ...GIVEN_BACK_SAYINGS,
  ...TELLER_SAYINGS,
  ...OWN_MONEY_SAYINGS, ...ASIDE_SAYINGS,
  ...TOLD_OTHERWISE_SAYINGS,
  ...SIDE_SAYINGS,
  ...LEFT_OUT_SAYINGS,
  ...SPOKEN_TIME_SAYINGS,
  ...TOLD_TIME_SAYINGS,
  ...TOLD_FLOW_SAYINGS,
  ...SHOP_TALK_SAYINGS,
  ...IN_OTHER_WORDS,
  ...STAND_OUT_SAYINGS,
  ...EFFECT_SAYINGS,
  ...WHO_PAYS_SAYINGS,
  ...WHAT_CHANGED_SAYINGS,
  ...WORKED_OUT_SAYINGS, ...SOURCES_AND_ENDS_SAYINGS,
  ...SAID_BESIDES_SAYINGS,
  ...MOVE_SAYINGS,
  ...HELD_BEFORE_SAYINGS,
];
