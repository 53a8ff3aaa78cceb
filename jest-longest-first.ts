/** On a clean clone nobody knows yet how long a suite takes: those that take longest begin first, so that no processor waits for the last of them alone. */
import Sequencer from '@jest/test-sequencer';

const LONG = [
  'question/benchmark.test.ts', 'interpret/asked.test.ts', 'api/parity.test.ts', 'graphql/authorization-matrix.test.ts', 'child/read-in-child.test.ts',
  'database/embedded-postgres.test.ts', 'api/repeated-after-death.test.ts', 'api/deleted-meanwhile.test.ts', 'api/statement-count.test.ts', 'api/account-deletion.test.ts',
];

const placeOf = (path: string): number => {
  const place = LONG.findIndex((end) => path.endsWith(end));
  return place < 0 ? LONG.length : place;
};

export default class LongestFirst extends Sequencer {
  override sort(tests: Parameters<Sequencer['sort']>[0]): ReturnType<Sequencer['sort']> {
    return [...super.sort(tests) as typeof tests].sort((one, other) => placeOf(one.path) - placeOf(other.path));
  }
}
