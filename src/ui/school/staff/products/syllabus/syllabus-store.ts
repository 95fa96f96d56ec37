import { makeAutoObservable } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import {
  type SyllabusClass,
  type SyllabusContent,
  type SyllabusId,
  syllabusLimits,
  type SyllabusMaterial,
} from '#domain/learning/syllabus/syllabus.ts';
import * as changes from '#domain/learning/syllabus/syllabus-changes.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import type { PartStore } from '#ui/school/staff/products/editor/part-store.ts';
import type { UploadStore } from './upload-store.ts';
import type { TakenVideo } from './video-task.ts';

/** The modules and classes of a product while they are edited: every change is one of the working copy's. */
export class SyllabusStore {
  /** The class whose details are open; null: none. */
  open: SyllabusId | null = null;
  /** What the last move did, for whoever does not see it. */
  said = '';
  /** What is dragged; null: nothing. */
  dragged: { readonly kind: 'module' | 'class'; readonly id: SyllabusId } | null = null;
  /** Why files that were dropped on a module were left out, in sentences. */
  leftOut: { readonly moduleId: SyllabusId; readonly reasons: readonly string[] } | null = null;

  readonly #part: PartStore<SyllabusContent>;
  readonly #productId: number;
  readonly #uploads: UploadStore;
  readonly #ids: IdGenerator;

  constructor(part: PartStore<SyllabusContent>, productId: number, uploads: UploadStore, ids: IdGenerator) {
    this.#part = part;
    this.#productId = productId;
    this.#uploads = uploads;
    this.#ids = ids;
    makeAutoObservable(this);
  }

  get productId(): number {
    return this.#productId;
  }

  /** What the working copy lacks. */
  get lacks(): readonly Lack[] {
    return this.#part.lacks;
  }

  get content(): SyllabusContent {
    return this.#part.content;
  }

  toggle(id: SyllabusId): void {
    this.open = this.open === id ? null : id;
  }

  drag(dragged: SyllabusStore['dragged']): void {
    this.dragged = dragged;
  }

  addModule(): SyllabusId {
    const id = this.#ids.newId();
    this.#part.change(changes.withModule(this.content, id));
    return id;
  }

  changeModule(id: SyllabusId, change: { readonly title?: string; readonly summary?: string }): void {
    this.#part.change(changes.withModuleChanged(this.content, id, change));
  }

  removeModule(id: SyllabusId): void {
    for (const each of this.content.modules.find((module) => module.id === id)?.classes ?? [])
      this.#uploads.cancel(each.id);
    this.#part.change(changes.withoutModule(this.content, id));
  }

  moveModule(id: SyllabusId, index: number): void {
    this.#part.change(changes.withModuleAt(this.content, id, index));
    const at = this.content.modules.findIndex((module) => module.id === id);
    this.said = `${nameOf(this.content.modules[at]?.title ?? '', 'Módulo')}: ahora es el módulo ${at + 1} de ${this.content.modules.length}.`;
  }

  addClass(moduleId: SyllabusId, kind: SyllabusClass['kind']): SyllabusId {
    const id = this.#ids.newId();
    this.#part.change(changes.withClasses(this.content, moduleId, [changes.newClass(id, kind, '')]));
    this.open = id;
    return id;
  }

  changeClass(id: SyllabusId, change: Partial<Omit<SyllabusClass, 'id'>>): void {
    this.#part.change(changes.withClassChanged(this.content, id, change));
  }

  removeClass(id: SyllabusId): void {
    this.#uploads.cancel(id);
    this.#part.change(changes.withoutClass(this.content, id));
  }

  moveClass(id: SyllabusId, place: changes.ClassPlace | null): void {
    if (place === null) return;
    this.#part.change(changes.withClassAt(this.content, id, place));
    const now = changes.placeOfClass(this.content, id);
    const module = this.content.modules.find((each) => each.id === now?.moduleId);
    const title = changes.classOf(this.content, id)?.title ?? '';
    this.said = `${nameOf(title, 'Clase')}: ahora es la clase ${(now?.index ?? 0) + 1} de ${module?.classes.length ?? 0} en «${module?.title ?? ''}».`;
  }

  changeMaterials(
    classId: SyllabusId | null,
    change: (materials: readonly SyllabusMaterial[]) => readonly SyllabusMaterial[],
  ): void {
    this.#part.change(changes.withMaterials(this.content, classId, change));
  }

  newMaterial(title: string, file: string): SyllabusMaterial {
    return { id: this.#ids.newId(), title, file };
  }

  /** Makes classes of files: videos, and texts in Markdown, in the order in which they came. */
  async addFiles(moduleId: SyllabusId, files: readonly File[]): Promise<void> {
    const made: { readonly each: SyllabusClass; readonly file: File | null }[] = [];
    const reasons: string[] = [];
    for (const file of files) {
      const id = this.#ids.newId();
      const title = changes.titleOfFile(file.name);
      if (/\.(?:md|markdown|txt)$/i.test(file.name)) {
        const text = await readText(file);
        if (text === null) reasons.push(`No se agregó ${file.name}: ${LONG_TEXT}`);
        else made.push({ each: { ...changes.newClass(id, 'reading', title), text }, file: null });
      } else if (file.type.startsWith('video/') || /\.(?:mp4|m4v|webm|mov|mkv|avi)$/i.test(file.name)) {
        made.push({ each: changes.newClass(id, 'video', title), file });
      } else reasons.push(`No se agregó ${file.name}: ${NO_CLASS}`);
    }
    this.leaveOut(moduleId, reasons);
    if (made.length > 0)
      this.#part.change(
        changes.withClasses(
          this.content,
          moduleId,
          made.map(({ each }) => each),
        ),
      );
    for (const { each, file } of made) if (file !== null) this.#uploads.add(this.#productId, each.id, file);
  }

  /** Puts a video that the school has taken into its class; captions of the video before it stay, to be corrected. */
  take({ classId, video, seconds, poster }: TakenVideo): void {
    this.changeClass(classId, { kind: 'video', video, seconds, ...(poster !== null && { poster }) });
  }

  private leaveOut(moduleId: SyllabusId, reasons: readonly string[]): void {
    this.leftOut = { moduleId, reasons };
  }
}

const NO_CLASS = 'aquí van videos y textos. Un material se agrega dentro de su clase.';
const LONG_TEXT = `una lectura tiene hasta ${syllabusLimits.text} caracteres. Divídela en varias.`;

/** The text of a file; null: it is longer than a reading may be. */
async function readText(file: File): Promise<string | null> {
  // A character is four bytes at most.
  if (file.size > syllabusLimits.text * 4) return null;
  const text = await file.text();
  return text.length > syllabusLimits.text ? null : text;
}

const nameOf = (title: string, what: string): string => (title.trim() === '' ? what : `«${title.trim()}»`);
