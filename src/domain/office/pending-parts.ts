import type { Permission } from './permissions.ts';

/** What may wait for somebody of the school, and what whoever is told of it may see. Source: decision 0123. */
export const pendingParts = {
  complaints: 'see-complaints',
  vouchers: 'see-vouchers',
  movements: 'see-vouchers',
  payments: 'see-orders',
  refunds: 'see-orders',
  disputes: 'see-orders',
  receipts: 'see-orders',
  detractions: 'see-books',
  surplus: 'see-surplus',
  messages: 'see-messages',
  consultations: 'see-consultations',
  reviews: 'see-reviews',
  consultancies: 'see-consultancies',
  appointments: 'see-consultancies',
} as const satisfies Readonly<Record<string, Permission>>;

/** The name of something that may wait. */
export type PendingKind = keyof typeof pendingParts;

/** Every kind, in the order in which a part without anything is named. */
export const pendingKinds = Object.keys(pendingParts) as readonly PendingKind[];

/** The kinds that somebody of these permissions sees. */
export function pendingFor(given: ReadonlySet<Permission>): readonly PendingKind[] {
  return pendingKinds.filter((kind) => given.has(pendingParts[kind]));
}

/** Things of one kind that wait. */
export interface PendingPart {
  readonly kind: PendingKind;
  /** At least 1. */
  readonly count: number;
  /** Since when the oldest of them does. */
  readonly since: Date;
  /** Until when the first of them is to be done, by law or by the school's word; null: nobody set a term. */
  readonly dueBy: Date | null;
}

/** Those with a term first, the soonest end first and so what is late before all; then those that wait longest. */
export function byUrgency(one: PendingPart, other: PendingPart): number {
  if (one.dueBy !== null && other.dueBy !== null) return one.dueBy.getTime() - other.dueBy.getTime();
  if (one.dueBy !== null) return -1;
  return other.dueBy === null ? one.since.getTime() - other.since.getTime() : 1;
}
