/** The job queue's log: warnings and errors only, one line each, without payloads. */
import { Logger } from 'graphile-worker';

export const quietLogger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') console.error(`jobs: ${message}`);
});
