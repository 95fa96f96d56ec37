import type { Checkout } from '#adapters/server/payments/checkout/checkout.ts';
import { toConfirm } from './culqi-to-confirm.ts';

/** The fields that the page sends back. */
export const returnedFields = {
  token: 'ficha',
  email: 'correo',
  /** JSON of what the bank's proof gave. */
  verification: 'verificacion',
} as const;

/** A session whose buyer proves who they are before the charge begins so. */
export const verifiedSession = 'verificar-';

/**
 * Opens Culqi's form for card and Yape; the token goes back to the school, with the bank's proof where one is needed. Written from
 * public integrations (decision 0091): `CulqiCheckout` and `Culqi3DS` are Culqi's own.
 */
const opening = `(settings, sendBack) => {
    const form = new CulqiCheckout(settings.publicKey, {
      settings: { title: settings.title, currency: 'PEN', amount: Number(settings.amount) },
      options: {
        lang: 'es',
        modal: true,
        installments: false,
        paymentMethods: { tarjeta: true, yape: true, billetera: false, bancaMovil: false, agente: false, cuotealo: false },
        paymentMethodsSort: location.hash === '#yape' ? ['yape', 'tarjeta'] : ['tarjeta', 'yape'],
      },
    });
    const withProof = (token) => {
      const script = document.createElement('script');
      script.src = settings.verifier;
      script.addEventListener('error', () => sendBack({}));
      script.addEventListener('load', () => {
        Culqi3DS.publicKey = settings.publicKey;
        Culqi3DS.settings = {
          charge: { totalAmount: Number(settings.amount), returnUrl: location.href, currency: 'PEN' },
          card: { email: token.email },
        };
        addEventListener('message', ({ origin, data }) => {
          if (origin !== location.origin || data === null || typeof data !== 'object') return;
          const { parameters3DS, error } = data;
          if (parameters3DS) send(token, JSON.stringify(parameters3DS));
          else if (error) sendBack({});
        });
        Culqi3DS.initAuthentication(token.id);
      });
      document.head.append(script);
    };
    const send = (token, proof) =>
      sendBack({ ${returnedFields.token}: token.id, ${returnedFields.email}: token.email, ${returnedFields.verification}: proof });
    form.culqi = () => {
      const { token } = form;
      if (!token) return;
      form.close();
      if (settings.verify === 'yes' && token.id.startsWith('tkn_')) withProof(token);
      else send(token, '');
    };
    form.open();
  }`;

/** What Culqi puts on the school's page. @param scripts where they come from. */
export function culqiCheckout(
  publicKey: string,
  scripts: { readonly checkout: string; readonly verifier: string },
): Checkout {
  const own = [toConfirm.own, ...new Set(Object.values(scripts))];
  return {
    sources: { scripts: own, styles: [...own, "'unsafe-inline'"], pictures: own, fonts: own, frames: own, calls: own },
    script: `${scripts.checkout}/js/v4`,
    opening,
    settingsOf: ({ amount, description, school, sessionKey }) => ({
      publicKey,
      amount: String(amount),
      title: `${school}: ${description}`,
      verify: sessionKey.startsWith(verifiedSession) ? 'yes' : 'no',
      verifier: scripts.verifier,
    }),
    title: 'Tarjeta o Yape',
    lead: 'Se abre el formulario de Culqi: la escuela no ve los datos de tu tarjeta ni tu código de Yape.',
    action: 'Pagar',
    forms: [],
  };
}
