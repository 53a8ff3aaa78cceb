/** How a word is looked for in a bank's text: where a word begins, and short ones only as whole words, one or several ("net" is not in "network", "bean" not in "Beancount", "keg" is in "kegs"). */

const WHOLE_BELOW = 5;

/** A pattern over lower-case text that PostgreSQL and JavaScript read alike. */
export function wordPattern(word: string): string {
  const wanted = word.toLowerCase();
  const start = /^[a-z]/.test(wanted) ? '(^|[^a-z])' : '';
  const end = wanted.length < WHOLE_BELOW && /[a-z]$/.test(wanted) ? '(s|es)?([^a-z]|$)' : '';
  return start + wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&') + end;
}
