/**
 * A way of saying something, and the plainer words that stand for it; empty where nothing is lost. Over the question's words, without capitals:
 * `(a|b c|)` is one of these or nothing, `<unit>` one of a named set (see sets.ts; it may stand in `means`, where it stands again the same word is meant, `<unit2>` is a second one), `…` up to four words that stay (`…!<set>` none of which is one of these),
 * `#` a number (`#2` a second one, `#sum` money or one above a thousand), `!<set>` at either end: none of these stands there, `$` the end of a clause, `^` in front its beginning.
 */
export type Saying = readonly [says: string, means: string];
