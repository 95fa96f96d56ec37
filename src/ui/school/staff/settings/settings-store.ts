import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SchoolSettingsApi } from '#application/browser/settings/ports/settings-api.ts';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { EarlierSettings, ShownSettings } from '#application/read-models/settings/shown-settings.ts';
import type { Clock } from '#application/ports/clock.ts';
import { uploadRefusalText } from '#domain/shared/upload-rule.ts';
import type { ContentProblem } from '#domain/settings/content-rules.ts';
import { LeftDrafts } from '#ui/school/staff/desk/left-drafts.ts';
import { type DatedSettings, fromToday } from '#domain/settings/dated-settings.ts';
import {
  checkedSettings,
  isDated,
  type SettingsContents,
  type SettingsName,
} from '#domain/settings/school-settings.ts';
import { logoToSend, type PictureToSend, walletQrToSend } from './sent-pictures.ts';
import { type Draft, type TypedContent, typedContentOf } from './typed-content.ts';
import { datedSaved, SETTINGS_SAVED, SETTINGS_STALE, SOME_WRONG, versionTaken } from './texts.ts';
import type { SaidOfPress } from '#ui/school/staff/desk/said.ts';

/** One part of the school's settings as it is being changed. What is typed stays while one looks at other pages. */
export class SchoolSettingsStore {
  name: SettingsName = 'identity';
  shown: ShownSettings | null = null;
  draft: Draft = { content: {}, seen: 0 };
  problems: readonly ContentProblem[] = [];
  isBusy = false;
  /** The field whose picture is on its way; null: none. */
  sending: string | null = null;
  /** Goes up when the form is filled anew: editors that hold their own text begin again. */
  reading = 0;
  said: SaidOfPress | null = null;
  readonly #left: LeftDrafts<Draft>;
  readonly #api: SchoolSettingsApi;
  readonly #clock: Clock;

  constructor(api: SchoolSettingsApi, clock: Clock, drafts: FormDrafts) {
    this.#api = api;
    this.#clock = clock;
    this.#left = new LeftDrafts(drafts, 'ajustes');
    makeAutoObservable(this, {
      shown: observableRef,
      draft: observableRef,
      problems: observableRef,
      said: observableRef,
    });
  }

  /** Shows a part that was loaded, with what had been typed into it. */
  open(name: SettingsName, shown: ShownSettings): void {
    this.name = name;
    this.shown = shown;
    this.draft = this.#left.get(name) ?? { content: typedContentOf(shown), seen: shown.version };
    this.problems = [];
    this.said = null;
    this.reading += 1;
    const isOpen = () => this.shown === shown;
    void this.#left.bringBack(name, isOpen, (before) => {
      this.draft = before;
      this.reading += 1;
    });
  }

  /** Whether something is typed that is not kept. */
  get isChanged(): boolean {
    return this.shown !== null && JSON.stringify(this.draft.content) !== JSON.stringify(this.shown.content);
  }

  /** What is wrong with a field, such as 'rates[1].percent'; null: nothing that is known of. */
  problemOf(field: string): string | null {
    return this.problems.find((problem) => problem.field === field)?.text ?? null;
  }

  write(field: string, text: string): void {
    this.#type(field, { ...this.draft.content, [field]: text });
  }

  writeCell(field: string, place: number, cell: string, text: string): void {
    const rows = this.rowsOf(field).map((row, index) => (index === place ? { ...row, [cell]: text } : row));
    this.#type(`${field}[${place}].${cell}`, { ...this.draft.content, [field]: rows });
  }

  rowsOf(field: string): readonly Readonly<Record<string, string>>[] {
    const rows = this.draft.content[field];
    return typeof rows === 'object' ? rows : [];
  }

  addRow(field: string, empty: Readonly<Record<string, string>>): void {
    this.#type(field, { ...this.draft.content, [field]: [...this.rowsOf(field), empty] });
  }

  takeRow(field: string, place: number): void {
    this.problems = [];
    this.#type(field, { ...this.draft.content, [field]: this.rowsOf(field).filter((_, index) => index !== place) });
  }

  /** Puts what an earlier version said into the form; nothing is kept until it is saved. */
  takeUp(version: EarlierSettings): void {
    this.problems = [];
    this.#keep({ ...this.draft, content: this.#fromToday(typedContentOf(version)) });
    this.reading += 1;
    this.said = { text: versionTaken(version.version), isProblem: false };
  }

  /** Sends a picture and puts it into the form as the logo; nothing is kept until it is saved. */
  sendLogo(picture: ChosenFile): Promise<void> {
    return this.#send(picture, logoToSend(this.#api));
  }

  /** Sends the QR code of a wallet and puts it into its row; nothing is kept until it is saved. @param place from 0. */
  sendWalletQr(place: number, picture: ChosenFile): Promise<void> {
    return this.#send(picture, walletQrToSend(this.#api, place));
  }

  async #send(picture: ChosenFile, { field, largestBytes, send, put }: PictureToSend): Promise<void> {
    if (this.sending !== null) return;
    if (picture.size > largestBytes) {
      return this.#blame(field, uploadRefusalText({ kind: 'upload-too-large', largestBytes }, 'La imagen'));
    }
    this.sending = field;
    const { name, draft: began } = this;
    const sent = await send(picture);
    runInAction(() => {
      this.sending = null;
      const isOpen = this.name === name;
      if (!sent.ok) return isOpen ? this.#blame(field, sent.refusal.detail) : undefined;
      const draft = isOpen ? this.draft : (this.#left.get(name) ?? began);
      const content = put(draft.content, sent.value.file);
      if (isOpen) this.#type(field, content);
      // Whoever looks at another part by now finds it there when they come back.
      else this.#left.keep(name, { ...draft, content });
    });
  }

  async save(): Promise<void> {
    if (this.isBusy) return;
    const { name } = this;
    const { content, seen } = this.draft;
    const checked = checkedSettings(name, content as unknown as SettingsContents[SettingsName]);
    this.problems = checked.ok ? [] : checked.refusal.problems;
    this.said = checked.ok ? null : { text: SOME_WRONG, isProblem: true };
    if (!checked.ok) return;
    this.isBusy = true;
    const answer = await this.#api.change(name, checked.value, seen);
    const isStale = !answer.ok && answer.refusal.kind === 'settings-changed-meanwhile';
    const renewed = answer.ok || isStale ? await this.#api.read(name) : null;
    runInAction(() => {
      this.isBusy = false;
      const isOpen = this.name === name;
      if (isOpen && renewed?.ok === true) this.shown = renewed.value;
      if (!answer.ok) return isOpen ? this.#refuse(answer.refusal) : undefined;
      const kept = renewed?.ok === true ? renewed.value : { version: seen + 1, content: checked.value };
      this.#goOn(name, content, { content: typedContentOf(kept), seen: kept.version });
      if (!isOpen) return;
      const done = isDated(name) ? datedSaved((checked.value as DatedSettings).since) : SETTINGS_SAVED;
      const text = renewed?.ok === true ? done : `${done} ${SETTINGS_STALE}`;
      this.said = { text, isProblem: false };
    });
  }

  /** After a part was saved: what was typed meanwhile stays, and goes on from what is kept now. */
  #goOn(name: SettingsName, sent: TypedContent, kept: Draft): void {
    const isOpen = this.name === name;
    const typed = isOpen ? this.draft : this.#left.get(name);
    const isChanged = typed !== undefined && typed.content !== sent;
    const draft = isChanged ? { ...typed, seen: kept.seen } : kept;
    if (isChanged) this.#left.keep(name, draft);
    else this.#left.forget(name);
    if (isOpen) this.draft = draft;
  }

  #refuse({ kind, detail, data }: CallRefusal): void {
    if (kind === 'settings-invalid') this.problems = (data['problems'] ?? []) as readonly ContentProblem[];
    // Whoever saves again has seen what the other one wrote.
    if (kind === 'settings-changed-meanwhile' && this.shown !== null)
      this.#keep({ ...this.draft, seen: this.shown.version });
    this.said = { text: detail, isProblem: true };
  }

  #blame(field: string, text: string): void {
    this.problems = [...this.problems.filter((problem) => problem.field !== field), { field, text }];
  }

  #type(field: string, content: TypedContent): void {
    this.problems = this.problems.filter((problem) => problem.field !== field);
    this.said = null;
    this.#keep({ ...this.draft, content: field === 'since' ? content : this.#fromToday(content) });
  }

  #fromToday(content: TypedContent): TypedContent {
    return fromToday(content, this.#clock.now());
  }

  #keep(draft: Draft): void {
    this.draft = draft;
    this.#left.keep(this.name, draft);
  }
}
