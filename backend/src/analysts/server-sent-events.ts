/** The data of server-sent events out of text that comes in arbitrary pieces. */

export async function* serverSentData(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  for await (const piece of pieces) {
    const lines = (waiting + piece).split(/\r?\n/);
    waiting = lines.pop() ?? '';
    yield* lines.flatMap(dataOf);
  }
  yield* dataOf(waiting);
}

/** Comments and other fields tell us nothing; our endpoints put each event's data on one line. */
function dataOf(line: string): string[] {
  const data = line.startsWith('data:') ? line.slice('data:'.length).trim() : '';
  return data === '' ? [] : [data];
}
