import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DeviceStorage } from '#application/browser/shared/ports/device-storage.ts';
import type { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { isTourDue, tourAfter, tourAtRest, type TourEvent, type TourState, type TourTimes } from '#domain/tour/tour.ts';
import type { SessionStore } from '#ui/school/boot/session-store.ts';
import type { TourPlace, TourScreen } from './tour-places.ts';

const deviceFlag = 'modalTour';

/** The guided tour of the student area. Source: TOUR-1 to TOUR-4. */
export class TourStore {
  state: TourState = tourAtRest;
  /** What the tour shows on this page. */
  places: readonly TourPlace[] = [];
  readonly #api: HomeApi;
  readonly #storage: DeviceStorage;
  readonly #session: SessionStore;
  readonly #times: TourTimes;
  readonly #screen: TourScreen;
  #giveUp: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: HomeApi, storage: DeviceStorage, session: SessionStore, times: TourTimes, screen: TourScreen) {
    this.#api = api;
    this.#storage = storage;
    this.#session = session;
    this.#times = times;
    this.#screen = screen;
    makeAutoObservable(this, { state: observableRef, places: observableRef });
  }

  /**
   * A page was opened: the tour comes in a while, unless it was seen, and never over a dialog or a drawer. Whoever is filling in a
   * form has it on another page. The function returned puts it away.
   */
  visit(onHome: boolean): () => void {
    const { user } = this.#session;
    const onThisDevice = this.#storage.read(deviceFlag) !== null;
    if (user !== null && isTourDue({ onAnyDevice: user.tourSeen, onThisDevice })) {
      this.after(this.#times.prompt, () => {
        this.#giveUp = this.#screen.whenUncovered(() => runInAction(() => this.come(onHome)));
      });
    }
    return () => {
      clearTimeout(this.#timer);
      this.#giveUp();
      this.pass({ kind: 'close' });
    };
  }

  start(): void {
    this.pass({ kind: 'start' });
    this.show();
  }

  omit(): void {
    this.pass({ kind: 'omit' });
    this.#storage.write(deviceFlag, '1');
  }

  next(): void {
    this.pass({ kind: 'next' });
  }

  previous(): void {
    this.pass({ kind: 'previous' });
  }

  /** Puts the tour away; it comes back on the next page. */
  close(): void {
    clearTimeout(this.#timer);
    this.pass({ kind: 'close' });
  }

  /** Tells the school; a failure is only logged (ERROR-4), and the button can be pressed again. */
  async finish(): Promise<void> {
    this.pass({ kind: 'finish' });
    if (this.state.kind !== 'finishing') return;
    const told = await this.#api.finishTour();
    const ok = told.ok && told.value;
    this.pass({ kind: 'finished', ok });
    if (!ok) return;
    this.#storage.write(deviceFlag, '1');
    void this.#session.refresh();
    this.after(this.#times.end, () => this.pass({ kind: 'end' }));
  }

  private come(onHome: boolean): void {
    if (this.#screen.isInUse()) return;
    this.pass({ kind: 'due', onHome });
    if (!onHome) this.show();
  }

  private show(): void {
    this.after(this.#times.steps, () => {
      if (this.#screen.isInUse()) return this.pass({ kind: 'close' });
      this.places = this.#screen.places();
      this.pass({ kind: 'steps-ready', steps: this.places.length });
    });
  }

  private after(milliseconds: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => runInAction(then), milliseconds);
  }

  private pass(event: TourEvent): void {
    this.state = tourAfter(this.state, event);
  }
}
