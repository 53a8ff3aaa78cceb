/** What is said before or behind a thing to leave it out of a sum. A word more is a way more. */
import { PhraseTable } from '../words/phrase-table.ts';

/** `left`: it can be meant in no other way. `taken`: what was drawn, borrowed or taken off an income is told so, too. `bare`: of a thing without more it is another word ("transfers out", "payroll dropped"). */
export type LeftOutWay = 'left' | 'taken' | 'bare';

const OFF = ['stripped', 'filtered', 'taken', 'pulled', 'backed', 'carved', 'netted', 'cut', 'thrown', 'knocked', 'chucked', 'tossed', 'struck', 'scrubbed', 'lifted', 'peeled'];

export const LEFT_OUT_BEHIND = new PhraseTable<LeftOutWay>()
  .add(`excluded|excl|kept out|kept out of it|kept apart|omitted|excepted|exempted|disregarded|ignored|left out|left off|left aside|left to one side|left alone|factored out|screened out|counted out|not counted|not included|not considered|not in it|not in there|not in this|not in that|uncounted|not to be counted|not to be included|not figured in|not part of it|out of the picture|out of the equation|out of the mix|out of the total|out of the way|out of the numbers|out of the figures|out of it|out of this|out of that|out of there|off the table|off to one side|to one side|aside|apart|discarded|eliminated|being the exception|as the exception|the exception|zeroed|zeroed out|set to zero|blanked out|held out|never happened|not happened|not been there|not existed|did not exist|did not happen|never existed|was not there|were not there`, 'left')
  .add(`do not count|does not count|need not be counted|should not count|should not be counted|should not be included|should not be in it|should not be in there|should not be part of it|must not be in it|do not belong in it|does not belong in it|do not belong in there|does not belong in there|do not belong there|does not belong there|do not belong|does not belong|can be left out|can stay out|stay out|stays out|staying out|to stay out|should stay out|kept out|are not wanted|is not wanted`, 'left')
  .add(`${OFF.flatMap((word) => [`${word} out`, `${word} off`, `${word} away`]).join('|')}|stripped|removed|deducted|subtracted|set aside|put aside|put to one side|set to one side|parked|skipped|discounted`, 'taken')
  .add('dropped|cut|out|off|gone', 'bare');

/** Before the thing: the whole clause says no more than that it is not wanted. */
export const LEFT_OUT_BEFORE = new PhraseTable<true>().add('never mind|never mind about|never mind the|forget|forget about|i do not need|we do not need|i do not need to see|do not need|do not want|i do not want|we do not want|i do not care about|not interested in|i am not interested in|no need for|no need to see|no need to count|spare me|keep out|nothing for|not needed|everything but|all but|so everything but', true);

/** Only of costs: what is less an amount of income is what remains of it. */
export const LESS_BEFORE = new PhraseTable<true>().add('less|bar|save', true);

/** Before the thing, behind which "already" or nothing stands. */
export const KNOWN_ALREADY = new PhraseTable<true>().add('i know|i already know|i know about|we know|we already know|i know already|i have|i already have|i have got', true);

/** Around the thing: behind it stands where it is put. */
export const PUT_AWAY = new PhraseTable<true>().add('leave|leaving|keep|keeping|take|taking|strip|stripping|pull|pulling|set|put|cut|knock|throw|factor|please leave|please keep|please take|just leave', true);
