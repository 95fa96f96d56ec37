import { type Checkout, GatewayOnPage } from '#adapters/server/payments/checkout/checkout.ts';

const never = (): Promise<never> => Promise.reject(new Error('This gateway is only for its page'));

const field = (name: string, isKept: boolean) => ({
  name,
  label: name,
  hint: '',
  attributes: '',
  isKept,
  faultOf: (typed: string) => (/^\d{6,9}$/.test(typed) ? null : 'Son números.'),
});

/** A gateway of which only the page is looked at. */
export class GatewayOnPageOfTest extends GatewayOnPage {
  readonly name = 'prueba';
  readonly takesPayments = never;
  readonly createSession = never;
  readonly authorize = never;
  readonly status = never;
  readonly refund = never;
  readonly refundStatus = never;
  readonly checkout: Checkout = {
    sources: {
      scripts: ['https://guion.example'],
      styles: [],
      pictures: [],
      fonts: [],
      frames: [],
      calls: ['https://api.example'],
    },
    script: 'https://guion.example/pago.js',
    opening: '(settings, sendBack) => { sendBack({ token: settings.key }); }',
    settingsOf: ({ sessionKey }) => ({ key: sessionKey }),
    title: 'Tarjeta',
    lead: 'En el formulario.',
    action: 'Pagar',
    forms: [
      {
        way: 'yape',
        title: 'Yape',
        lead: 'Con código.',
        action: 'Yapear',
        fields: [field('phone', true), field('code', false)],
      },
    ],
  };

  tokenIn(): string {
    return '';
  }
}
