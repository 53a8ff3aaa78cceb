/** Suppositions and what comes of them, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const SUPPOSITION_SAYINGS: readonly Saying[] = [
  // From a month on.
  ['!<howword> come <monthname>', 'from <monthname>'], ['(with effect|effective) from <monthname>', 'from <monthname>'],
  // What somebody charges: our own prices, not those of another.
  ['(put|putting|push|pushed|pushing|bump|bumped|bumping|move|moved|moving) (our|my) (price|prices|rate|rates|fee|fees) up', 'raise our prices'],
  ['(we|i) (charge|charged|charging) # percent (more|extra)', 'we raised our prices # percent'], ['(we|i) (charge|charged|charging) # percent less', 'we lowered our prices # percent'],
  // Said as a task.
  ['(run|crunch|do|work out|show|give) (the|me the) numbers (on|for)', 'what if'], ...['hiring', 'losing', 'adding', 'cutting', 'raising', 'buying', 'cancelling', 'dropping', 'taking on'].map((verb): Saying => [`model ${verb}`, `what if ${verb}`]),
  ['(how|show me how|tell me how|see how) (things|it|that|everything|the numbers) (would|might|could) look (with|after)', 'what if'],
  // A past sum under a cut.
  ['would have been (with|after|given) (a|an) # percent (cut|reduction|drop|decrease|saving|discount)', 'would have been if it had been # percent lower'],
  ['would … have been (with|after|given) (a|an) # percent (cut|reduction|drop|decrease|saving|discount)', 'would … have been if it had been # percent lower'], ['would … have been (with|after|given) (a|an) # percent (rise|increase|raise|jump|hike)', 'would … have been if it had been # percent higher'],
  ['would have been (with|after|given) (a|an) # percent (rise|increase|raise|jump|hike)', 'would have been if it had been # percent higher'],
];
