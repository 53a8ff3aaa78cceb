/** Jest's globalSetup: names the run, so that its workers share one throw-away PostgreSQL. Nothing is started yet. */

export default function setup(): void {
  process.env.PURSER_TEST_RUN = String(process.pid);
}
