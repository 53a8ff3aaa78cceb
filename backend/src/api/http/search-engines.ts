/** What search engines ask for: what they may visit, and, where the public address is known, a list of the pages. */
import { Router } from 'express';

interface Parts {
  readonly publicUrl: string | null;
  addresses(): readonly string[];
}

export function searchEngines({ publicUrl, addresses }: Parts): Router {
  const router = Router();
  const base = publicUrl?.replace(/\/$/, '') ?? null;
  router.get('/robots.txt', (_request, response) => {
    const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /graphql'];
    response.type('text/plain').send([...rules, ...(base === null ? [] : [`Sitemap: ${base}/sitemap.xml`]), ''].join('\n'));
  });
  router.get('/sitemap.xml', (_request, response, next) => {
    if (base === null) return next();
    const entries = addresses().map((address) => `<url><loc>${base.replaceAll('&', '&amp;')}${address}</loc></url>`);
    response.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`);
  });
  return router;
}
