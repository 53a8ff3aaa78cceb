/** A description with what other columns of the row say beside it. The description stays its beginning: by that the payment is known again in files that were read without the others. */

export function joinedDescription(title: string, notes: readonly string[], maxChars: number): string {
  let joined = title;
  for (const note of notes) {
    if (note === '' || joined.toLowerCase().includes(note.toLowerCase())) continue;
    joined = joined === '' || note.startsWith(joined) ? note : `${joined} ${note}`;
  }
  return joined.length > maxChars ? joined.slice(0, maxChars) : joined;
}
