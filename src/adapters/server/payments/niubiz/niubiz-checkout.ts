import { decimalText } from '#domain/shared/money.ts';
import type { Checkout, CheckoutForm } from '#adapters/server/payments/checkout/checkout.ts';
import { niubizChannel } from './niubiz-wire.ts';

/** The way of a code of Yape: its form, and the token that its fields become. */
export const yapeWay = 'yape';
const phoneField = 'yapePhone';
const codeField = 'yapeCode';

const phone = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^\+?51(?=9\d{8}$)/, '');
const isPhone = (typed: string): boolean => /^9\d{8}$/.test(phone(typed));
const isCode = (typed: string): boolean => /^\d{6}$/.test(typed.trim());

/** What was typed as a code of Yape; null where that is not what came back. */
export interface YapeCode {
  readonly phoneNumber: string;
  readonly otp: string;
}

/** A code of Yape as the one text that a way back becomes; '' where the fields hold none. */
export function yapeTokenOf(form: Readonly<Record<string, string | undefined>>): string {
  const [typedPhone, typedCode] = [form[phoneField] ?? '', form[codeField] ?? ''];
  if (form['way'] !== yapeWay || !isPhone(typedPhone) || !isCode(typedCode)) return '';
  return `${yapeWay}:${phone(typedPhone)}:${typedCode.trim()}`;
}

/** The code in such a text; null where it is a card's token. */
export function yapeCodeIn(token: string): YapeCode | null {
  const parts = /^yape:(9\d{8}):(\d{6})$/.exec(token);
  return parts === null ? null : { phoneNumber: parts[1] ?? '', otp: parts[2] ?? '' };
}

const yapeForm: CheckoutForm = {
  way: yapeWay,
  title: 'Yape',
  lead: 'Abre Yape, entra a «Código de aprobación» y escribe aquí el código que ves.',
  action: 'Yapear',
  fields: [
    {
      name: phoneField,
      label: 'Celular de tu Yape',
      hint: '9 números, como 987654321',
      attributes: 'type="tel" inputmode="numeric" autocomplete="tel-national" maxlength="16"',
      isKept: true,
      faultOf: (typed) => (isPhone(typed) ? null : 'Escribe el celular de tu Yape: 9 números, y empieza con 9.'),
    },
    {
      name: codeField,
      label: 'Código de aprobación',
      hint: '6 números; dura 2 minutos',
      attributes: 'inputmode="numeric" autocomplete="one-time-code" maxlength="8"',
      isKept: false,
      faultOf: (typed) =>
        isCode(typed) ? null : 'Escribe el código de aprobación: 6 números. Pide otro en Yape si ya venció.',
    },
  ],
};

/** Opens the provider's form; it posts the way back by itself. */
const opening = `(settings) => {
    const here = (path) => new URL(path, location.origin).href;
    VisanetCheckout.configure({
      sessiontoken: settings.sessionToken,
      channel: settings.channel,
      merchantid: settings.merchantId,
      purchasenumber: settings.purchaseNumber,
      amount: settings.amount,
      expirationminutes: '20',
      timeouturl: here(settings.cancelPath),
      merchantlogo: here('/favicon.svg'),
      merchantname: settings.merchantName,
      formbuttoncolor: '#7a1d33',
      action: here(settings.returnPath),
      complete() {},
    });
    VisanetCheckout.open();
  }`;

/** What Niubiz puts on the school's page. @param hosts that its script loads from and calls. */
export function niubizCheckout(parts: {
  readonly script: string;
  readonly hosts: readonly string[];
  readonly merchantId: string;
  readonly takesYape: boolean;
}): Checkout {
  const { script, hosts, merchantId, takesYape } = parts;
  return {
    sources: {
      scripts: hosts,
      // Its script writes styles into the page: no other page of the school lets anything do so.
      styles: ["'unsafe-inline'", ...hosts],
      pictures: hosts,
      fonts: hosts,
      frames: hosts,
      calls: hosts,
    },
    script,
    opening,
    settingsOf: ({ sessionKey, purchaseNumber, amount, school, returnPath, cancelPath }) => ({
      sessionToken: sessionKey,
      channel: niubizChannel,
      merchantId,
      purchaseNumber,
      amount: decimalText(amount),
      merchantName: school,
      returnPath,
      cancelPath,
    }),
    title: 'Tarjeta de crédito o débito',
    lead: 'La escribes en el formulario de Niubiz, que se abre sobre esta página. La escuela no ve sus datos.',
    action: 'Pagar con tarjeta',
    forms: takesYape ? [yapeForm] : [],
  };
}
