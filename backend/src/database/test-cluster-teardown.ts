/** Jest's globalTeardown: stops the run's throw-away PostgreSQL, if a test started one. */
import { stopTestCluster } from './test-cluster.ts';

export default async function teardown(): Promise<void> {
  await stopTestCluster(process.pid);
}
