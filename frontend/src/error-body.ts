/** What the body of a refusal says to a person. Not every refusal is the product's own: a proxy in front of it answers with a page, or with JSON of another shape. */
const SENTENCES: Readonly<Record<number, string>> = {
  413: 'This is larger than the server takes.',
  429: 'Too many requests at once. Wait a minute and try again.',
  502: 'The server is not there at the moment. Try again in a minute.',
  503: 'The server is not there at the moment. Try again in a minute.',
  504: 'The server took too long to answer. Try again in a minute.',
};

const LONGEST_SENTENCE = 300;

function insideJson(body: string): string | null {
  try {
    const { errors, message, error } = JSON.parse(body) as { errors?: { message?: unknown }[]; message?: unknown; error?: unknown };
    return [errors?.[0]?.message, message, error].find((words): words is string => typeof words === 'string') ?? null;
  } catch {
    return null;
  }
}

const isSentence = (words: string) => /\s/.test(words) && words.length <= LONGEST_SENTENCE && !/^[<{[]/.test(words);

export function errorBodyWords(body: string, status: number): string {
  const words = (insideJson(body) ?? body).trim();
  return isSentence(words) ? words : SENTENCES[status] ?? 'The server could not answer this. Try again in a minute.';
}
