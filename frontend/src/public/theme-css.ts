/** The colour tokens of the product as CSS variables: the system's scheme until a reader chooses one, also without JavaScript. */
import { dark, light } from '../app/theme/tokens.ts';
import type { SchemeTokens } from '../app/theme/tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function variables({ series, ...colors }: SchemeTokens): string {
  const named = Object.entries(colors).map(([name, color]) => `--${kebab(name)}:${color}`);
  const numbered = series.map((color, index) => `--series-${index + 1}:${color}`);
  return [...named, ...numbered].join(';');
}

export const themeCss = [
  `:root{color-scheme:light;${variables(light)}}`,
  `:root[data-dark]{color-scheme:dark;${variables(dark)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-light]){color-scheme:dark;${variables(dark)}}}`,
].join('');
