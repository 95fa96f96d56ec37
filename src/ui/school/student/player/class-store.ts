import { makeAutoObservable, observableRef } from 'mobx';
import { ReportWatching } from '#application/browser/learning/report-watching.ts';
import type { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { WatchTracker } from '#application/browser/learning/watch-tracker.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { isFinal } from '#application/browser/shared/is-final.ts';
import type { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { OpenedClass, StudyProgress } from '#application/read-models/learning/opened-class.ts';
import type { ContentOutline, ListedClass } from '#application/read-models/learning/content-outline.ts';
import type { Clock } from '#application/ports/clock.ts';
import { classAfter, classBefore } from '#domain/learning/course-content.ts';
import type { LoadedClass } from './load-class.ts';

/** How the student's progress stands with the school: told, being told, or kept here for want of a connection. */
export type Saving = 'saved' | 'waiting' | 'signed-out' | 'refused';

/** One class that is open: what was watched of it, and how the content stands. */
export class ClassStore {
  outline: ContentOutline;
  opened: OpenedClass;
  saving: Saving = 'saved';
  /** The last class was done here, and a certificate came of it. */
  certificateArrived = false;
  isMarking = false;
  /** What went wrong with marking as read, or with opening the class again. */
  problem: string | null = null;
  readonly #api: LearningApi;
  readonly #outbox: WatchOutbox;
  readonly #tracker: WatchTracker;
  readonly #reports: ReportWatching;
  /** The second of the video at which its addresses were asked for again, until it has played on from there; null: they were not. */
  #reopenedAt: number | null = null;

  constructor(api: LearningApi, outbox: WatchOutbox, clock: Clock, { outline, opened }: LoadedClass) {
    this.#api = api;
    this.#outbox = outbox;
    this.saving = outbox.isWaiting ? 'waiting' : 'saved';
    this.outline = withClass(outline, opened.class);
    this.opened = opened;
    this.#tracker = new WatchTracker(opened.class.resumeSeconds);
    const of = { slug: outline.slug, classId: opened.class.id, tracker: this.#tracker };
    this.#reports = new ReportWatching(outbox, clock, of);
    makeAutoObservable(this, { outline: observableRef, opened: observableRef });
  }

  /** The class as the list has it, with what was reported since it was opened. */
  get current(): ListedClass {
    return this.#classes.find(({ id }) => id === this.opened.class.id) ?? this.opened.class;
  }

  get next(): ListedClass | null {
    return classAfter({ productId: 0, modules: this.outline.modules }, this.opened.class.id);
  }

  get previous(): ListedClass | null {
    return classBefore({ productId: 0, modules: this.outline.modules }, this.opened.class.id);
  }

  get materials() {
    return this.outline.materials.filter(({ classId }) => classId === this.opened.class.id);
  }

  /** The video began to play, or went on, at a second. */
  played(at: number): void {
    this.#tracker.play(at);
  }

  /** The video played on to a second. */
  reached(at: number): void {
    this.#tracker.reach(at);
    if (this.#reopenedAt !== null && Math.abs(at - this.#reopenedAt) >= 1) this.#reopenedAt = null;
    if (this.#reports.isDue) void this.#tell(false);
  }

  /** The video was paused, or came to its end. */
  stopped(): void {
    this.#tracker.stop();
    void this.#tell(false);
  }

  /** The video was moved to another second. */
  jumped(to: number): void {
    this.#tracker.jump(to);
  }

  /** The page goes away, or is put aside. */
  leave(): void {
    void this.#tell(true);
  }

  /** The network is back, or the page is shown again: what waits is told before anything else is. */
  async resend(): Promise<void> {
    const told = await this.#outbox.sendWaiting();
    for (const { slug, progress } of told) if (slug === this.outline.slug) this.stand(progress);
    await this.#tell(false);
    if (!this.#outbox.isWaiting) this.settle();
  }

  /**
   * The video cannot be loaded: its addresses are over after five minutes, so they are asked for again, once at the same second
   * before the student is told. Whether there are others.
   */
  async reopenOnce(): Promise<boolean> {
    if (this.#reopenedAt !== null) return false;
    this.#reopenedAt = this.#tracker.position;
    return this.reopen();
  }

  /** Opens the class again, for addresses that are no longer good. The video goes on where it stood; whether it can. */
  async reopen(): Promise<boolean> {
    const answer = await this.#api.open(this.outline.slug, this.opened.class.id);
    if (answer.ok)
      this.show({ ...answer.value, class: { ...answer.value.class, resumeSeconds: this.#tracker.position } });
    else this.fail(answer.refusal.detail);
    return answer.ok;
  }

  /** Marks a reading as read. */
  async markAsRead(): Promise<void> {
    if (this.isMarking) return;
    this.setMarking(true);
    const answer = await this.#api.markAsRead(this.outline.slug, this.opened.class.id);
    this.setMarking(false);
    if (answer.ok) this.stand(answer.value);
    else this.fail(answer.refusal.detail);
  }

  async #tell(leaving: boolean): Promise<void> {
    const answer = await this.#reports.execute(leaving);
    if (answer === null) return;
    if (answer.ok) this.stand(answer.value);
    else this.keep(answer.refusal);
  }

  get #classes(): readonly ListedClass[] {
    return this.outline.modules.flatMap(({ classes }) => classes);
  }

  private stand({ class: changed, progress, certificatesIssued }: StudyProgress): void {
    this.outline = { ...withClass(this.outline, changed), progress };
    this.saving = 'saved';
    this.problem = null;
    if (certificatesIssued > 0) this.certificateArrived = true;
  }

  private keep(refusal: CallRefusal): void {
    this.saving = isFinal(refusal) ? 'refused' : refusal.status === 401 ? 'signed-out' : 'waiting';
  }

  private settle(): void {
    if (this.saving !== 'refused') this.saving = 'saved';
  }

  private show(opened: OpenedClass): void {
    this.opened = opened;
    this.problem = null;
  }

  private fail(problem: string): void {
    this.problem = problem;
  }

  private setMarking(isMarking: boolean): void {
    this.isMarking = isMarking;
  }
}

/** The outline with one of its classes as it is now. */
function withClass(outline: ContentOutline, changed: ListedClass): ContentOutline {
  const modules = outline.modules.map((module) => ({
    ...module,
    classes: module.classes.map((each) => (each.id === changed.id ? changed : each)),
  }));
  return { ...outline, modules };
}
