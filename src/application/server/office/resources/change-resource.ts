import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import { typedOf } from '#domain/office/resources/resource-form.ts';
import { factsOfChange } from '#domain/office/resources/resource-log.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ResourceRecords } from './ports/resource-records.ts';
import type { ThingNotFound } from './save-resource.ts';

/** Something else of the school needs it. */
export interface ThingInUse {
  readonly kind: 'thing-in-use';
  readonly text: string;
}

/** Takes a thing out of one of the office's lists, as long as nothing of the school needs it. */
export class RemoveResource {
  constructor(
    private readonly records: ResourceRecords,
    private readonly journal: OfficeJournal,
  ) {}

  async execute(name: ResourceName, id: number, by: string): Promise<Result<undefined, ThingNotFound | ThingInUse>> {
    const resource = resourceOf(name);
    const before = await this.records.find(name, id);
    if (before === null) return refuse({ kind: 'thing-not-found' });
    if (await this.records.isUsed(name, id)) return refuse({ kind: 'thing-in-use', text: resource.texts.inUse });
    await this.records.remove(name, id);
    const facts = factsOfChange(resource, typedOf(resource, before), null);
    await this.journal.note(by, `${resource.thing}-removed`, String(id), facts.before, facts.after);
    return accept(undefined);
  }
}

/** Moves a thing of an ordered list one place up (-1) or down (1); the first stays first. */
export class MoveResource {
  constructor(
    private readonly records: ResourceRecords,
    private readonly journal: OfficeJournal,
  ) {}

  async execute(name: ResourceName, id: number, step: -1 | 1, by: string): Promise<Result<undefined, ThingNotFound>> {
    if ((await this.records.find(name, id)) === null) return refuse({ kind: 'thing-not-found' });
    if (await this.records.move(name, id, step)) {
      await this.journal.note(by, `${resourceOf(name).thing}-moved`, String(id), {}, {});
    }
    return accept(undefined);
  }
}
