/** Turns the public pages into HTML. Runs when the client is built, and for every visit while developing. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../paths.ts';
import inter from './fonts/inter-ascii-400-600.woff2?url';
import { Document } from './Document.tsx';
import type { SiteAssets } from './Document.tsx';
import { notFoundPage, publicPages } from './pages.ts';
import type { PublicPage } from './pages.ts';
import { frameCss, landingCss, proseCss } from './styles/index.ts';

const notFoundPath = '/404';

function renderPage({ path, title, description, Content }: PublicPage, assets: SiteAssets): string {
  const css = frameCss + (path === paths.landing ? landingCss : proseCss);
  const document = createElement(Document, { path, title, description, css, isIndexed: path !== notFoundPath, assets }, createElement(Content));
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** Path → HTML; the page for addresses that lead nowhere stands under /404. */
export function renderSite(assets: Omit<SiteAssets, 'font'>): Map<string, string> {
  const pages = [...publicPages, { path: notFoundPath, ...notFoundPage }];
  return new Map(pages.map((page) => [page.path, renderPage(page, { ...assets, font: inter })]));
}
