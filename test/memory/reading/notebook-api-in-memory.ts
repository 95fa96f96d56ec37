import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import type { AnnotationToKeep, Notebook } from '#application/read-models/reading/notebook.ts';
import type { AddAnnotation } from '#application/server/reading/add-annotation.ts';
import type { ChangeAnnotation } from '#application/server/reading/change-annotation.ts';
import type { KeepReadingPlace } from '#application/server/reading/keep-reading-place.ts';
import type { ReadNotebook } from '#application/server/reading/read-notebook.ts';
import type { RemoveAnnotation } from '#application/server/reading/remove-annotation.ts';
import type { RemoveBookmark } from '#application/server/reading/remove-bookmark.ts';
import type { SetBookmark } from '#application/server/reading/set-bookmark.ts';
import type { Annotation, HighlightColour } from '#domain/reading/annotation.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';
import { accept, type Refusal, refuse, type Result } from '#domain/shared/result.ts';

/** The school's own use cases about notebooks. */
export interface NotebookUseCases {
  readonly read: ReadNotebook;
  readonly add: AddAnnotation;
  readonly change: ChangeAnnotation;
  readonly remove: RemoveAnnotation;
  readonly setBookmark: SetBookmark;
  readonly removeBookmark: RemoveBookmark;
  readonly keepPlace: KeepReadingPlace;
}

const offline: CallRefusal = { kind: 'offline', status: null, detail: 'Sin conexión', field: null, data: {} };

/** The school's own notebooks, as the browser of one reader reaches it; its connection can be cut. */
export class NotebookApiInMemory extends NotebookApi {
  isOffline = false;

  constructor(
    private readonly school: NotebookUseCases,
    private readonly userId: string,
  ) {
    super();
  }

  ofBook(slug: string): Promise<Result<Notebook, CallRefusal>> {
    return this.#call(() => this.school.read.execute(this.userId, slug));
  }

  async add(annotation: AnnotationToKeep): Promise<Result<number, CallRefusal>> {
    const kind = annotation.note === '' ? 'highlight' : 'note';
    const added = await this.#call(() => this.school.add.execute(this.userId, { ...annotation, kind }));
    return added.ok ? accept(added.value.version) : added;
  }

  change(id: string, version: number, note: string, colour: HighlightColour): Promise<Result<Annotation, CallRefusal>> {
    return this.#call(() => this.school.change.execute(this.userId, id, version, { note, colour }));
  }

  currentOf({ data }: CallRefusal): Annotation | null {
    return (data['current'] as Annotation | undefined) ?? null;
  }

  remove(id: string): Promise<Result<void, CallRefusal>> {
    return this.#done(() => this.school.remove.execute(this.userId, id));
  }

  setBookmark(slug: string, bookmark: Bookmark): Promise<Result<void, CallRefusal>> {
    return this.#done(() => this.school.setBookmark.execute(this.userId, slug, bookmark));
  }

  removeBookmark(slug: string, section: string, anchor: string): Promise<Result<void, CallRefusal>> {
    return this.#done(() => this.school.removeBookmark.execute(this.userId, slug, section, anchor));
  }

  keepPlace(slug: string, place: Omit<ReadingPlace, 'at'>): Promise<Result<void, CallRefusal>> {
    return this.#done(() => this.school.keepPlace.execute(this.userId, slug, place));
  }

  async #done(step: () => Promise<Result<unknown, Refusal>>): Promise<Result<void, CallRefusal>> {
    const result = await this.#call(step);
    return result.ok ? accept(undefined) : result;
  }

  async #call<T>(step: () => Promise<Result<T, Refusal>>): Promise<Result<T, CallRefusal>> {
    if (this.isOffline) return refuse(offline);
    const result = await step();
    return result.ok ? result : refuse(callRefusal(result.refusal));
  }
}

const statuses: Readonly<Record<string, number>> = {
  'book-not-owned': 403,
  'annotation-changed': 409,
  'annotation-removed': 410,
  'quote-missing': 422,
  'quote-too-long': 422,
  'note-too-long': 422,
};

function callRefusal(refusal: Refusal): CallRefusal {
  const { kind, ...data } = refusal;
  return { kind, status: statuses[kind] ?? 404, detail: `No se pudo: ${kind}`, field: null, data };
}
