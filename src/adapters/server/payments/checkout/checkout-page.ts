import type { ShownLogo } from '#application/read-models/settings/shown-logo.ts';
import { formatMoney } from '#domain/shared/money.ts';
import {
  type Checkout,
  type CheckoutField,
  type CheckoutForm,
  type CheckoutPayment,
  checkoutPath,
} from './checkout.ts';
import { checkoutFaces } from './checkout-faces.ts';
import { markedFieldsText } from '#adapters/server/payments/marked-fields.ts';
import { safe } from '#adapters/server/payments/page-parts.ts';

/** What was typed into a form of the page, and what is wrong with it. */
export interface TypedForm {
  readonly way: string;
  readonly typed: Readonly<Record<string, string | undefined>>;
  readonly faults: Readonly<Record<string, string>>;
}

/** Whose page it is. */
export interface CheckoutSchool {
  readonly name: string;
  /** null: it has none, and its mark and name stand there. */
  readonly logo: ShownLogo | null;
}

export interface CheckoutView {
  readonly school: CheckoutSchool;
  readonly gateway: string;
  readonly checkout: Checkout;
  readonly payment: CheckoutPayment;
  /** Where the page's own forms are posted: the page itself. */
  readonly path: string;
}

const steps = ['Carrito', 'Datos', 'Pago', 'Listo'];
const current = 2;

/** The page where a buyer pays by the provider's form, or by another way that the gateway has. */
export function checkoutPage(
  { school, gateway, checkout, payment, path }: CheckoutView,
  again: TypedForm | null,
): string {
  const amount = safe(formatMoney(payment.amount));
  return document(
    school,
    'Paga tu pedido',
    `${stepBar}
    <div class="ways">
      <h1>Paga tu pedido</h1>
      <section class="way" aria-labelledby="con-tarjeta">
        <h2 id="con-tarjeta">${safe(checkout.title)}</h2>
        <p>${safe(checkout.lead)}</p>
        <div id="pago" data-provider="${safe(checkout.script)}" data-settings="${safe(JSON.stringify(checkout.settingsOf(payment)))}">
          <button class="pay" id="abrir" type="button" disabled><span data-ready="${safe(checkout.action)} ${amount}">Preparando el formulario…</span></button>
          <div class="trouble" id="problema" role="alert" hidden>
            <p><strong>No se pudo abrir el formulario de pago.</strong> No se te cobró nada.</p>
            <p><a class="again" href="${safe(path)}">Probar otra vez</a></p>
          </div>
          <noscript><p class="trouble">Para pagar con tarjeta tu navegador debe permitir JavaScript. No se te cobró nada.</p></noscript>
        </div>
      </section>
      ${checkout.forms.map((form) => formOf(form, path, amount, again?.way === form.way ? again : null)).join('')}
      <form id="regreso" method="post" action="${safe(payment.returnPath)}" hidden></form>
      <p class="leave"><a href="${safe(payment.cancelPath)}">Cancelar y volver</a></p>
    </div>
    <aside class="summary" aria-label="Lo que vas a pagar">
      <p>${safe(payment.description)}</p>
      <p class="amount">${amount}</p>
      <p class="small">Operación ${safe(payment.purchaseNumber)}. Se cobra una sola vez.</p>
    </aside>
    <script src="${checkoutPath}/${gateway}/inicio.js"></script>`,
  );
}

/** What a buyer finds who comes too late, a second time, or from nowhere. */
export function checkoutClosedPage(school: CheckoutSchool): string {
  return document(
    school,
    'Esta página de pago ya se cerró',
    `<div class="closed">
      <h1>Esta página de pago ya se cerró</h1>
      <p>El pago ya se envió, lo dejaste o pasó demasiado tiempo. Desde aquí no se cobra nada más.</p>
      <p class="links"><a class="pay" href="/pago-visa">Ver cómo terminó</a> <a class="quiet" href="/carrito">Volver al carrito</a></p>
    </div>`,
  );
}

function formOf(
  { way, title, lead, action, fields }: CheckoutForm,
  path: string,
  amount: string,
  again: TypedForm | null,
) {
  const wrong = Object.keys(again?.faults ?? {}).length;
  const alert = wrong === 0 ? '' : `<p class="trouble" role="alert">${markedFieldsText(wrong)}</p>`;
  return `<section class="way" id="${way}" aria-labelledby="con-${way}">
        <h2 id="con-${way}">${safe(title)}</h2>
        <p>${safe(lead)}</p>
        ${alert}
        <form method="post" action="${safe(path)}" novalidate>
          <input type="hidden" name="way" value="${safe(way)}">
          <div class="fields">${fields.map((field) => inputOf(field, again)).join('')}</div>
          <button class="pay" type="submit">${safe(action)} ${amount}</button>
        </form>
      </section>`;
}

function inputOf({ name, label, hint, attributes, isKept }: CheckoutField, again: TypedForm | null): string {
  const fault = again?.faults[name];
  const described = [`${name}-ayuda`, ...(fault === undefined ? [] : [`${name}-error`])].join(' ');
  const value = isKept ? safe(again?.typed[name] ?? '') : '';
  return `<div class="field">
            <label for="${name}">${safe(label)}</label>
            <p class="hint" id="${name}-ayuda">${safe(hint)}</p>
            <input id="${name}" name="${name}" value="${value}" required ${attributes} aria-describedby="${described}"${fault === undefined ? '' : ' aria-invalid="true"'}>
            ${fault === undefined ? '' : `<p class="fault" id="${name}-error">${safe(fault)}</p>`}
          </div>`;
}

const check = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m4.5 12.5 5 5L19.5 7"/></svg>';

const stepBar = `<ol class="steps" aria-label="Pasos de la compra">${steps.map(stepOf).join('')}</ol>`;

function stepOf(step: string, place: number): string {
  const state = place < current ? ' class="done"' : place === current ? ' aria-current="step"' : '';
  return `<li${state}><span class="dot">${place < current ? check : String(place + 1)}</span><span>${step}</span></li>`;
}

/** The drawn mark of `ui/kit/controls/logo.tsx`. */
const mark =
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M8 0h8v4h4v4h4v8h-4v4h-4v4H8v-4H4v-4H0V8h4V4h4z"/><path class="heart" d="M10 8h4v2h2v4h-2v2h-4v-2H8v-4h2z"/></svg>';

function logoOf({ name, logo }: CheckoutSchool): string {
  if (logo === null) return `${mark}<span>${safe(name)}</span>`;
  return `<img src="${safe(logo.src)}" alt="${safe(name)}" width="${logo.width}" height="${logo.height}">`;
}

function document(school: CheckoutSchool, title: string, content: string): string {
  return `<!doctype html>
<html lang="es-PE">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} | ${safe(school.name)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    ${checkoutFaces.map((face) => `<link rel="preload" href="${checkoutPath}/letra/${face}.woff" as="font" type="font/woff" crossorigin>`).join('\n    ')}
    <link rel="stylesheet" href="${checkoutPath}/estilo.css">
  </head>
  <body>
    <header><p class="school">${logoOf(school)}</p></header>
    <main>${content}</main>
  </body>
</html>
`;
}
