/** The rule for whose price moved: "which subscriptions got dearer, by how much", "who raised their prices". */
import type { Interpretation } from '../../plan.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';
import { isEitherDearer } from './compared-names.ts';

const WHOSE = /\b(which|what|who|whose|any|anybody|anyone|list|show|has anyone|did anyone|did any)\b/;
const PRICE = /\b(price|prices|pricing|dearer|pricier|rates?|fees?)\b/;
const ROSE = /\b(dearer|pricier|(more|most) expensive|rais(e|ed|ing)|rose|risen|ris(e|ing)|went up|gone up|go up|going up|increas(e|es|ed|ing)|hik(e|ed|es|ing)|put up|upped|jumped|bumped|rises?|increases?)\b/;
const FELL = /\b(cheaper|less expensive|lowered|fell|fallen|went down|gone down|go down|dropped|cut|reduced|came down)\b/;
const RAISED = /\bwho (has |have )?(raised|increased|put up|hiked|upped|bumped)\b|\bwhich\b.*\b(raised|hiked|upped) (our|its|their|the)\b/;
const STANDING = /\b(subscriptions?|software|tools?|apps?|saas|vendors?|suppliers?|providers?|counterpart(y|ies)|services?|bills?|recurring|costs?|contracts?|who|whose|whom|anyone|anybody|companies|prices|what)\b/;

export function priceList(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const { text } = reading;
  if (isEitherDearer(frame)) return null;
  const isFall = FELL.test(text) && !ROSE.test(text);
  const isBoughtOnly = reading.names.every(({ names }) => names.every(({ kind, role }) => kind === 'category' && role !== 'revenue' && role !== 'other-income'));
  if (/\b(recurring|regular|standing|fixed|monthly)\b/.test(text) && !/\b(price|prices)\b/.test(text)) return null;
  if (!WHOSE.test(text) || !(PRICE.test(text) || RAISED.test(text) || /\b(more expensive|cheaper)\b/.test(text) && /\b(subscriptions?|software|tools?|apps?|saas)\b/.test(text)) || !ROSE.test(text) && !isFall || !STANDING.test(text) || !isBoughtOnly || reading.periods.length > 1 || frame.previous || has(reading, 'why', 'when', 'count', 'average', 'share') || /\b(we|i) (raise|raised|increase|increased|put up|charge)\b|\bour (own )?(prices|rates|fees)\b|\bwhat (are|is|were|was) the\b|\b(than|compared|versus|vs|against)\b/.test(text)) return null;
  return planned('price-list', { metric: 'expenses', filters: filtersOf(reading), period: periodOr(frame, wholeFile(frame.calendar)) }, { groupBy: 'counterparty', order: isFall ? 'smallest' : 'largest' });
}
