import { SyllabusApi } from '#application/browser/learning/ports/syllabus-api.ts';
import { partPage } from '#ui/school/staff/products/editor/part-page.tsx';
import { EditedSyllabus } from './edited-syllabus.tsx';

/** `/colaboradores/productos/:id/temario`: what a product teaches. */
export const { load, Component, meta } = partPage({
  part: 'syllabus',
  api: SyllabusApi,
  Part: EditedSyllabus,
  loadMore: () => Promise.resolve(null),
});
