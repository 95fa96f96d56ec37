import type { Kysely } from 'kysely';
import { SeminarAttendance } from '#application/server/learning/ports/seminar-attendance.ts';
import type { AttendanceMark, Attendee } from '#domain/learning/seminars/attendance.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { enrolledIn } from './enrolled.ts';

export class SeminarAttendanceInSql extends SeminarAttendance {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async at(
    { id, productId }: { readonly id: string; readonly productId: number },
    now: Date,
  ): Promise<readonly Attendee[]> {
    const rows = await this.db
      .selectFrom('users')
      .leftJoin('seminar_attendance as mark', (join) =>
        join.onRef('mark.user_id', '=', 'users.id').on('mark.session_id', '=', id),
      )
      .leftJoin(enrolledIn(this.db, [productId], now).as('enrolled'), 'enrolled.user_id', 'users.id')
      .select(['users.id', 'given_names', 'paternal_surname', 'maternal_surname', 'email', 'mark.is_present'])
      .where((either) =>
        either.or([either('enrolled.user_id', 'is not', null), either('mark.is_present', 'is not', null)]),
      )
      .execute();
    return rows.map((row) => ({
      userId: row.id,
      name: nameOf(row),
      email: row.email,
      mark: markOf(row.is_present),
    }));
  }

  async mark(
    sessionId: string,
    userId: string,
    mark: AttendanceMark | null,
    by: string,
    at: Date,
  ): Promise<AttendanceMark | null> {
    const before = await this.db
      .selectFrom('seminar_attendance')
      .select('is_present')
      .where('session_id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const was = markOf(before?.is_present ?? null);
    if (was === mark) return was;
    if (mark === null) {
      await this.db
        .deleteFrom('seminar_attendance')
        .where('session_id', '=', sessionId)
        .where('user_id', '=', userId)
        .execute();
      return was;
    }
    const marked = {
      is_present: mark === 'present' ? (1 as const) : (0 as const),
      marked_by: by,
      marked_at: at.toISOString(),
    };
    await this.db
      .insertInto('seminar_attendance')
      .values({ session_id: sessionId, user_id: userId, ...marked })
      .onConflict((row) => row.columns(['session_id', 'user_id']).doUpdateSet(marked))
      .execute();
    return was;
  }
}

interface NamedRow {
  readonly given_names: string;
  readonly paternal_surname: string;
  readonly maternal_surname: string;
}

/** 'Quispe Rojas, Ana'. */
function nameOf({ given_names: given, paternal_surname: paternal, maternal_surname: maternal }: NamedRow): string {
  const surnames = `${paternal} ${maternal}`.trim();
  return [surnames, given].filter((each) => each !== '').join(', ');
}

const markOf = (isPresent: number | null): AttendanceMark | null =>
  isPresent === null ? null : isPresent === 1 ? 'present' : 'absent';
