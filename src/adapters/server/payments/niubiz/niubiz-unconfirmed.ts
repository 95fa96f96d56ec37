/**
 * Por confirmar con Niubiz: what its published pages leave open, as public implementations speak it (decision 0090 names them).
 * Nothing here is believed by itself: an answer of another shape is `no-answer`, and a person finds out.
 */
export const unconfirmed = {
  /** GET; `{merchant}/{purchaseNumber}`. What became of a payment. */
  status: '/api.authorization/v3/retrieve/purchase',
  /** How it says that it knows no such purchase: this HTTP status, with the same number in the answer's `errorCode`. */
  notFound: 404,
  /** The words of `order.status` and `dataMap.STATUS`, in lower case. */
  states: {
    charged: ['authorized', 'confirmed'],
    refused: ['not authorized', 'denied', 'rejected'],
    undone: ['voided', 'reversed'],
  },
  /** POST; `{merchant}`. Undoes a payment of the same day, as a whole. */
  reversal: '/api.authorization/v3/reverse/ecommerce',
  /** POST; `{merchant}/{transactionId}`. Gives back what was settled, or a part. */
  refund: '/api.refund/v1/refund',
  /** GET; `{merchant}?externalReferenceId=…`. What became of a refund. */
  refundStatus: '/api.refund/v1/queryRefund',
  /** `CODERROR` of a refund that was taken, and of one that it does not know. */
  refundTaken: '100',
  refundUnknown: '404',
  /** POST; `{merchant}`. Turns a code of Yape into a token that is authorised like a card's; it charges nothing. */
  yape: '/api.yape/v2/yape/transaction',
  yapeChannel: 'pasarela',
  /** Hosts that the provider's script loads from and calls. */
  hosts: {
    production: ['https://*.vnforapps.com'],
    sandbox: ['https://*.vnforapps.com', 'https://*.vnforappstest.com'],
  },
} as const;
