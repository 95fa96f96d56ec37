import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { ResourceName } from '#domain/office/resources/all-resources.ts';
import type { SaidOfPress } from '#ui/school/staff/desk/said.ts';

/** What was done to a list besides opening its forms: what is under way, and what came of it. */
export class ResourceListStore {
  /** The thing that is being moved. */
  busy: number | null = null;
  said: SaidOfPress | null = null;
  readonly #api: ResourceApi;

  constructor(api: ResourceApi) {
    this.#api = api;
    makeAutoObservable(this, { said: observableRef });
  }

  /** Nothing was said of the list that comes. */
  begin(): void {
    this.said = null;
  }

  /** Moves a thing one place; presses in between do nothing. Whether it was moved. */
  async move(resource: ResourceName, id: number, name: string, direction: 'up' | 'down'): Promise<boolean> {
    if (this.busy !== null) return false;
    this.busy = id;
    const moved = await this.#api.move(resource, id, direction);
    runInAction(() => {
      this.busy = null;
      this.said = moved.ok
        ? { text: `«${name}» ${direction === 'up' ? 'subió' : 'bajó'} un lugar.`, isProblem: false }
        : { text: moved.refusal.detail, isProblem: true };
    });
    return moved.ok;
  }
}
