/** "We pay Acme every month, don't we? How many payments this year": what is done with whom is the question's, how often it is believed to be done is not. */
import type { Token } from '../words/tokenize.ts';
import { POINTS, isATime, isNamed, isPlainlyTold, made, said, withoutEnd, wordsOf, type BeliefReader } from './belief.ts';

/** How often something is done, and how much of it there is. */
const BELIEVED = /^(every|each) (?:single )?(?:day|week|month|quarter|year)\b|^(like|always|still|once|usually|mostly|probably|basically|surely|daily|weekly|monthly|quarterly|yearly|huge|a fortune|a lot|lots|a ton|tons|loads|a bunch)\b/;
const HOW_MANY = /^(and )?(how many|how many (are there|is it|exactly|times))$/;
/** Ranks and measures that a question has of its own: it stands alone. */
const ASKS_ALONE = /^(top|bottom|biggest|largest|highest|lowest|smallest|best|worst|expenses?|costs?|revenues?|sales|income|profits?|margins?|cash|balance|runway|categor(y|ies)|recurring|subscriptions?)$/;

export const deed: BeliefReader = (belief, ledger) => {
  const { told, asked } = belief;
  const words = wordsOf(asked);
  const asksHowMany = HOW_MANY.test(words.join(' '));
  const done = withoutBelieved(told);
  if (!isPlainlyTold(belief) || done.length === told.length && !asksHowMany || words.some((word) => isNamed(word, ledger) || ASKS_ALONE.test(word)) || !done.some(({ text }) => isNamed(text, ledger)) || done.some(({ text }) => /^(money|cash)$/.test(text))) return null;
  if (words.some((word) => POINTS.test(word))) return [...done, ...made('.'), ...asked];
  if (words.some(isATime) && done.some(({ text }) => isATime(text))) return null;
  return asksHowMany ? [...made('how many'), ...done.slice(done[0]?.text === 'most' ? 1 : 0)] : [...withoutEnd(asked), ...done];
};

function withoutBelieved(told: readonly Token[]): readonly Token[] {
  for (let at = 0; at < told.length; at++) {
    const believed = BELIEVED.exec(said(told.slice(at)));
    if (believed) return withoutBelieved([...told.slice(0, at), ...told.slice(at + believed[0].split(' ').length)]);
  }
  return told;
}
