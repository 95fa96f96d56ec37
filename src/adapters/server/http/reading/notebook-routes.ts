import type { FastifyInstance } from 'fastify';
import {
  addResaltadoNota,
  annotationFromResaltado,
  annotationToWire,
  changeAnnotation,
  eliminarResaltadoNota,
  keptAnswer,
  readNotebook,
} from '#adapters/http-contract/reading/notebook.ts';
import { keepReadingPlace, removeBookmark, setBookmark } from '#adapters/http-contract/reading/bookmarks.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AddAnnotation, type AddAnnotationRefusal } from '#application/server/reading/add-annotation.ts';
import { ChangeAnnotation, type ChangeAnnotationRefusal } from '#application/server/reading/change-annotation.ts';
import { KeepReadingPlace } from '#application/server/reading/keep-reading-place.ts';
import { ReadNotebook } from '#application/server/reading/read-notebook.ts';
import { RemoveAnnotation } from '#application/server/reading/remove-annotation.ts';
import { RemoveBookmark } from '#application/server/reading/remove-bookmark.ts';
import { SetBookmark, type SetBookmarkRefusal } from '#application/server/reading/set-bookmark.ts';
import { noteTooLongText } from '#domain/reading/annotation.ts';
import { accept } from '#domain/shared/result.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { bookNotFound } from './reading-routes.ts';

const refusals: RefusalTable<AddAnnotationRefusal | ChangeAnnotationRefusal | SetBookmarkRefusal> = {
  'book-not-found': bookNotFound,
  'section-not-found': { status: 404, detail: 'Esta sección ya no está en el libro.' },
  'book-not-owned': {
    status: 403,
    detail: 'Este libro todavía no es tuyo, o tu acceso terminó. Lo que ya marcaste sigue guardado.',
    data: ({ slug }) => ({ slug }),
  },
  'quote-missing': { status: 422, detail: 'Selecciona un texto para marcarlo.', field: 'seleccion' },
  'quote-too-long': {
    status: 422,
    detail: ({ most }) => `La selección es demasiado larga: marca pasajes de hasta ${most} caracteres.`,
    field: 'seleccion',
  },
  'place-impossible': { status: 422, detail: 'El fin debe ser mayor que el inicio.', field: 'fin' },
  'note-too-long': {
    status: 422,
    detail: ({ most, length }) => noteTooLongText(length, most),
    field: 'note',
  },
  'annotation-not-found': { status: 404, detail: 'No encontramos esa nota entre las tuyas.' },
  'annotation-removed': { status: 410, detail: 'Esa nota se quitó en otro dispositivo.' },
  'annotation-changed': {
    status: 409,
    detail: 'La nota cambió en otro dispositivo. Aquí están las dos para que elijas.',
    data: ({ current }) => ({ current: annotationToWire(current) }),
  },
  'too-many-annotations': {
    status: 422,
    detail: ({ most }) => `Llegaste a ${most} marcas en este libro. Quita alguna para seguir.`,
  },
  'too-many-bookmarks': {
    status: 422,
    detail: ({ most }) => `Llegaste a ${most} marcadores en este libro. Quita alguno para seguir.`,
  },
};

const addResaltadoNotaRefusals = only(
  refusals,
  'annotation-not-found',
  'annotation-removed',
  'book-not-found',
  'book-not-owned',
  'note-too-long',
  'place-impossible',
  'quote-missing',
  'quote-too-long',
  'section-not-found',
  'too-many-annotations',
);

/** Notebooks of readers: the calls of section 7 at their paths (API-2.13, API-2.14), and ours. */
export function notebookRoutes(app: FastifyInstance, school: School): void {
  sectionSeven(app, school);
  notebook(app, school);
}

function sectionSeven(app: FastifyInstance, school: School): void {
  serve(app, school, addResaltadoNota, addResaltadoNotaRefusals, async (call) => {
    const { userId } = call.caller;
    const given = annotationFromResaltado(call.body);
    const added = await school.write(AddAnnotation, (add) => add.execute(userId, given));
    return added.ok ? accept(keptAnswer(added.value, given.sectionId)) : added;
  });
  serve(app, school, eliminarResaltadoNota, only(refusals, 'annotation-not-found'), async (call) => {
    const { userId } = call.caller;
    const removed = await school.write(RemoveAnnotation, (remove) => remove.execute(userId, call.params.id));
    return removed.ok ? accept({ response: 'ok' as const }) : removed;
  });
}

function notebook(app: FastifyInstance, school: School): void {
  serve(app, school, readNotebook, only(refusals, 'book-not-found'), async (call) => {
    const found = await school.get(ReadNotebook).execute(call.caller.userId, call.params.slug);
    if (!found.ok) return found;
    const { annotations, bookmarks, place } = found.value;
    return accept({
      annotations: annotations.map((each) => ({ ...annotationToWire(each), found: each.found })),
      bookmarks,
      place: place === null ? null : { ...place, at: place.at.toISOString() },
    });
  });
  serve(
    app,
    school,
    changeAnnotation,
    only(refusals, 'annotation-changed', 'annotation-not-found', 'annotation-removed', 'note-too-long'),
    async (call) => {
      const { userId } = call.caller;
      const { version, note, colour } = call.body;
      const changed = await school.write(ChangeAnnotation, (change) =>
        change.execute(userId, call.params.id, version, { note, colour }),
      );
      return changed.ok ? accept(annotationToWire(changed.value)) : changed;
    },
  );
  serve(
    app,
    school,
    setBookmark,
    only(refusals, 'book-not-found', 'book-not-owned', 'section-not-found', 'too-many-bookmarks'),
    async (call) => {
      const { userId } = call.caller;
      const set = await school.write(SetBookmark, (use) => use.execute(userId, call.params.slug, call.body));
      return set.ok ? accept(undefined) : set;
    },
  );
  serve(app, school, removeBookmark, only(refusals, 'book-not-found'), async (call) => {
    const { userId } = call.caller;
    const { section, anchor } = call.query;
    const removed = await school.write(RemoveBookmark, (use) => use.execute(userId, call.params.slug, section, anchor));
    return removed.ok ? accept(undefined) : removed;
  });
  serve(app, school, keepReadingPlace, only(refusals, 'book-not-found', 'book-not-owned'), async (call) => {
    const { userId } = call.caller;
    const kept = await school.write(KeepReadingPlace, (keep) => keep.execute(userId, call.params.slug, call.body));
    return kept.ok ? accept(undefined) : kept;
  });
}
