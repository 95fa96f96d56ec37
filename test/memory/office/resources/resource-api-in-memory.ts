import { type PageAsked, ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type {
  ShownChoice,
  ShownForm,
  ShownSaved,
  ShownThings,
} from '#application/read-models/office/resources/shown-things.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import { textIn, type TypedFields } from '#domain/office/resources/field.ts';
import { blankOf, readForm, typedOf } from '#domain/office/resources/resource-form.ts';
import { accept, mapValue, refuse, type Result } from '#domain/shared/result.ts';
import { fold } from '#domain/shared/text.ts';
import { refusal } from '#test/memory/office/team-api-in-memory.ts';

const onAPage = 30;

interface Thing {
  readonly id: number;
  readonly typed: TypedFields;
  readonly revision: number;
}

/** What the office keeps by lists and forms, in this process's memory; everything is saved by Rosa. Nothing of it is used by anything. */
export class ResourceApiInMemory extends ResourceApi {
  /** Given once instead of what would be answered. */
  failing: CallRefusal | null = null;
  readonly choices: ShownChoice[] = [];
  readonly #things = new Map<ResourceName, readonly Thing[]>();

  async list(name: ResourceName, { search, page }: PageAsked): Answer<ShownThings> {
    const { columns, nameField } = resourceOf(name);
    const words = fold(search).split(/\s+/).filter(Boolean);
    const found = this.#of(name).filter(({ typed }) =>
      words.every((word) => fold(JSON.stringify(typed)).includes(word)),
    );
    const things = found.slice((page - 1) * onAPage, page * onAPage).map(({ id, typed }) => {
      const cells = columns.map((column) => [column.name, column.text(typed, {}, new Date('2026-01-15'))] as const);
      return { id, name: textIn(typed[nameField]), cells: Object.fromEntries(cells) };
    });
    return accept({ things, total: found.length, size: onAPage });
  }

  async read(name: ResourceName, id: number): Answer<ShownForm> {
    const thing = this.#of(name).find((each) => each.id === id);
    if (thing === undefined && id !== 0) return refuse(refusal(404, 'thing-not-found'));
    const { typed, revision } = thing ?? { typed: blankOf(resourceOf(name)), revision: 0 };
    const saved = thing === undefined ? null : '2026-01-15T15:00:00.000Z';
    return accept({ typed, revision, savedBy: saved === null ? '' : 'Rosa Huamán', savedAt: saved, choices: {} });
  }

  async add(name: ResourceName, typed: TypedFields): Answer<ShownSaved> {
    const id = Math.max(0, ...this.#of(name).map((each) => each.id)) + 1;
    return this.#written(name, typed, (tidy) => {
      this.#things.set(name, [...this.#of(name), { id, typed: tidy, revision: 1 }]);
      return { id, revision: 1 };
    });
  }

  async change(name: ResourceName, id: number, typed: TypedFields, fromRevision: number): Answer<ShownSaved> {
    const before = this.#of(name).find((each) => each.id === id);
    if (before === undefined) return refuse(refusal(404, 'thing-not-found'));
    if (before.revision !== fromRevision) return refuse(refusal(409, 'thing-changed'));
    return this.#written(name, typed, (tidy) => {
      const revision = fromRevision + 1;
      this.#things.set(
        name,
        this.#of(name).map((each) => (each.id === id ? { id, typed: tidy, revision } : each)),
      );
      return { id, revision };
    });
  }

  async remove(name: ResourceName, id: number): Answer<void> {
    const left = this.#of(name).filter((each) => each.id !== id);
    if (left.length === this.#of(name).length) return refuse(refusal(404, 'thing-not-found'));
    this.#things.set(name, left);
    return accept(undefined);
  }

  async move(name: ResourceName, id: number, direction: 'up' | 'down'): Answer<void> {
    const things = [...this.#of(name)];
    const from = things.findIndex((each) => each.id === id);
    const moved = things[from];
    if (moved === undefined) return refuse(refusal(404, 'thing-not-found'));
    things.splice(from, 1);
    things.splice(Math.max(0, from + (direction === 'up' ? -1 : 1)), 0, moved);
    this.#things.set(name, things);
    return accept(undefined);
  }

  async sendPicture(_name: ResourceName, folder: string): Answer<{ readonly file: string }> {
    return accept({ file: `${folder}/enviada.webp` });
  }

  async pickable(_of: string, search: string): Answer<readonly ShownChoice[]> {
    return accept(this.choices.filter(({ label }) => fold(label).includes(fold(search))));
  }

  async picked(_of: string, ids: readonly number[]): Answer<readonly ShownChoice[]> {
    return accept(this.choices.filter(({ id }) => ids.includes(id)));
  }

  #of(name: ResourceName): readonly Thing[] {
    return this.#things.get(name) ?? [];
  }

  #written(
    name: ResourceName,
    typed: TypedFields,
    write: (tidy: TypedFields) => ShownSaved,
  ): Result<ShownSaved, CallRefusal> {
    const { failing } = this;
    this.failing = null;
    if (failing !== null) return refuse(failing);
    const read = readForm(resourceOf(name), typed);
    if (!read.ok) return refuse({ ...refusal(400, 'resource-faulty'), data: { faults: read.refusal.faults } });
    return mapValue(read, (values) => write(typedOf(resourceOf(name), values)));
  }
}
