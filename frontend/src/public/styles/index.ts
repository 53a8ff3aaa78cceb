/** The whole style of the public pages as one text, which stands in the page itself: one request less before the first paint. */
import { themeCss } from '../theme-css.ts';
import base from './base.css?inline';
import demo from './demo.css?inline';
import fonts from './fonts.css?inline';
import frame from './frame.css?inline';
import hero from './hero.css?inline';
import pricing from './pricing.css?inline';
import prose from './prose.css?inline';
import sections from './sections.css?inline';

export const frameCss = [themeCss, fonts, base, frame].join('');
export const landingCss = [hero, sections, demo, pricing].join('');
export const proseCss = prose;
