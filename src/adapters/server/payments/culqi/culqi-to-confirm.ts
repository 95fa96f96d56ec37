/**
 * Por confirmar: what the facts do not settle of Culqi's wire, read in public implementations (decision 0091) and never seen in an
 * account of ours. Each entry says what happens where it is not so: nothing is taken for certain that hangs on one alone.
 */
export const toConfirm = {
  /** Lists come under one of these; where neither is there, nothing is known. */
  listFields: ['data', 'items'],
  /** Newest first, further pages by `after` with the last id. An order that is another is no answer. */
  pageSize: 100,
  /** How far a list is read; a charge that is not found so far is no answer. */
  mostPages: 20,
  /**
   * Metadata of a charge and of a refund come back with them. Lists are not filtered by anything: a filter that means something
   * else would hide a charge. One of the same amount without our number in it is no answer.
   */
  ownNumber: 'purchase_number',
  ownRefund: 'refund_number',
  /** Of the reasons that a refund may have ('duplicado', 'fraudulento'), the one that a school gives. */
  refundReason: 'solicitud_comprador',
  /** Instants are milliseconds; below this they would be seconds, and are read as those. */
  leastMilliseconds: 100_000_000_000,
  /**
   * An order made without `confirm` can be paid at once and has its code (CIP) in `payment_code`; one without is no answer. Its states: one that is none
   * of these is no answer either. A telephone is left out where none is known: where Culqi wants one it refuses, and the buyer is told. `order_number` comes back as it was given; whether Culqi takes one twice is not relied on.
   * `DELETE` takes back one that nobody paid; whether it is read as 'deleted' then, or not found, is not relied on, and where the answer was lost it is asked for again.
   */
  orderStates: { open: ['pending'], paid: ['paid'], ended: ['expired', 'deleted'] },
  /** Until when an order may be paid is asked for in seconds. Answers in seconds or milliseconds are both read. */
  expiryMs: 1000,
  /** What a charge is answered with where the bank asks for 3-D Secure: nothing was charged. */
  verification: 'REVIEW',
  /** An error of these kinds, answered with 4xx, says that nothing was charged; any other says nothing. */
  clearErrors: ['card_error', 'parameter_error', 'invalid_request_error', 'authentication_error', 'resource_error'],
  /** A charge that is in no list so long after it was asked for was never made. */
  lateMs: 15 * 60_000,
  /** How far Culqi's clock may be behind ours. */
  skewMs: 5 * 60_000,
  /** Where the scripts of the page come from, and what they load. */
  checkout: 'https://checkout.culqi.com',
  verifier: 'https://3ds.culqi.com',
  own: 'https://*.culqi.com',
} as const;
