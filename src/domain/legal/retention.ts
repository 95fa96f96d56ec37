/** What the school does not keep for ever. */
export type Forgotten =
  | 'visitor-carts'
  | 'cart-events'
  | 'idempotency-keys'
  | 'simulated-payments'
  | 'letters'
  | 'email-links'
  | 'email-changes'
  | 'pending-registrations'
  | 'mailbox-proofs'
  | 'sign-in-codes'
  | 'sign-in-failures'
  | 'sessions'
  | 'account-events'
  | 'unconfirmed-subscriptions'
  | 'order-notices'
  | 'messages'
  | 'team-invitations'
  | 'office-log'
  | 'video-uploads'
  | 'section-texts';

export interface Age {
  readonly what: Forgotten;
  /** Days after which it goes, counted from the end of its use. */
  readonly days: number;
  readonly reason: string;
}

/**
 * How long each thing is kept. What the law wants kept is not here: consents (their proof is the school's burden, DS 016-2024-JUS
 * art. 9), receipts, orders, complaints (two years at least, and the database refuses their deletion).
 */
export const ages: readonly Age[] = [
  { what: 'visitor-carts', days: 90, reason: 'the cookie that leads to them is gone by then' },
  { what: 'cart-events', days: 365, reason: 'a year of what was put in and taken out tells enough' },
  { what: 'idempotency-keys', days: 7, reason: 'nobody repeats a request after a week' },
  { what: 'simulated-payments', days: 365, reason: 'the books of a gateway that charges nobody' },
  { what: 'letters', days: 90, reason: 'whoever says that a letter never came says so within weeks' },
  { what: 'email-links', days: 30, reason: 'a link that has run out is only told from an unknown one' },
  { what: 'email-changes', days: 30, reason: 'the change itself stands in the account and in its events' },
  { what: 'pending-registrations', days: 1, reason: 'the link of its letter has run out' },
  { what: 'mailbox-proofs', days: 1, reason: 'its code and its link serve for a quarter of an hour' },
  { what: 'sign-in-codes', days: 1, reason: 'a code serves for a minute' },
  { what: 'sign-in-failures', days: 30, reason: 'a delay that has passed delays nobody' },
  { what: 'sessions', days: 30, reason: 'a token that comes back is recognised as long as it could have served' },
  { what: 'account-events', days: 730, reason: 'access records are kept two years (DS 016-2024-JUS art. 46)' },
  { what: 'unconfirmed-subscriptions', days: 30, reason: 'an address whose owner never answered is not the school’s' },
  { what: 'order-notices', days: 730, reason: 'the order itself says what became of it' },
  { what: 'messages', days: 730, reason: 'a consumer’s claim ends after two years' },
  {
    what: 'office-log',
    days: 1825,
    reason: 'what was decided about money is asked about for as long as its taxes may be',
  },
  { what: 'video-uploads', days: 7, reason: 'whoever stopped sending a video a week ago sends it anew' },
  { what: 'section-texts', days: 1, reason: 'whoever wrote on has made another text of it' },
  { what: 'team-invitations', days: 30, reason: 'the roles that came of one stand by themselves' },
];
