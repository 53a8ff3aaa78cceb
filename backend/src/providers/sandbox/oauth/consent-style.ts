/** The style of the consent pages, in the colours of the product; a file of its own, for the policy lets no style inside a page. */
export const CONSENT_STYLE = `
:root { --page: #f6f7f9; --paper: #fff; --text: #16202b; --secondary: #4a5663; --primary: #2b3dab; --ink: #fff; --edge: #7c8894; --warning: #8a5300; --warning-tint: #fdf1dc }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e1217; --paper: #161b22; --text: #e8ecf1; --secondary: #a9b4c0; --primary: #8fb0f2; --ink: #0e1217; --edge: #8b97a3; --warning: #f0c274; --warning-tint: #2d2413 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 Inter, system-ui, sans-serif }
.label { margin: 0; padding: .75rem 1rem; background: var(--warning-tint); color: var(--warning); text-align: center }
.label b { display: block }
main { max-width: 34rem; margin: 2rem auto; padding: 1.5rem; background: var(--paper); border-radius: .75rem }
h1 { margin-top: 0; font-size: 1.5rem; line-height: 1.25 }
fieldset { margin: 0; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600 }
label { display: flex; gap: .75rem; align-items: flex-start; margin-top: .5rem; padding: .75rem; border: 1px solid var(--edge); border-radius: .5rem; cursor: pointer }
label:has(:checked) { border-color: var(--primary); outline: 1px solid var(--primary) }
input[type=radio] { width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; accent-color: var(--primary); flex: none }
small { display: block; color: var(--secondary); font-size: .875rem }
code { overflow-wrap: anywhere }
.decision { display: flex; gap: .75rem; flex-wrap: wrap; margin: 1.5rem 0 0 }
button { min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--primary); border-radius: .5rem; background: var(--primary); color: var(--ink); font: inherit; font-weight: 600; cursor: pointer }
button.quiet { background: transparent; color: var(--primary) }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
@media (max-width: 36rem) { main { margin: 0; border-radius: 0 } }
`;
