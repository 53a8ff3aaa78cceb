/** Keeps a language model from sending the owner somewhere: an address in its words must stand in what it was given. */

/** Web and mail addresses and bare domain names. A full stop without a space looks like one too; then the local words are as good. */
const ADDRESS = /\b(?:https?:\/\/|www\.|mailto:|tel:)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/giu;

/** The addresses in `words` that `facts` do not hold. */
export function inventedAddresses(words: string, facts: string): string[] {
  const known = facts.normalize('NFKC').toLowerCase();
  return [...words.normalize('NFKC').matchAll(ADDRESS)].map(([address]) => address).filter((address) => !known.includes(address.toLowerCase()));
}
