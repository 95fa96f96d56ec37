import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttendanceApi } from '#application/browser/learning/ports/seminar-office-api.ts';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import type { AttendanceMark, Attendee } from '#domain/learning/seminars/attendance.ts';

/** The list of a session while somebody marks who is there: a mark shows at once, and goes back where the school does not take it. */
export class AttendanceStore {
  list: ShownAttendance;
  /** What went wrong, in words. */
  problem: string | null = null;
  readonly productId: number;
  readonly #api: AttendanceApi;

  constructor(api: AttendanceApi, productId: number, list: ShownAttendance) {
    this.#api = api;
    this.productId = productId;
    this.list = list;
    makeAutoObservable(this, { list: observableRef });
  }

  /** Marks somebody; the mark that they have takes it away. */
  async mark({ userId, mark: before }: Attendee, chosen: AttendanceMark): Promise<void> {
    if (!this.list.mayMark) return;
    const mark = before === chosen ? null : chosen;
    this.problem = null;
    this.show(userId, mark);
    const answer = await this.#api.mark(this.productId, this.list.session.id, userId, mark);
    if (answer.ok) return;
    runInAction(() => (this.problem = answer.refusal.detail));
    this.show(userId, before);
  }

  /** Everybody, for a file or paper; null: it could not be asked. */
  async all(): Promise<ShownAttendance | null> {
    const answer = await this.#api.all(this.productId, this.list.session.id);
    runInAction(() => (this.problem = answer.ok ? null : answer.refusal.detail));
    return answer.ok ? answer.value : null;
  }

  private show(userId: string, mark: AttendanceMark | null): void {
    const { people, present, absent } = this.list;
    const before = people.find((each) => each.userId === userId)?.mark ?? null;
    const changed = (which: AttendanceMark) => Number(mark === which) - Number(before === which);
    this.list = {
      ...this.list,
      present: present + changed('present'),
      absent: absent + changed('absent'),
      people: people.map((each) => (each.userId === userId ? { ...each, mark } : each)),
    };
  }
}
