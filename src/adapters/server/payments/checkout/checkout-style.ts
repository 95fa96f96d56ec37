import { checkoutPath } from './checkout.ts';
import type { CheckoutFace } from './checkout-faces.ts';

const face = (family: string, weight: string, name: CheckoutFace): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; font-display: swap; src: url('${checkoutPath}/letra/${name}.woff') format('woff'); }`;

/**
 * How the page looks: the school's typefaces, paper, ink and granate; its own sheet, since nothing of the apps stands on this page.
 * The stand-ins are those of `ui/kit/styles/fonts.css`: nothing jumps when the files arrive.
 */
export const checkoutStyle = `
${face('Source Serif 4', '600', 'serif-bold')}
${face('Source Sans 3', '400', 'sans')}
${face('Source Sans 3', '600', 'sans-bold')}
@font-face { font-family: 'Serif stand-in'; src: local('Georgia Bold'), local('Georgia-Bold'); size-adjust: 93.96%;
  ascent-override: 110.26%; descent-override: 35.65%; line-gap-override: 0%; }
@font-face { font-family: 'Sans stand-in, Android'; src: local('Roboto'); size-adjust: 93.74%;
  ascent-override: 109.24%; descent-override: 42.67%; line-gap-override: 0%; }
@font-face { font-family: 'Sans stand-in, Arial'; src: local('Arial'), local('Liberation Sans'); size-adjust: 93.07%;
  ascent-override: 110.02%; descent-override: 42.98%; line-gap-override: 0%; }
:root {
  color-scheme: light;
  --page: oklch(98.3% 0.008 85); --surface: oklch(99.7% 0.002 85); --quiet: oklch(96.2% 0.011 82);
  --text: oklch(25% 0.025 30); --muted: oklch(45% 0.022 45); --line: oklch(89.5% 0.012 80); --edge: oklch(60% 0.02 60);
  --accent: oklch(40% 0.135 15); --accent-strong: oklch(32.5% 0.115 15); --on-accent: oklch(98.5% 0.008 85);
  --link: oklch(38% 0.11 265); --danger: oklch(46% 0.17 27); --danger-soft: oklch(94.8% 0.02 35); --focus: oklch(52% 0.19 262); --maize: oklch(82% 0.13 82);
  --wrap: 77.5rem; --gutter: clamp(1.125rem, .75rem + 1.6vw, 1.5rem); --side: max(var(--gutter), calc((100% - var(--wrap)) / 2));
  --serif: 'Source Serif 4', 'Serif stand-in', Georgia, 'Noto Serif', 'Times New Roman', serif;
}
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none; }
body { background: var(--page); color: var(--text); min-height: 100vh;
  font: 1.0625rem/1.5 'Source Sans 3', 'Sans stand-in, Android', 'Sans stand-in, Arial', system-ui, 'Segoe UI', Roboto, sans-serif; }
header { border-bottom: 1px solid var(--line); background: var(--surface); min-block-size: 3.75rem; padding: .5rem var(--side);
  display: flex; align-items: center; }
.school { display: inline-flex; gap: .5rem; align-items: center; color: var(--accent-strong);
  font: 600 1.625rem/1 var(--serif); letter-spacing: -.022em; }
.mark { inline-size: 1.875rem; flex: none; fill: currentColor; }
.heart { fill: var(--maize); }
.school img { display: block; inline-size: auto; max-inline-size: min(11rem, 44vw); block-size: auto; max-block-size: 2.5rem; object-fit: contain; }
.steps { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(4, 1fr); inline-size: 100%; max-inline-size: 36rem;
  margin-inline: auto; color: var(--muted); font-size: .9375rem; text-align: center; order: -2; }
.steps li { position: relative; display: grid; justify-items: center; gap: .25rem; }
.steps li + li::before { content: ''; position: absolute; inset: .875rem calc(50% + 1.375rem) auto calc(-50% + 1.375rem);
  border-top: 2px solid var(--line); }
.steps .done::before, .steps [aria-current]::before { border-color: var(--accent); }
.dot { display: grid; place-items: center; inline-size: 1.75rem; block-size: 1.75rem; border: 2px solid var(--edge); border-radius: 50%;
  background: var(--surface); font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1; }
.dot svg { inline-size: 1rem; fill: none; stroke: currentColor; stroke-width: 2.75; stroke-linecap: round; stroke-linejoin: round; }
.steps [aria-current] { color: var(--text); font-weight: 600; }
.steps [aria-current] .dot { border-color: var(--accent); color: var(--accent); }
.steps .done .dot { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
main { padding: 1.5rem var(--side) 4rem; display: grid; gap: 1.5rem; }
p { text-wrap: pretty; }
h1 { font: 600 clamp(1.9375rem, 1.5rem + 1.8vw, 2.5rem)/1.12 var(--serif); letter-spacing: -.022em; margin-block-end: 1rem; text-wrap: balance; }
h2 { font: 600 1.1875rem/1.3 var(--serif); margin-block-end: .25rem; }
.way { border-block-start: 1px solid var(--line); padding-block: 1.25rem; }
.way > p { color: var(--muted); margin-block-end: 1rem; max-inline-size: 60ch; }
.pay { font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 4px;
  min-block-size: 3.25rem; padding: .75rem 1.5rem; cursor: pointer; inline-size: 100%;
  display: inline-flex; align-items: center; justify-content: center; text-align: center; text-decoration: none; }
.pay[hidden] { display: none; }
.pay:hover { background: var(--accent-strong); }
.pay:disabled { background: var(--quiet); color: var(--muted); cursor: progress; box-shadow: inset 0 0 0 1px var(--line); }
.fields { display: grid; gap: 1rem; margin-block-end: 1.25rem; }
label { font-weight: 600; }
.hint { color: var(--muted); font-size: .9375rem; margin-block-end: .25rem; }
input { font: inherit; color: inherit; min-block-size: 2.875rem; padding: .5rem .75rem; inline-size: 100%; border: 1px solid var(--edge);
  border-radius: 4px; background: var(--surface); font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.fault { color: var(--danger); font-size: .9375rem; margin-block-start: .25rem; }
.way .trouble, .trouble { background: var(--danger-soft); color: var(--text); border-inline-start: 4px solid var(--danger); padding: .75rem 1rem;
  margin-block-end: 1rem; }
div.trouble { padding-block-end: .125rem; }
.again, .leave a, .quiet { color: var(--link); display: inline-block; padding-block: .625rem; }
.leave { border-block-start: 1px solid var(--line); padding-block-start: .5rem; }
.summary { background: var(--quiet); border-radius: 4px; padding: 1.25rem; align-self: start; order: -1; }
.amount { font: 600 2rem/1.2 var(--serif); font-variant-numeric: tabular-nums; margin-block: .25rem .5rem; }
.small { color: var(--muted); font-size: .9375rem; }
.closed { max-inline-size: 38rem; padding-block: 2rem; }
.closed p { margin-block-start: .75rem; }
.closed .links { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; margin-block-start: 1.5rem; }
.closed .pay { inline-size: auto; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
@media (width < 768px) {
  main { gap: 0; }
  .steps { margin-block-end: 1.5rem; }
  .ways { display: contents; }
  .ways > h1 { order: -1; }
  .summary { margin-block-end: 1.25rem; padding: 1rem 1.25rem; }
}
@media (width >= 768px) {
  main { grid-template-columns: minmax(0, 1fr) 18rem; gap: 2rem 3rem; }
  .ways { max-inline-size: 46rem; }
  .steps, .closed { grid-column: 1 / -1; }
  .steps, .summary { order: 0; }
  .pay { inline-size: auto; min-inline-size: 18rem; }
  .closed .pay { min-inline-size: 0; }
}
@media (width >= 1600px) { :root { --wrap: 90rem; } }
@media (width >= 999px) { header { min-block-size: 4.5rem; } }
@media (width >= 992px) { main { grid-template-columns: minmax(0, 1fr) 22rem; } }
@media (width >= 1600px) { main { grid-template-columns: minmax(0, 46rem) 22rem minmax(0, 1fr); } }
@media (width >= 992px) { .fields { grid-template-columns: 1fr 1fr; align-items: start; } }
@media (prefers-reduced-motion: no-preference) { .pay { transition: background 150ms; } }
`;
