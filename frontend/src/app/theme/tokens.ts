/** The colours of both schemes, as numbers that the contrast test checks and the theme takes over. */
export interface SchemeTokens {
  page: string;
  paper: string;
  text: string;
  secondary: string;
  muted: string;
  primary: string;
  /** The primary surface under the pointer. */
  primaryHover: string;
  /** What is written on a primary surface. */
  primaryInk: string;
  primaryTint: string;
  positive: string;
  positiveTint: string;
  negative: string;
  negativeHover: string;
  negativeTint: string;
  warning: string;
  warningTint: string;
  info: string;
  infoTint: string;
  /** The border of a control. */
  edge: string;
  divider: string;
  /** A dark stretch of the landing page, and what is written on it. */
  band: string;
  bandInk: string;
  bandSecondary: string;
  bandAccent: string;
  /** Colours of chart series, in the order in which they are used. */
  series: readonly string[];
}

export const light: SchemeTokens = {
  page: '#f6f7f9',
  paper: '#ffffff',
  text: '#16202b',
  secondary: '#4a5663',
  muted: '#626d78',
  primary: '#2b3dab',
  primaryHover: '#1f2d86',
  primaryInk: '#ffffff',
  primaryTint: '#eceefa',
  positive: '#006a63',
  positiveTint: '#e3f3ec',
  negative: '#c42b1c',
  negativeHover: '#a02115',
  negativeTint: '#fbe9e7',
  warning: '#8a5300',
  warningTint: '#fdf1dc',
  info: '#1f5f99',
  infoTint: '#e6f0f9',
  edge: '#7c8894',
  divider: '#d9dee4',
  band: '#161f52',
  bandInk: '#ffffff',
  bandSecondary: '#c3cae6',
  bandAccent: '#6fe0c0',
  series: ['#2b3dab', '#a64e07', '#189a88', '#683d57', '#b08217', '#8f63dd', '#892609', '#2d7488'],
};

export const dark: SchemeTokens = {
  page: '#0e1217',
  paper: '#161b22',
  text: '#e8ecf1',
  secondary: '#a9b4c0',
  muted: '#8b97a3',
  primary: '#8fb0f2',
  primaryHover: '#aac4f7',
  primaryInk: '#0e1217',
  primaryTint: '#1c2640',
  positive: '#6fe0c0',
  positiveTint: '#10291f',
  negative: '#f4695f',
  negativeHover: '#f78b83',
  negativeTint: '#33191a',
  warning: '#f0b429',
  warningTint: '#2e240d',
  info: '#7cc0f0',
  infoTint: '#12263a',
  edge: '#74808c',
  divider: '#2a323c',
  band: '#151c3b',
  bandInk: '#eef1f8',
  bandSecondary: '#b3bcd9',
  bandAccent: '#6fe0c0',
  series: ['#709be5', '#ea863f', '#afdfb9', '#a86e81', '#ffc822', '#7b6ae1', '#d45119', '#6ec8ef'],
};

/** How strongly sample content is drawn: fainter than what is real, and still readable. */
export const sampleOpacity = 0.85;
