import { formatMoney, money } from '#domain/shared/money.ts';
import type { CardFaults, CardField, TypedCard } from './card-form.ts';
import { gatewayPath, type SimulatedPayment, tokenField } from './simulated-gateway.ts';
import { groupedNumber, testCards } from './test-cards.ts';
import { markedFieldsText } from './marked-fields.ts';
import { safe } from './page-parts.ts';

interface Field {
  readonly name: CardField;
  readonly label: string;
  readonly hint: string;
  readonly attributes: string;
}

const fields: Readonly<Record<CardField, Field>> = {
  number: {
    name: 'number',
    label: 'Número de tarjeta',
    hint: '',
    attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="24" spellcheck="false"',
  },
  holder: {
    name: 'holder',
    label: 'Nombre en la tarjeta',
    hint: '',
    attributes: 'autocomplete="cc-name" maxlength="80" spellcheck="false"',
  },
  expiry: {
    name: 'expiry',
    label: 'Vence',
    hint: 'MM/AA',
    attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7"',
  },
  securityCode: {
    name: 'securityCode',
    label: 'CVV',
    hint: '',
    attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
  },
};

/** The page where the buyer types the card. */
export function cardPage(payment: SimulatedPayment, typed: TypedCard, faults: CardFaults): string {
  const wrong = Object.keys(faults).length;
  const alert = wrong === 0 ? '' : `<p class="alert" role="alert">${markedFieldsText(wrong)}</p>`;
  const input = (name: CardField): string => inputOf(fields[name], typed[name], faults[name]);
  return document(
    'Paga con tarjeta',
    `${summary(payment)}
    <section class="card" aria-labelledby="titulo">
      <h1 id="titulo">Paga con tarjeta</h1>
      ${alert}
      <form method="post" action="${safe(pageOf(payment))}" novalidate>
        ${input('number')}${input('holder')}
        <div class="pair">${input('expiry')}${input('securityCode')}</div>
        <button class="pay" type="submit">Pagar ${safe(formatMoney(money(payment.amount)))}</button>
      </form>
      <p class="leave"><a href="${safe(pathOf(payment.cancel_url))}">Cancelar y volver a la escuela</a></p>
    </section>
    ${cardList(payment)}`,
  );
}

/** Sends the buyer back with the token, by a form like any gateway's: by itself, or by the button where scripts are off. */
export function returnPage(payment: SimulatedPayment, token: string): string {
  return document(
    'Volviendo a la escuela',
    `<section class="card returning">
      <h1>Volviendo a la escuela</h1>
      <p>Estamos llevando la respuesta de tu pago. Si no pasa nada en unos segundos, continúa tú.</p>
      <form id="regreso" method="post" action="${safe(pathOf(payment.return_url))}">
        <input type="hidden" name="${tokenField}" value="${safe(token)}">
        <button class="pay" type="submit">Continuar</button>
      </form>
    </section>
    <script src="${gatewayPath}/regreso.js" defer></script>`,
  );
}

/** What a buyer finds who comes too late or a second time. */
export function closedPage(payment: SimulatedPayment | null): string {
  const way = payment === null ? '/carrito' : pathOf(payment.cancel_url);
  return document(
    'Esta sesión de pago terminó',
    `<section class="card">
      <h1>Esta sesión de pago terminó</h1>
      <p>Ya se usó o pasó demasiado tiempo. Desde esta página no se cobra nada más.</p>
      <p class="leave"><a class="pay" href="${safe(way)}">Volver a la escuela</a></p>
    </section>`,
  );
}

function document(title: string, content: string): string {
  return `<!doctype html>
<html lang="es-PE">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${safe(title)} | Pasarela de prueba</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${gatewayPath}/estilo.css">
  </head>
  <body>
    <header>
      <p class="name"><span class="mark" aria-hidden="true"></span>Pasarela de prueba</p>
      <p class="warning">Aquí no se cobra dinero real. No escribas los datos de una tarjeta tuya.</p>
    </header>
    <main>${content}</main>
  </body>
</html>
`;
}

function summary(payment: SimulatedPayment): string {
  return `<section class="summary" aria-label="Lo que vas a pagar">
      <p class="shop">Escuela</p>
      <p class="amount">${safe(formatMoney(money(payment.amount)))}</p>
      <dl>
        <div><dt>Concepto</dt><dd>${safe(payment.description)}</dd></div>
        <div><dt>Operación</dt><dd>${safe(payment.purchase_number)}</dd></div>
      </dl>
    </section>`;
}

function inputOf({ name, label, hint, attributes }: Field, value: string, fault: string | undefined): string {
  const described = [hint === '' ? '' : `${name}-ayuda`, fault === undefined ? '' : `${name}-error`].filter(Boolean);
  const state = fault === undefined ? '' : ' aria-invalid="true"';
  const by = described.length === 0 ? '' : ` aria-describedby="${described.join(' ')}"`;
  // The security code is never written back into a page.
  const shown = name === 'securityCode' ? '' : safe(value);
  return `<div class="field">
      <label for="${name}">${label}${hint === '' ? '' : ` <span class="hint" id="${name}-ayuda">${hint}</span>`}</label>
      <input id="${name}" name="${name}" value="${shown}" required ${attributes}${state}${by}>
      ${fault === undefined ? '' : `<p class="fault" id="${name}-error">${safe(fault)}</p>`}
    </div>`;
}

function cardList(payment: SimulatedPayment): string {
  const rows = testCards.map(
    ({ number, brand, purpose }) => `<li>
        <span class="purpose">${purpose}</span>
        <span class="digits">${groupedNumber(number)}</span> <span class="brand">${brand}</span>
        <a href="${safe(pageOf(payment))}?tarjeta=${number}">Usar<span class="unseen"> la tarjeta de «${purpose}»</span></a>
      </li>`,
  );
  return `<section class="cards" aria-labelledby="tarjetas">
      <h2 id="tarjetas">Tarjetas de prueba</h2>
      <p>Sirven con cualquier nombre, una fecha futura y cualquier CVV.</p>
      <ul>${rows.join('')}</ul>
    </section>`;
}

const pageOf = (payment: SimulatedPayment): string => `${gatewayPath}/${payment.session_key}`;

/** This gateway lives in the school itself: the way back is a path, whatever name the buyer reached the school by. */
function pathOf(address: string): string {
  const url = new URL(address);
  return url.pathname + url.search;
}
