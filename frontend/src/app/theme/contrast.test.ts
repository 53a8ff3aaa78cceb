/** Text, controls and chart series can be told from what they stand on, in both schemes. */
import { describe, expect, test } from '@jest/globals';
import { dark, light, sampleOpacity } from './tokens.ts';
import type { SchemeTokens } from './tokens.ts';

const textRatio = 4.5;
const graphicRatio = 3;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** One colour seen through another at the opacity of samples. */
function faded(hex: string, ground: string): string {
  const mixed = [1, 3, 5].map((start) => {
    const [over = 0, under = 0] = [hex, ground].map((color) => Number.parseInt(color.slice(start, start + 2), 16));
    return Math.round(over * sampleOpacity + under * (1 - sampleOpacity)).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

const check = (ink: string, surface: string, least: number) => expect(contrast(ink, surface)).toBeGreaterThanOrEqual(least);

describe.each([['light', light], ['dark', dark]] as const)('%s', (_name, tokens: SchemeTokens) => {
  const surfaces = [tokens.page, tokens.paper];
  const inks = ['text', 'secondary', 'muted', 'primary', 'positive', 'negative', 'warning', 'info'] as const;

  test.each(inks)('%s can be read on page and paper', (ink) => surfaces.forEach((surface) => check(tokens[ink], surface, textRatio)));
  test.each(['primary', 'positive', 'negative', 'warning', 'info'] as const)('%s can be read on its tint', (ink) => check(tokens[ink], tokens[`${ink}Tint`], textRatio));
  test('a button can be read, under the pointer too', () => {
    for (const surface of [tokens.primary, tokens.primaryHover]) check(tokens.primaryInk, surface, textRatio);
    for (const surface of [tokens.negative, tokens.negativeHover]) check(tokens.paper, surface, textRatio);
  });
  test.each(['bandInk', 'bandSecondary', 'bandAccent'] as const)('%s can be read on the band', (ink) => check(tokens[ink], tokens.band, textRatio));
  // A sample's coloured words are all drawn in the secondary ink.
  test.each(['text', 'secondary'] as const)('%s can be read in a dimmed sample', (ink) => check(faded(tokens[ink], tokens.page), faded(tokens.paper, tokens.page), textRatio));
  test('a failure toast can be read', () => check(tokens.paper, tokens.negative, textRatio));
  test('the edge of a control is seen', () => surfaces.forEach((surface) => check(tokens.edge, surface, graphicRatio)));
  test('every series is seen', () => tokens.series.forEach((color) => surfaces.forEach((surface) => check(color, surface, graphicRatio))));
});
