/** What Stripe's client for billing reads of an answer: an object of bounded size from Stripe's own address, or something that it refuses by itself. */

/** Far above any answer of Stripe's. */
const MAX_BYTES = 5 * 2 ** 20;
/** What is no JSON: Stripe's client has words of its own for it. */
const NO_ANSWER = 'no answer of Stripe';

/** Stripe's client never returns from a bare number or word, and throws where nobody can catch it; and it reads without an end. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: 'error' });
  const body = await bodyOf(answer);
  return new Response(isObject(body) ? body : NO_ANSWER, { status: answer.status, headers: answer.headers });
};

async function bodyOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    // Leaving the loop closes the connection.
    if (size > MAX_BYTES) return NO_ANSWER;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function isObject(body: string): boolean {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
