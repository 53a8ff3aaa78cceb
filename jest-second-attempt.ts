/**
 * A test that talks to a server, a database or a rendered screen gets a second attempt: on a loaded machine it may meet the one moment that it was not written for. The first failure is printed.
 * Pure code has no such moments: a random example that fails there is a find.
 */
import { expect, jest } from '@jest/globals';

const PURE = ['/finance/', '/ingestion/'];
const { testPath = '' } = expect.getState();

if (!PURE.some((part) => testPath.includes(part))) jest.retryTimes(1, { logErrorsBeforeRetry: true });
