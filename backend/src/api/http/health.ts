/** Two questions that an operator's machine asks: is the process alive, and can it serve. */
import { Router } from 'express';

/** `isReady` reaches the database and compares its migrations; it answers within its own time limit. */
export function healthRoutes(isReady: () => Promise<boolean>): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const ready = await isReady().catch(() => false);
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'unavailable' });
  });
  return router;
}
