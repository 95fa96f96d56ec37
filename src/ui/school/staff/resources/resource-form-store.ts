import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResourceApi } from '#application/browser/office/resources/ports/resource-api.ts';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ShownForm } from '#application/read-models/office/resources/shown-things.ts';
import { type ResourceName, resourceOf } from '#domain/office/resources/all-resources.ts';
import type { TypedValue, TypedFields } from '#domain/office/resources/field.ts';
import { readForm } from '#domain/office/resources/resource-form.ts';
import { type Faults, faultyField } from '#domain/office/resources/resource.ts';
import { lowerFirst } from '#domain/shared/text.ts';
import { LeftDrafts } from '#ui/school/staff/desk/left-drafts.ts';
import type { SaidOfPress } from '#ui/school/staff/desk/said.ts';

/** A form of the office: what is typed, what is wrong with it, and what came of sending it. What was typed and not saved stays until it is. */
export class ResourceFormStore {
  /** Which form it is; id 0: of a new thing. */
  open: { readonly name: ResourceName; readonly id: number; readonly form: ShownForm } | null = null;
  typed: TypedFields = {};
  faults: Faults = {};
  /** A new list after each failed save: it takes the focus. */
  problems: readonly { readonly field: string | null; readonly message: string }[] = [];
  busy: 'saving' | 'removing' | null = null;
  /** What somebody else saved meanwhile, as it is now; null: it could not be read. */
  conflict: { readonly detail: string; readonly theirs: ShownForm | null } | null = null;
  isLeaving = false;
  said: SaidOfPress | null = null;
  /** What was written before and not saved was brought back. */
  isBroughtBack = false;
  readonly #api: ResourceApi;
  /** What is typed in forms that were left, by resource and id. */
  readonly #drafts: LeftDrafts<TypedFields>;

  constructor(api: ResourceApi, drafts: FormDrafts) {
    this.#api = api;
    this.#drafts = new LeftDrafts(drafts, 'contenidos');
    makeAutoObservable(this, {
      open: observableRef,
      typed: observableRef,
      faults: observableRef,
      problems: observableRef,
      conflict: observableRef,
      said: observableRef,
    });
  }

  /** Shows a form that was loaded; what was typed in it before and not saved comes back. */
  show(name: ResourceName, id: number, form: ShownForm): void {
    if (this.open?.form === form) return;
    const wasSaved = this.open?.name === name && this.said?.isProblem === false;
    const draft = this.#drafts.get(keyOf(name, id));
    this.open = { name, id, form };
    this.typed = draft ?? form.typed;
    this.isBroughtBack = draft !== undefined;
    this.faults = {};
    this.problems = [];
    this.conflict = null;
    if (!wasSaved) this.said = null;
    const isOpen = () => this.open?.form === form;
    void this.#drafts.bringBack(keyOf(name, id), isOpen, (before) => {
      this.typed = before;
      this.isBroughtBack = true;
    });
  }

  write(field: string, typed: TypedValue): void {
    if (this.open === null) return;
    this.typed = { ...this.typed, [field]: typed };
    this.faults = without(this.faults, field);
    this.said = null;
    this.#drafts.keep(keyOf(this.open.name, this.open.id), this.typed);
  }

  /** Leaves what was typed and shows what is kept. */
  discard(): void {
    if (this.open === null) return;
    const { name, id, form } = this.open;
    this.#drafts.forget(keyOf(name, id));
    this.open = null;
    this.show(name, id, form);
  }

  /** Saves what is typed, on top of what was read. The id of what was saved; null: it was not, and stays as typed. */
  async save(): Promise<number | null> {
    if (this.open === null || this.busy !== null) return null;
    const { name, id, form } = this.open;
    const read = readForm(resourceOf(name), this.typed);
    if (!read.ok) {
      this.refuse(read.refusal.faults);
      return null;
    }
    this.busy = 'saving';
    this.said = null;
    const sent = this.typed;
    const saved = id === 0 ? await this.#api.add(name, sent) : await this.#api.change(name, id, sent, form.revision);
    if (!saved.ok) {
      await this.#refused(saved.refusal);
      return null;
    }
    const renewed = await this.#api.read(name, saved.value.id);
    runInAction(() => {
      this.busy = null;
      this.conflict = null;
      this.isBroughtBack = false;
      this.#drafts.forget(keyOf(name, id));
      const isAll = this.typed === sent;
      // What was typed meanwhile goes on from what was saved: on top of what was read before, it would be in its own way.
      if (!isAll) this.#drafts.keep(keyOf(name, saved.value.id), this.typed);
      else this.said = { text: 'Guardado.', isProblem: false };
      if (renewed.ok && isAll) this.renew(name, saved.value.id, renewed.value);
      else if (renewed.ok) this.open = { name, id: saved.value.id, form: renewed.value };
    });
    return saved.value.id;
  }

  /** Takes what somebody else saved, and leaves what was typed here. */
  takeTheirs(): void {
    if (this.open === null || this.conflict === null || this.conflict.theirs === null) return;
    this.#drafts.forget(keyOf(this.open.name, this.open.id));
    this.renew(this.open.name, this.open.id, this.conflict.theirs);
    this.conflict = null;
    this.isBroughtBack = false;
  }

  /** Saves what is typed here in the place of what somebody else saved. */
  async keepMine(): Promise<void> {
    if (this.open === null || this.conflict === null || this.conflict.theirs === null) return;
    this.open = { ...this.open, form: this.conflict.theirs };
    this.conflict = null;
    await this.save();
  }

  /** Asks whether it is to be taken away, or asks no more. */
  askToRemove(isLeaving: boolean): void {
    this.isLeaving = isLeaving;
  }

  /** Whether it was taken away. */
  async remove(): Promise<boolean> {
    if (this.open === null || this.busy !== null) return false;
    const { name, id } = this.open;
    this.busy = 'removing';
    const removed = await this.#api.remove(name, id);
    runInAction(() => {
      this.busy = null;
      this.isLeaving = false;
      if (removed.ok) this.#drafts.forget(keyOf(name, id));
      else this.said = { text: removed.refusal.detail, isProblem: true };
    });
    return removed.ok;
  }

  /** Says what is wrong with a field, or that nothing is. */
  blame(field: string, text: string | null): void {
    this.faults = text === null ? without(this.faults, field) : { ...this.faults, [field]: text };
  }

  private refuse(faults: Faults): void {
    this.faults = faults;
    const { fields } = resourceOf(this.open?.name ?? 'codes');
    this.problems = Object.entries(faults).map(([field, fault]) => {
      const label = faultyField(fields, field);
      return { field, message: label === '' ? fault : `${label}: ${lowerFirst(fault)}` };
    });
  }

  private renew(name: ResourceName, id: number, form: ShownForm): void {
    this.open = { name, id, form };
    this.typed = form.typed;
    this.faults = {};
    this.problems = [];
  }

  async #refused(refusal: CallRefusal): Promise<void> {
    const { name, id } = this.open ?? { name: 'codes', id: 0 };
    const theirs = refusal.kind === 'thing-changed' ? await this.#api.read(name, id) : null;
    runInAction(() => {
      this.busy = null;
      const { faults } = refusal.data;
      if (refusal.kind === 'thing-changed') {
        this.conflict = { detail: refusal.detail, theirs: theirs?.ok === true ? theirs.value : null };
      } else if (refusal.kind === 'resource-faulty' && typeof faults === 'object') this.refuse(faults as Faults);
      else if (refusal.field !== null) this.refuse({ [refusal.field]: refusal.detail });
      else this.said = { text: refusal.detail, isProblem: true };
    });
  }
}

const keyOf = (name: ResourceName, id: number): string => `${name} ${id}`;

function without(faults: Faults, field: string): Faults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field));
}
