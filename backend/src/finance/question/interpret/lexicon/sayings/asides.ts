/** What is said beside the figure and changes nothing on it: if there were any, as none is a figure, too; both parts of a loan's payment. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const ASIDE_SAYINGS: readonly Saying[] = [
  // "If there were any": a count of none, a sum of nothing is told as well.
  ['(,|) if (any|ever) $', ''], ['(,|) if there (were|are|was|is|have been|had been|has been) any (at all|) $', ''], ['(,|) if (any|ever) , ', ','],
  ['if (yes|so) (,|) (how much|what) $', ''], ['if (yes|so) (,|) <asked>', '<asked>'],
  ['(in|during|over|for|) (the|) #1 <seasonname> months (of|,|) <monthname> and <monthname2>', 'in <monthname> and <monthname2>'],
  // What the figure is wanted for.
  ['(,|) (needed|required|wanted) for (the|my|our|a|an|his|her) … (form|application|paperwork|questionnaire|return|declaration) $', ''], ['(,|) (needed|required|wanted) for (the|my|our|a|an|his|her) (form|application|paperwork|questionnaire|return|declaration) $', ''],
  ['(,|-|(|) (i|we|) (need|want|needed|wanted) (it|this|that|them) for (her|his|their|the|my|our|a|your) (1099|1099s|w2|w2s|w9|1040|1120|schedule c|t4|t4a|p60|p45|p11d) (form|forms|)', ''], ['(,|-|(|) for (her|his|their|the|my|our|a|your) (1099|1099s|w2|w2s|w9|1040|1120|t4|t4a|p60|p45|p11d) (form|forms|)', ''],
  // Nobody of a kind is left out.
  [', (for|from|to|with|across|at|) (every|every single|all|all the|all our|all of the|all of our) (landlord|landlords|location|locations|site|sites|studio|studios|shop|shops|store|stores|branch|branches|place|places|premises) (together|combined|included|added up|) $', ''],
  // Said in brackets or at the end, of what is no part of the figure.
  [', (but|and|) (no|the|our|) (transfers|transfer) (not|excluded|not included|not counted|left out|aside|out) $', ', excluding transfers'],
  ['( … (both|all|also|too) (come|comes|came|taken|go|goes) (off|out) )', ''], ['( … … (both|all|also|too) (come|comes|came|taken|go|goes) (off|out) )', ''],
  // A look at it, whatever it is called.
  ['can (i|we) (get|have|see) (a|the|some|your) (quick|brief|short|rough|) <digest>', 'give me a <digest>'], ['what should (i|we) know about (our|the|my)', 'overview of the'], ['(,|) (just|only) the (main points|highlights|main things|essentials|headlines|big picture) $', ''],
  ['(what is|what s|whats) the damage $', 'how much'],
  ['malpractice cover', 'malpractice insurance'], ['insurance cover', 'insurance'],
  // All that is spent is told to hold them: it stays all.
  ['!<loanword> <wholecost> (,|) (including|incl|counting|with) (both|) (the|) (interest|principal|capital) (and|plus|&) (the|) (interest|principal|capital)', '<wholecost> , including interest and principal'],
  ['!<loanword> <wholecost> …!<loanword> (,|) (including|incl|counting|with) (both|) (the|) (interest|principal|capital) (and|plus|&) (the|) (interest|principal|capital)', '<wholecost> … , including interest and principal'],
  // "Both the principal and the interest": nothing of it is left out.
  ['(both|) (the|) (capital|principal) (and|plus|&) (the|) interest (together|combined|included|inclusive|both|) !<apart>', 'loan principal and loan interest'],
  [', both (the|) (capital|principal) (and|plus|&) (the|) interest (together|combined|included|inclusive|both|) !<apart>', 'loan principal and loan interest'],
  ['(counting|including|incl) (the|) interest (as well as|and|plus|on top of|together with) (the|) (capital|principal)', 'loan principal and loan interest'], ['(counting|including|incl) (the|) (capital|principal) (as well as|and|plus|together with) (the|) interest', 'loan principal and loan interest'],
  ['(that s|that is|that was|with) (the|both the|both|) interest and (the|) (principal|capital)', 'loan principal and loan interest'], ['(that s|that is|that was|with) (the|both the|both|) (principal|capital) and (the|) interest', 'loan principal and loan interest'],
  // What was named is meant as a whole.
  [', (by which i mean|meaning|i mean|that is|i . e .|ie|so|as in) (the|that|this) (whole|entire|full) (category|account|bucket|group)', ''],
  // Two things that were named, put together.
  ['(and|, and|then|and then|, then|, and then) (add|sum|total) (the two|both|the two figures|both figures) (together|up|)', 'together'], ['^ look up', 'show'],
  ['(?|,|.) before (any|the|my|our|) (owner|owners|my|our) (draws|drawings) (obviously|of course|)', 'without owner draws'],
];
