import * as v from 'valibot';
import type { ContentOutline, ListedClass, ListedMaterial } from '#application/read-models/learning/content-outline.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import type { MyContents } from '#application/read-models/learning/my-contents.ts';
import type { OpenedClass, StudyProgress } from '#application/read-models/learning/opened-class.ts';
import { questionTexts } from '#domain/learning/consultation-texts.ts';
import type { CourseProgress } from '#domain/learning/progress.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { idText } from '#adapters/http-contract/shared/wire-values.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { LONGEST_QUESTION } from '#domain/learning/consultation.ts';
import { endpoint, type Endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const area = 'Aprendizaje';

const kindWire = v.picklist(productKinds);
const progressWire = wireOf<CourseProgress>()(
  v.object({
    completed: v.number(),
    total: v.number(),
    /** 0 to 100. */
    percent: v.number(),
    finished: v.boolean(),
  }),
);
const classWire = wireOf<ListedClass>()(
  v.object({
    id: v.number(),
    title: v.string(),
    kind: v.picklist(['video', 'reading']),
    durationSeconds: v.number(),
    teacher: v.nullable(v.string()),
    /** 'new': never opened. */
    state: v.picklist(['new', 'begun', 'completed']),
    /** Whole seconds at which a video goes on. */
    resumeSeconds: v.number(),
  }),
);
const materialWire = wireOf<ListedMaterial>()(
  v.object({
    id: v.number(),
    classId: v.nullable(v.number()),
    title: v.string(),
    mediaType: v.string(),
    bytes: v.number(),
  }),
);

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const inContent = v.object({ slug });
const inClass = v.object({ slug, classId: idText });

export const myContents = endpoint({
  method: 'GET',
  path: '/api/v1/my-contents',
  summary: 'Lo que tiene quien llama, con su avance, y la clase en la que se quedó',
  area,
  signIn: 'required',
  answer: wireOf<MyContents>()(
    v.object({
      continuation: v.nullable(
        v.object({
          content: v.object({ slug: v.string(), title: v.string(), kind: kindWire }),
          class: v.object({
            id: v.number(),
            title: v.string(),
            kind: v.picklist(['video', 'reading']),
            durationSeconds: v.number(),
          }),
          resumeSeconds: v.number(),
          progress: progressWire,
          /** False: nothing was studied yet. */
          begun: v.boolean(),
        }),
      ),
      contents: v.array(
        v.object({
          id: v.number(),
          slug: v.string(),
          title: v.string(),
          kind: kindWire,
          /** A seminar that was held already. */
          isOver: v.optional(v.literal(true)),
          /** Key of the uploaded cover; null: the school draws one. */
          coverFile: v.nullable(v.string()),
          /** Null: it has no classes. */
          progress: v.nullable(progressWire),
          lastAt: v.nullable(v.string()),
          /** When access ends; null: never. */
          until: v.nullable(v.string()),
        }),
      ),
      /** Anything was ever studied, or had until it ended. */
      hasStudied: v.boolean(),
    }),
  ),
});

export const contentOutline = endpoint({
  method: 'GET',
  path: '/api/v1/contents/:slug',
  summary: 'Un contenido de quien llama: pestañas, módulos, clases, materiales y avance',
  area,
  signIn: 'required',
  params: inContent,
  answer: wireOf<ContentOutline>()(
    v.object({
      slug: v.string(),
      title: v.string(),
      kind: kindWire,
      tabs: v.array(v.picklist(['content', 'consultations', 'exams', 'certificate'])),
      modules: v.array(
        v.object({ id: v.number(), title: v.string(), summary: v.string(), classes: v.array(classWire) }),
      ),
      materials: v.array(materialWire),
      progress: progressWire,
      /** The class to go on with; null: all are done, or there is none. */
      nextClassId: v.nullable(v.number()),
      /** Answers to the caller's own questions that they have not seen. */
      unreadAnswers: v.number(),
    }),
  ),
});

export const classViewing = endpoint({
  method: 'POST',
  path: '/api/v1/contents/:slug/classes/:classId/viewings',
  summary: 'Abre una clase: su lectura, o las direcciones firmadas de su video',
  area,
  signIn: 'required',
  params: inClass,
  status: 200,
  answer: wireOf<OpenedClass>()(
    v.object({
      class: classWire,
      /** Sanitised HTML of a reading class. */
      readingHtml: v.nullable(v.string()),
      video: v.nullable(
        v.object({
          source: v.string(),
          mediaType: v.string(),
          captions: v.nullable(v.string()),
          poster: v.nullable(v.string()),
          /** When the addresses stop working. */
          until: v.string(),
        }),
      ),
    }),
  ),
});

const studyProgressWire = wireOf<StudyProgress>()(
  v.object({ class: classWire, progress: progressWire, certificatesIssued: v.number() }),
);

const second = v.pipe(v.number('Los segundos van en números.'), v.minValue(0), v.maxValue(1_000_000));

export const classProgress = endpoint({
  method: 'PUT',
  path: '/api/v1/contents/:slug/classes/:classId/progress',
  summary: 'Guarda dónde va un video y qué tramos se vieron, hasta donde el reloj de la escuela lo permite',
  area,
  signIn: 'required',
  params: inClass,
  body: v.object({
    positionSeconds: second,
    watched: v.pipe(v.array(v.tuple([second, second])), v.maxLength(500, 'Demasiados tramos en un solo envío.')),
  }),
  answer: studyProgressWire,
});

export const classReading = endpoint({
  method: 'PUT',
  path: '/api/v1/contents/:slug/classes/:classId/reading',
  summary: 'Marca como leída una clase de lectura',
  area,
  signIn: 'required',
  params: inClass,
  answer: studyProgressWire,
});

export const materialAddress = endpoint({
  method: 'POST',
  path: '/api/v1/contents/:slug/materials/:materialId/addresses',
  summary: 'Una dirección firmada y breve para descargar un material',
  area,
  signIn: 'required',
  params: v.object({ slug, materialId: idText }),
  status: 200,
  answer: v.object({ address: v.string(), until: v.string() }),
});

const consultationWire = wireOf<ListedConsultation>()(
  v.object({
    id: v.string(),
    own: v.boolean(),
    /** Given name and initial. */
    author: v.string(),
    question: v.string(),
    askedAt: v.string(),
    answer: v.nullable(
      v.object({
        text: v.string(),
        at: v.string(),
        by: v.nullable(v.string()),
        /** To whoever asked, who sees it for the first time. */
        isNew: v.boolean(),
      }),
    ),
  }),
);

export const contentConsultations = endpoint({
  method: 'GET',
  path: '/api/v1/contents/:slug/consultations',
  summary: 'Las consultas de quien llama y las respondidas de los demás',
  area,
  signIn: 'required',
  params: inContent,
  answer: v.object({ consultations: v.array(consultationWire) }),
});

export const askConsultation = endpoint({
  method: 'POST',
  path: '/api/v1/contents/:slug/consultations',
  summary: 'Hace una consulta a los docentes de un contenido',
  area,
  signIn: 'required',
  params: inContent,
  body: v.object({
    question: v.pipe(
      v.string(questionTexts['question-missing']),
      v.maxLength(LONGEST_QUESTION * 4, 'La consulta es demasiado larga.'),
    ),
  }),
  status: 201,
  answer: v.object({ consultations: v.array(consultationWire) }),
});

export const learningEndpoints: readonly Endpoint[] = [
  myContents,
  contentOutline,
  classViewing,
  classProgress,
  classReading,
  materialAddress,
  contentConsultations,
  askConsultation,
];
