import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { CheckFactorDuty } from '#application/server/office/check-factor-duty.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import { factorRequiredText, notPermittedTexts, permitted } from '#domain/office/permissions.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import type { TypedFields } from '#domain/office/resources/field.ts';
import { readForm, type ResourceFaulty, typedOf } from '#domain/office/resources/resource-form.ts';
import { factsOfChange } from '#domain/office/resources/resource-log.ts';
import type { Resource, ResourceValues } from '#domain/office/resources/resource.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ResourceRecords } from './ports/resource-records.ts';

/** There is no such thing, or no more. */
import type { ShownSaved } from '#application/read-models/office/resources/shown-things.ts';
export interface ThingNotFound {
  readonly kind: 'thing-not-found';
}

/** Somebody else saved it since it was read. */
export interface ThingChanged {
  readonly kind: 'thing-changed';
  /** '': nobody of whom there is an account. */
  readonly by: string;
  readonly at: Date | null;
}

export type SaveResourceRefusal = ResourceFaulty | ThingNotFound | ThingChanged;

/** Adds a thing of one of the office's lists, or changes it, unless somebody else changed it meanwhile. */
export class SaveResource {
  constructor(
    private readonly records: ResourceRecords,
    private readonly team: Team,
    private readonly factors: CheckFactorDuty,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param id null: a new one. @param from the revision that was read, 0 of a new one. Saved again without a change, nothing is written. */
  async execute(
    name: ResourceName,
    id: number | null,
    typed: TypedFields,
    from: number,
    by: string,
  ): Promise<Result<ShownSaved, SaveResourceRefusal>> {
    const resource = resourceOf(name);
    const before = id === null ? null : await this.records.find(name, id);
    if (id !== null && before === null) return refuse({ kind: 'thing-not-found' });
    const read = readForm(resource, typed);
    if (!read.ok) return read;
    const faults = {
      ...(await this.#taken(name, read.value, id)),
      ...(await this.#gone(resource, read.value)),
      ...(before === null ? {} : await this.#guarded(resource, { before, after: read.value }, by)),
    };
    if (Object.keys(faults).length > 0) return refuse({ kind: 'resource-faulty', faults });
    return id === null || before === null
      ? accept(await this.#add(name, read.value, by))
      : this.#change(name, id, { before, after: read.value }, from, by);
  }

  async #add(name: ResourceName, values: ResourceValues, by: string): Promise<ShownSaved> {
    const resource = resourceOf(name);
    const id = await this.records.add(name, values);
    await this.records.advance(name, id, 0, by, this.clock.now());
    const facts = factsOfChange(resource, null, typedOf(resource, values));
    await this.journal.note(by, `${resource.thing}-added`, String(id), facts.before, facts.after);
    return { id, revision: 1 };
  }

  async #change(
    name: ResourceName,
    id: number,
    values: { readonly before: ResourceValues; readonly after: ResourceValues },
    from: number,
    by: string,
  ): Promise<Result<ShownSaved, ThingChanged>> {
    const resource = resourceOf(name);
    const facts = factsOfChange(resource, typedOf(resource, values.before), typedOf(resource, values.after));
    const isSame = Object.keys(facts.after).length === 0;
    const known = await this.records.revisionOf(name, id);
    const goesOn =
      known.revision === from && (isSame || (await this.records.advance(name, id, from, by, this.clock.now())));
    if (!goesOn) {
      const { savedBy, savedAt } = await this.records.revisionOf(name, id);
      return refuse({ kind: 'thing-changed', by: savedBy, at: savedAt });
    }
    if (isSame) return accept({ id, revision: from });
    await this.records.change(name, id, values.after);
    await this.journal.note(by, `${resource.thing}-changed`, String(id), facts.before, facts.after);
    return accept({ id, revision: from + 1 });
  }

  /** What must be another's alone and is. */
  async #taken(name: ResourceName, values: ResourceValues, id: number | null): Promise<Record<string, string>> {
    const faults: Record<string, string> = {};
    for (const [field, text] of Object.entries(resourceOf(name).unique)) {
      if (await this.records.isTaken(name, field, String(values[field]), id)) faults[field] = text;
    }
    return faults;
  }

  /** What was changed by somebody who may change the thing, and not this of it, or not without a second factor. */
  async #guarded(
    { guarded }: Resource,
    { before, after }: { readonly before: ResourceValues; readonly after: ResourceValues },
    by: string,
  ): Promise<Record<string, string>> {
    const faults: Record<string, string> = {};
    for (const [field, permission] of Object.entries(guarded)) {
      if (before[field] === after[field]) continue;
      const may = permitted(await this.team.rolesOf(by), permission);
      const duty = await this.factors.execute(by, permission);
      if (!may.ok) faults[field] = notPermittedTexts['permission-missing']({ kind: 'permission-missing', permission });
      else if (!duty.ok) faults[field] = factorRequiredText(duty.refusal);
    }
    return faults;
  }

  /** What was picked and is there no more. */
  async #gone({ fields }: Resource, values: ResourceValues): Promise<Record<string, string>> {
    const faults: Record<string, string> = {};
    for (const [name, { of }] of Object.entries(fields)) {
      const picked = [values[name]].flat().filter((id) => typeof id === 'number');
      if (of === undefined || picked.length === 0) continue;
      if ((await this.records.pickable(of, { ids: picked })).length < picked.length) {
        faults[name] = 'Algo de lo elegido ya no está. Elígelo de nuevo.';
      }
    }
    return faults;
  }
}
