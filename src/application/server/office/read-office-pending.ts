import type { Clock } from '#application/ports/clock.ts';
import type { OfficeHealth, OfficePending } from '#application/read-models/office/office-pending.ts';
import { ownStudentsOf } from '#application/server/learning/own-students.ts';
import type { ReadDetractions } from '#application/server/receipts/books/read-detractions.ts';
import type { ReadOfficeReceipts } from '#application/server/receipts/read-office-receipts.ts';
import type { SettingsVersions } from '#application/server/settings/ports/settings-versions.ts';
import { isBackupOverdue } from '#domain/office/backup-duty.ts';
import { byUrgency, pendingFor, type PendingKind, type PendingPart } from '#domain/office/pending-parts.ts';
import { permissionsOf } from '#domain/office/permissions.ts';
import { isLacking, settingsNames } from '#domain/settings/school-settings.ts';
import { endOfLimaDay } from '#domain/shared/dates.ts';
import { answerDueBy } from '#domain/vouchers/voucher.ts';
import type { LastBackups } from './ports/last-backups.ts';
import type { CountedKind, PendingCounts } from './ports/pending-counts.ts';
import type { Team } from './ports/team.ts';

const hourMs = 60 * 60 * 1000;
/** A letter that waits so long is looked at: it is tried again and again from the first minute on. */
const longWaitMs = hourMs;
/** Letters that were given up are told so long. */
const toldMs = 30 * 24 * hourMs;

/** What waits for somebody who works for the school, of what their roles let them see. Source: decisions.md, Staff; decision 0123. */
export class ReadOfficePending {
  constructor(
    private readonly team: Team,
    private readonly counts: PendingCounts,
    private readonly receipts: ReadOfficeReceipts,
    private readonly detractions: ReadDetractions,
    private readonly settings: SettingsVersions,
    private readonly backups: LastBackups,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string): Promise<OfficePending> {
    const given = permissionsOf(await this.team.rolesOf(userId));
    const taughtBy = await ownStudentsOf(this.team, userId);
    const kinds = pendingFor(given);
    const now = this.clock.now();
    const parts: PendingPart[] = [];
    for (const kind of kinds) {
      const part = await this.#partOf(kind, taughtBy, now);
      if (part !== null) parts.push(part);
    }
    return {
      waiting: parts.toSorted(byUrgency).map(({ kind, count, since, dueBy }) => ({
        kind,
        count,
        since: since.toISOString(),
        due: dueBy && { by: dueBy.toISOString(), isOver: dueBy < now },
      })),
      quiet: kinds.filter((kind) => parts.every((part) => part.kind !== kind)),
      health: given.has('see-settings') ? await this.#health(now) : null,
    };
  }

  #partOf(kind: PendingKind, taughtBy: string | null, now: Date): Promise<PendingPart | null> {
    if (kind === 'receipts') return this.#receipts();
    return kind === 'detractions' ? this.#detractions() : this.#counted(kind, taughtBy, now);
  }

  async #counted(kind: CountedKind, taughtBy: string | null, now: Date): Promise<PendingPart | null> {
    const { count, first: since, due } = await this.counts.of(kind, taughtBy, now);
    if (since === null) return null;
    const ofDay = due === null ? null : endOfLimaDay(due);
    return { kind, count, since, dueBy: kind === 'vouchers' ? answerDueBy(since) : ofDay };
  }

  async #receipts(): Promise<PendingPart | null> {
    const { receipts } = await this.receipts.execute();
    return partOf(
      'receipts',
      receipts.map(({ issuedAt, sendBy }) => ({ since: new Date(issuedAt), dueBy: new Date(sendBy) })),
    );
  }

  async #detractions(): Promise<PendingPart | null> {
    const open = await this.detractions.open();
    return partOf(
      'detractions',
      open.map(({ since, dueOn }) => ({ since, dueBy: endOfLimaDay(dueOn) })),
    );
  }

  async #health(now: Date): Promise<OfficeHealth> {
    const said = new Map((await this.settings.newest()).map(({ name, number }) => [name, number]));
    const { givenUp, oldest } = await this.counts.letters(new Date(now.getTime() - toldMs));
    const last = await this.backups.last();
    const isStuck = oldest !== null && now.getTime() - oldest.getTime() > longWaitMs;
    return {
      lacks: settingsNames.filter((name) => isLacking(name, said.get(name) ?? 0)),
      backup: {
        last: last && { endedAt: last.endedAt.toISOString(), bytes: last.bytes },
        isOverdue: isBackupOverdue(last, now),
      },
      lettersGivenUp: givenUp,
      lettersStuckSince: isStuck ? oldest.toISOString() : null,
    };
  }
}

/** Things that are told one by one, as one part. */
function partOf(
  kind: PendingKind,
  things: readonly { readonly since: Date; readonly dueBy: Date }[],
): PendingPart | null {
  const [first, ...others] = things;
  if (first === undefined) return null;
  const earlier = (one: Date, other: Date): Date => (other < one ? other : one);
  return {
    kind,
    count: things.length,
    since: others.reduce((since, each) => earlier(since, each.since), first.since),
    dueBy: others.reduce((dueBy, each) => earlier(dueBy, each.dueBy), first.dueBy),
  };
}
