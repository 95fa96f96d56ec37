/** Longer than a provider's script takes on a poor connection. */
const PATIENCE_MS = 20_000;

/**
 * What runs on the page: waits for the provider's script, lets the buyer open its form, and says so where it does not come.
 * @param opening the gateway's function `(settings, sendBack) => void`.
 */
export function checkoutScript(opening: string): string {
  return `'use strict';
{
  const place = document.getElementById('pago');
  const button = document.getElementById('abrir');
  const text = button.firstElementChild;
  const trouble = document.getElementById('problema');
  const settings = JSON.parse(place.dataset.settings);
  const back = document.getElementById('regreso');
  let isOver = false;
  const fail = () => {
    if (isOver) return;
    isOver = true;
    button.hidden = true;
    trouble.hidden = false;
  };
  const sendBack = (fields) => {
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = name;
      field.value = value;
      back.append(field);
    }
    back.submit();
  };
  const open = ${opening};
  const ready = () => {
    if (isOver) return;
    isOver = true;
    text.textContent = text.dataset.ready;
    button.disabled = false;
    button.addEventListener('click', () => {
      try {
        open(settings, sendBack);
      } catch {
        button.hidden = true;
        trouble.hidden = false;
      }
    });
  };
  const provider = document.createElement('script');
  provider.addEventListener('load', ready);
  provider.addEventListener('error', fail);
  provider.src = place.dataset.provider;
  document.head.append(provider);
  setTimeout(fail, ${PATIENCE_MS});
}
`;
}
