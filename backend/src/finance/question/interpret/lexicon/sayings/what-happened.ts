/** What made a figure move, asked in other words than "why". Add a line to teach one. */
import type { Saying } from './saying.ts';

/** "In March 2025", "in Q2 2026", "in March". */
const TIMES = ['<monthname> #1', '<quartername> #1', '<monthname>', '<quartername>'];

export const WHAT_HAPPENED_SAYINGS: readonly Saying[] = [
  ...['<moved>', '<moved> …'].map((moved): Saying => [`${moved} (,|.) (what was it|what did it|what did that|what was that|what was to blame|what was the culprit|what happened there) $`, `${moved} , why`]),
  ['(from where|where) (come|comes|came|do|does|did) (the|our|these|those|such|) (so|very|) (high|higher|big|large|steep|heavy) (costs|expenses|bills|outgoings) (come from|came from|) (of|in|for)', 'why were expenses so high in'],
  ...TIMES.flatMap((time): Saying[] => [
    [`what happened (in|during|over) ${time} (that|to|which) (made|make|caused|cause|let|pushed|push|sent|send) (the|our|my|) <measure> (to|) <moving>`, `why did <measure> <moving> in ${time}`],
    [`<moved> (in|during) ${time} after ${time.replace('name>', 'name2>').replace('#1', '#2')}`, `<moved> in ${time} compared to ${time.replace('name>', 'name2>').replace('#1', '#2')}`],
    [`which (costs|expenses|cost|expense) (pushed|drove|lifted|took|put|moved) ${time} (above|over|past|beyond|higher than) ${time.replace('name>', 'name2>').replace('#1', '#2')}`, `which costs rose most in ${time} compared to ${time.replace('name>', 'name2>').replace('#1', '#2')}`],
    [`(forget|forget about|never mind|nevermind|scrap) ${time} (,|.|;)`, ''],
    [`(when|if) (you|we|i) (look at|compare it to|compare it with|compare with|compare to|hold it against|put it next to|set it against) ${time}`, `compared to ${time}`],
  ]),
  ['(what is|whats|what s|what has) made (our|my)', 'what made our'],
  ['(forget|forget about|never mind|nevermind|scrap) <yearnumber> (,|.|;)', ''],
  ['what (went|has gone|is going|goes) wrong with (the|our|my|) <measure>', 'why did <measure> fall'],
  ['(fall|fell|falls|falling|drop|dropped|drops|go|went|going) (off a cliff|off the cliff|through the floor|into the ground)', 'fell'],
  ['(take|took|taking|takes) (a|such a) (nosedive|dive|tumble|knock|beating|plunge|dip)', 'fell'],
  ['(fell|fall|falls|came|come) apart', 'fell'],
  ['(large|huge|sharp|steep|sudden|strong|marked|heavy|massive|sizeable|sizable|great|major) <jump>', 'big <jump>'],
  ['as against the <unit> before (,|) <monthname>', 'compared to <monthname>'],
  ['as against', 'compared to'],
  ['(we|i) (took|took in|earned|brought in|sold) less in <monthname>', 'revenue was lower in <monthname>'],
  ['(we|i) (took|took in|earned|brought in|sold) more in <monthname>', 'revenue was higher in <monthname>'],
  ['than in the <monthname>', 'than in <monthname>'],
  ['(what is|whats|what s|what was) behind (the|our|my|) <measure> (moving|changing|shifting|swinging)', 'what drove the change in <measure>'],
  ['what (did|have|do) (we|i) (start|started|begin|begun|began|end up) (spending|to spend) (a lot|much|far|way|lots|) more on', 'which costs rose most'],
  ...[['second', '2'], ['third', '3'], ['fourth', '4']].map(([nth, quarter]): Saying => [`(the|) ${nth} quarter of #1 (compared with|compared to|against|versus|vs|than|over) the (first|first one|first quarter) $`, `q${quarter} #1 compared to q1 #1`]),
  ['(sorry|no) (,|) (forget|forget about|never mind|nevermind|scrap) #1 (,|.|;)', ''],
];
