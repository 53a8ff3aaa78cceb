/** The product's page under one of its addresses: the same scripts, a title and a description of its own. */
import type { AppAddress } from '../src/app/addresses.ts';
import { slots } from '../src/public/server-slots.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `preloads` are addresses of built scripts. */
export function appPage(shell: string, { path, title, description }: AppAddress, preloads: readonly string[]): string {
  const told = description === null
    ? '<meta name="robots" content="noindex" />'
    : `<meta name="description" content="${escaped(description)}" />\n    <link rel="canonical" href="${slots.publicUrl}${path}"/>`;
  const links = preloads.filter((file) => !shell.includes(file)).map((file) => `\n    <link rel="modulepreload" crossorigin href="${file}">`).join('');
  return shell.replace(/<title>.*?<\/title>/s, `<title>${escaped(title)}</title>\n    ${told}${links}`);
}
