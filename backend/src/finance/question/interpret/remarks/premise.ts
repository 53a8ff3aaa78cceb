/** What a question takes for granted about a change or a payee, so that the answer can put it right where the ledger says otherwise. */
import type { Interpretation, Plan, Premise } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { covers } from '../words/phrase-table.ts';
import { has } from '../reading.ts';

const FELL = /\b(fell|falls?|fallen|falling|drops?|dropped|dropping|decreas(es?|ed|ing)|declin(es?|ed|ing)|down|lower|cheaper|shr[aiu]nk|shrinking|less|worse|slowed|slump(ed)?|tank(ed|ing)?|plunged?|dipp?(ed)?)\b/;
const ROSE = /\b(rose|rises?|risen|rising|grew|grows?|grown|growing|increas(es?|ed|ing)|up|higher|dearer|pricier|costlier|more|climb(ed|s|ing)?|jump(ed|s)?|spik(e|ed|ing)|soar(ed|ing)?|better|improved?)\b/;
const LOSS = /\b(los(e|ing|t) money|mak(e|ing) (a )?loss(es)?|loss(es)?|in the red|unprofitable|not profitable|not making (any )?(money|profit))\b/;
const STOPPED = /\b((pay|paid|paying) ((it|them|that|the|our|my) )?([a-z]+ ){0,4}off|(fully|completely|entirely) (repaid|paid|repay|pay)|(repaid|repay|paid|paid back) in full|clear(ed)? (the|our|my) ([a-z]+ ){0,2}(loan|debt)|finish(ed)? (paying|repaying)|last (ever )?instal?ment|stop(ped)?|quit|ceased?|gave up|give up|cancel(l?ed)?)\b/;

export function withPremise(found: Interpretation, frame: Frame): Interpretation {
  if (found.kind !== 'plan') return found;
  const { plan } = found;
  const premise = premiseOf(plan, frame);
  const explains = plan.task === 'drivers' && has(frame.reading, 'why') && !/\b(most|biggest|largest|greatest)\b/.test(frame.reading.text);
  return premise === null && !explains ? found : { ...found, plan: { ...plan, ...(premise === null ? {} : { premise }), ...(explains ? { explains } : {}) } };
}

function premiseOf({ task, metric, order }: Plan, { reading: { tokens, periods } }: Frame): Premise | null {
  const text = tokens.filter((_, at) => !covers(periods, at)).map((token) => token.text).join(' ');
  if (task === 'date') return order === 'last' && STOPPED.test(text) ? 'stopped' : null;
  if (task === 'drivers') return metric === 'netProfit' && LOSS.test(text) ? 'loss' : wayOf(text);
  return task === 'compare' && /\b(how much|by what|by how)\b/.test(text) ? wayOf(text) : null;
}

/** Null where the question says both ways, or none. */
function wayOf(text: string): Premise | null {
  const [isFall, isRise] = [FELL.test(text), ROSE.test(text)];
  return isFall === isRise ? null : isFall ? 'fell' : 'rose';
}
