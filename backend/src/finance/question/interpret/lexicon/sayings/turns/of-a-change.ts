/** Of two figures or of a change: what made it, in what it is told, and both that were asked held against one another. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const OF_A_CHANGE_SAYINGS: readonly Saying[] = [
  ['(what|which|where) (one|ones|category|categories|has|have|did|thing|things|line|lines|) (change|changed|move|moved|shifted|rose|rise|grew|grow|went up|fell|fall|dropped|drop|went down) (the|) (most|biggest|)', 'changed'], ['what (is|was) different', 'changed'],
  ['(what is that|what is it|what was that|what was it|) (in|as a|as an|as|by what|what) <percentword> (is that|is it|was that|was it|)', 'percent'],
  ['(what is that|what is it|what was that|what was it|) in <moneyword>', 'money'],
  ['by how much', 'money'], ['(by|) how much (more|less|higher|lower|bigger|smaller|better|worse) (is that|is it|was that|was it|) (in <moneyword>|)', 'money'],
  ['(why|how come) (is|was|were|are) (that|it|this|they|those) (so|that|this) (high|low|big|small|large|much|little|bad|good|weak|strong)', 'height'], ['why so (high|low|big|small|large|bad|good)', 'height'],
  ['(why|how come) (is|was|were|are) (that|it|this|they|those)', 'height'], ['why', 'why'], ['(why|how come) (is|was|were|are) (that|it|this|they|those) (so|so much|that much|) (different|more|less|higher|lower|bigger|smaller|)', 'why'], ['(why|how come) (so|so much|that much|such a) (more|less|different|higher|lower|bigger|smaller|big difference|difference|gap)', 'why'], ['how come', 'why'], ['why the (difference|gap)', 'why'],
  ['(how|so how) (do|did|does) (those|these|they|the|) (two|both|) (months|quarters|years|weeks|periods|halves|figures|numbers|) compare', 'compared'],
  ['compare (those|these|the|them) (two|both|) (months|quarters|years|weeks|periods|halves|figures|numbers|)', 'compared'], ['compare (the two|them both|both|both of them|one with the other|them with each other|them)', 'compared'],
  ['(<whatwas>|how big is|how big was|how large is|how large was|how much is|how much was|) (the|a|) (difference|gap|change|delta) (between|of|from one to the other|in|) (those|these|the|them|) (two|both|) (months|quarters|years|weeks|periods|halves|figures|numbers|)', 'compared'],
];
