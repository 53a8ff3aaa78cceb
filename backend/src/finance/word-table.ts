/** A table that is looked up by words of strangers. In an object's own members stands "constructor", which is also a builder's name and a category: such a table has none but its own. */
export const wordTable = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> => Object.assign(Object.create(null) as Record<string, T>, entries);
