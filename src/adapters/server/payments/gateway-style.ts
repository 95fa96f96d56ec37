/** How the simulated gateway looks: like a bank's page, plainly not the school's. */
export const gatewayStyle = `
:root {
  color-scheme: light;
  --ink: #14202e; --muted: #4c5b6b; --line: #d5dde6; --edge: #7c8b9b; --paper: #f3f6f9; --white: #fff;
  --brand: #0b4a6f; --brand-strong: #08344f; --danger: #a61b29; --warn: #fff3cf; --warn-line: #e6c65c;
  font: 1.0625rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif;
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); min-height: 100vh; }
header { background: var(--white); border-bottom: 1px solid var(--line); padding: .75rem 1.25rem;
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: center; }
.name { font-weight: 700; font-size: 1.125rem; display: flex; gap: .5rem; align-items: center; }
.mark { inline-size: 1.5rem; block-size: 1rem; border-radius: 3px; border: 2px solid var(--brand);
  background: linear-gradient(var(--brand), var(--brand)) 0 3px / 100% 3px no-repeat; }
.warning { background: var(--warn); border: 1px solid var(--warn-line); border-radius: 4px; padding: .25rem .75rem; font-size: .9375rem; }
main { max-width: 58rem; margin: 0 auto; padding: 1.5rem min(1.25rem, 5vw) 4rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; align-items: start; }
section { background: var(--white); border: 1px solid var(--line); border-radius: 6px; padding: 1.5rem; }
.summary { background: var(--brand-strong); color: #f2f7fa; border-color: var(--brand-strong); }
.shop { color: #c5d7e3; }
.amount { font-size: 2rem; font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { margin-top: 1rem; display: grid; gap: .375rem; font-size: .9375rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; flex-wrap: wrap; }
dt { color: #c5d7e3; }
dd { font-variant-numeric: tabular-nums; }
h1 { font-size: 1.375rem; line-height: 1.25; margin-bottom: 1.25rem; }
h2 { font-size: 1.0625rem; margin-bottom: .25rem; }
form { display: grid; gap: 1.125rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
.field { display: grid; gap: .25rem; }
label { font-weight: 600; }
.hint { font-weight: 400; color: var(--muted); font-size: .9375rem; }
input { font: inherit; color: inherit; min-height: 2.875rem; padding: .5rem .75rem; inline-size: 100%;
  border: 1px solid var(--edge); border-radius: 4px; background: var(--white); font-variant-numeric: tabular-nums; }
input[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
.fault { color: var(--danger); font-size: .9375rem; }
.alert { border: 1px solid var(--danger); border-left-width: 5px; border-radius: 4px; padding: .5rem .75rem; margin-bottom: 1.125rem; }
.pay { font: inherit; font-weight: 700; color: var(--white); background: var(--brand); border: 0; border-radius: 4px;
  min-height: 3.25rem; padding: .75rem 1.5rem; cursor: pointer; text-align: center; text-decoration: none; display: inline-block; }
.pay:hover { background: var(--brand-strong); }
.leave { margin-top: 1.125rem; text-align: center; }
.card:only-child .leave { text-align: start; }
.leave a:not(.pay) { color: var(--brand); display: inline-block; padding: .5rem; }
:focus-visible { outline: 3px solid #1463d8; outline-offset: 2px; }
.cards p { color: var(--muted); font-size: .9375rem; }
.cards ul { list-style: none; padding: 0; margin-top: .75rem; }
.cards li { border-top: 1px solid var(--line); padding: .75rem 0; display: grid; grid-template-columns: 1fr auto; gap: 0 .75rem; align-items: center; }
.cards li:last-child { padding-bottom: 0; }
.purpose { grid-column: 1; font-weight: 600; }
.digits { grid-column: 1; font-variant-numeric: tabular-nums; }
.brand { grid-column: 1; color: var(--muted); font-size: .9375rem; }
.cards a { grid-column: 2; grid-row: 1 / span 3; color: var(--brand); font-weight: 600; padding: .625rem .875rem;
  border: 1px solid var(--edge); border-radius: 4px; text-decoration: none; }
.cards a:hover { background: var(--paper); }
.unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.returning { text-align: center; max-width: 28rem; margin: 3rem auto; }
.returning p { margin-bottom: 1.25rem; }
h1, h2, .purpose { text-wrap: balance; }
p { text-wrap: pretty; }
main > *, .field, input { min-inline-size: 0; }
@media (width < 18em) {
  .pair, .cards li { grid-template-columns: minmax(0, 1fr); }
  .cards a { grid-column: 1; grid-row: auto; justify-self: start; }
  section { padding: 1rem .75rem; }
}
@media (width >= 48em) {
  header { justify-content: space-between; padding-inline: calc(max(0px, (100% - 58rem) / 2) + min(1.25rem, 5vw)); }
  main { grid-template-columns: minmax(0, 1fr) 20rem; padding-top: 2.5rem; }
  .card { grid-column: 1; grid-row: 1 / span 2; padding: 2rem; }
  .summary { grid-column: 2; grid-row: 1; }
  .cards { grid-column: 2; grid-row: 2; }
  .returning { grid-column: 1 / -1; }
  .card:only-child { grid-column: 1 / -1; grid-row: auto; inline-size: min(100%, 34rem); margin-inline: auto; }
}
`;

/** Sends the way back by itself. */
export const returnScript = `document.getElementById('regreso').requestSubmit();\n`;
