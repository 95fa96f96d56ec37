import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ContentOutline, ListedClass } from '#application/read-models/learning/content-outline.ts';

/** A class of one minute, never opened. */
export function listedClass(id: number, changes: Partial<ListedClass> = {}): ListedClass {
  const title = `Clase ${id}`;
  return { id, title, kind: 'video', durationSeconds: 60, teacher: null, state: 'new', resumeSeconds: 0, ...changes };
}

/** A course of two modules: a video and a reading, then a video; with one material and every tab. */
export function contentOutline(changes: Partial<ContentOutline> = {}): ContentOutline {
  return {
    slug: 'derecho-laboral',
    title: 'Derecho laboral para empresas',
    kind: 'course',
    tabs: ['content', 'consultations', 'exams', 'certificate'],
    modules: [
      {
        id: 101,
        title: 'El contrato',
        summary: 'Cómo empieza todo.',
        classes: [
          listedClass(1, { title: 'La relación de trabajo', teacher: 'Rosa Huamán Quispe' }),
          listedClass(2, { title: 'El plazo fijo', kind: 'reading', durationSeconds: 240 }),
        ],
      },
      { id: 102, title: 'La remuneración', summary: '', classes: [listedClass(3, { title: 'Horas extras' })] },
    ],
    materials: [
      { id: 7, classId: null, title: 'Guía del curso', mediaType: 'application/pdf', bytes: 120_000 },
      { id: 8, classId: 1, title: 'Modelo de contrato', mediaType: 'application/pdf', bytes: 9_400 },
    ],
    progress: { completed: 0, total: 3, percent: 0, finished: false },
    nextClassId: 1,
    unreadAnswers: 0,
    ...changes,
  };
}

/** A refusal of the school, or the lack of an answer. */
export function callRefusal(changes: Partial<CallRefusal> = {}): CallRefusal {
  return {
    kind: 'server-error',
    status: 500,
    detail: 'Algo falló de nuestro lado.',
    field: null,
    data: {},
    ...changes,
  };
}
