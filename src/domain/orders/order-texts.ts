/** What a buyer reads while a payment is not decided yet. Source: PAY-3. */
export const BEING_VERIFIED = 'Estamos verificando tu pago, por favor espera.';
