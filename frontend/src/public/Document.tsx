/** A whole public page: head, styles, frame and content. It needs no script to be read, and the few that it has only add comfort. */
import type { ReactNode } from 'react';
import { Footer } from './frame/Footer.tsx';
import { Header } from './frame/Header.tsx';
import { slots } from './server-slots.ts';

/** Addresses of built files. */
export interface SiteAssets {
  font: string;
  /** The comfort, as code that stands in the page: colour scheme, menu, fetching ahead. */
  script: string;
  /** What the product behind the sign-in needs first; fetched when somebody is about to go there. */
  product: readonly string[];
  beforePaint: string;
}

interface Props {
  path: string;
  title: string;
  description: string;
  css: string;
  isIndexed: boolean;
  assets: SiteAssets;
  children?: ReactNode;
}

export function Document({ path, title, description, css, isIndexed, assets, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isIndexed ? <link rel="canonical" href={`${slots.publicUrl}${path}`} /> : <meta name="robots" content="noindex" />}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161b22" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script nonce={slots.nonce} dangerouslySetInnerHTML={{ __html: assets.beforePaint }} />
        <style nonce={slots.nonce} dangerouslySetInnerHTML={{ __html: css }} />
        <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />
        <script type="module" dangerouslySetInnerHTML={{ __html: assets.script }} />
      </head>
      <body data-product={assets.product.join(' ')}>
        <a className="skip" href="#main">Skip to content</a>
        <Header />
        <main id="main" tabIndex={-1}>{children}</main>
        <Footer />
      </body>
    </html>
  );
}
