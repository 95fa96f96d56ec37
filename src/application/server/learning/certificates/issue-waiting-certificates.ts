import type { Clock } from '#application/ports/clock.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import type { IssueCertificates } from './issue-certificates.ts';

/**
 * Issues whatever a student earned before there was a name to make it out to, also where access has ended since: it was earned while they had it.
 * To be called within the transaction that writes the name, after it. Source: CERT-1, decision 0128.
 */
export class IssueWaitingCertificates {
  constructor(
    private readonly progress: ProgressRecords,
    private readonly issue: IssueCertificates,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<void> {
    // A last class that is being done at this moment is among them, or finds the name.
    await this.progress.lockClock(userId, this.clock.now());
    for (const { productId } of await this.progress.summaryOf(userId)) await this.issue.execute(userId, productId);
  }
}
