/** While developing: renders the public pages anew for each visit, so that a change is seen after a reload. */
import type { Connect, ViteDevServer } from 'vite';
import { readBeforePaint } from './before-paint.ts';
import type * as Site from './site.ts';

export function renderOnVisit(server: ViteDevServer, root: string): Connect.NextHandleFunction {
  const render = async (url: string): Promise<string | null> => {
    const { renderSite, isAppAddress } = await server.ssrLoadModule('/prerender/site.ts') as typeof Site;
    const address = new URL(url, 'http://localhost').pathname;
    if (isAppAddress(address)) return null;
    const pages = renderSite({ script: 'import "/src/public/islands/main.ts"', product: [], beforePaint: readBeforePaint(root) });
    return server.transformIndexHtml(url, pages.get(address) ?? pages.get('/404') ?? '');
  };
  return (request, response, next) => {
    const url = request.originalUrl ?? '/';
    if (!request.headers.accept?.includes('text/html') || url.includes('.html')) return next();
    render(url).then((html) => {
      if (html === null) return next();
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(html);
    }, next);
  };
}
