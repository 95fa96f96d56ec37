import type { Clock } from '#application/ports/clock.ts';
import { certificateReading } from '#domain/office/moving/moved-certificate.ts';
import { grantReading } from '#domain/office/moving/moved-grant.ts';
import { personReading } from '#domain/office/moving/moved-person.ts';
import { progressReading } from '#domain/office/moving/moved-progress.ts';
import { reviewReading } from '#domain/office/moving/moved-review.ts';
import type { MovingKind } from '#domain/office/moving/moving-kinds.ts';
import type { LineReading } from '#domain/office/moving/moving.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { MoveInCertificates } from './move-in-certificates.ts';
import type { MoveInGrants } from './move-in-grants.ts';
import type { MoveInPeople } from './move-in-people.ts';
import type { MoveInProgress } from './move-in-progress.ts';
import type { MoveInReviews } from './move-in-reviews.ts';
import type { Moving } from './moving.ts';

/** What is done with a kind, whatever its lines are. */
export type WithKind<R> = <Column extends string, T>(reading: LineReading<Column, T>, moving: Moving<T>) => R;

/** How each kind of file is read, and who brings it in. */
export class MovingByKind {
  constructor(
    private readonly people: MoveInPeople,
    private readonly grants: MoveInGrants,
    private readonly certificates: MoveInCertificates,
    private readonly progress: MoveInProgress,
    private readonly reviews: MoveInReviews,
    private readonly clock: Clock,
  ) {}

  with<R>(kind: MovingKind, done: WithKind<R>): R {
    const today = limaDay(this.clock.now());
    switch (kind) {
      case 'people':
        return done(personReading, this.people);
      case 'grants':
        return done(grantReading(today), this.grants);
      case 'certificates':
        return done(certificateReading(today), this.certificates);
      case 'progress':
        return done(progressReading(today), this.progress);
      case 'reviews':
        return done(reviewReading(today), this.reviews);
    }
  }
}
