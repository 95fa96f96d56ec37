import {
  addResaltadoNota,
  annotationFromWire,
  changeAnnotation,
  eliminarResaltadoNota,
  keptVersion,
  readNotebook,
  resaltadoFromAnnotation,
} from '#adapters/http-contract/reading/notebook.ts';
import { keepReadingPlace, removeBookmark, setBookmark } from '#adapters/http-contract/reading/bookmarks.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import type { AnnotationToKeep, Notebook } from '#application/read-models/reading/notebook.ts';
import type { Annotation, HighlightColour } from '#domain/reading/annotation.ts';
import type { Bookmark } from '#domain/reading/bookmark.ts';
import type { ReadingPlace } from '#domain/reading/reading-place.ts';
import { accept, mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class NotebookApiOverHttp extends NotebookApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async ofBook(slug: string): Promise<Result<Notebook, CallRefusal>> {
    const answer = await this.http.call(readNotebook, { params: { slug } });
    return mapValue(answer, ({ annotations, bookmarks, place }) => ({
      annotations: annotations.map((each) => ({ ...dated(each), found: each.found })),
      bookmarks,
      place: place === null ? null : { ...place, at: new Date(place.at) },
    }));
  }

  async add(annotation: AnnotationToKeep): Promise<Result<number, CallRefusal>> {
    const answer = await this.http.call(addResaltadoNota, { body: resaltadoFromAnnotation(annotation) });
    return mapValue(answer, keptVersion);
  }

  async change(
    id: string,
    version: number,
    note: string,
    colour: HighlightColour,
  ): Promise<Result<Annotation, CallRefusal>> {
    const answer = await this.http.call(changeAnnotation, { params: { id }, body: { version, note, colour } });
    return mapValue(answer, dated);
  }

  currentOf({ data }: CallRefusal): Annotation | null {
    return annotationFromWire(data['current']);
  }

  async remove(id: string): Promise<Result<void, CallRefusal>> {
    const answer = await this.http.call(eliminarResaltadoNota, { params: { id } });
    return answer.ok ? accept(undefined) : answer;
  }

  setBookmark(slug: string, { section, anchor, label }: Bookmark): Promise<Result<void, CallRefusal>> {
    return this.http.call(setBookmark, { params: { slug }, body: { section, anchor, label } });
  }

  removeBookmark(slug: string, section: string, anchor: string): Promise<Result<void, CallRefusal>> {
    return this.http.call(removeBookmark, { params: { slug }, query: { section, anchor } });
  }

  keepPlace(slug: string, place: Omit<ReadingPlace, 'at'>, leaving: boolean): Promise<Result<void, CallRefusal>> {
    return this.http.call(keepReadingPlace, { params: { slug }, body: { ...place }, keepalive: leaving });
  }
}

type Sent = Omit<Annotation, 'createdAt' | 'changedAt'> & { readonly createdAt: string; readonly changedAt: string };

function dated(sent: Sent): Annotation {
  return { ...sent, createdAt: new Date(sent.createdAt), changedAt: new Date(sent.changedAt) };
}
