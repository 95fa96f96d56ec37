import * as v from 'valibot';
import { partEndpoints, productParams } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { formFile } from '#adapters/http-contract/shared/form-file.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import type { ExamsInOffice as Surroundings, QuestionsOfFile } from '#application/read-models/exams/exams-in-office.ts';
import { keyTellings } from '#domain/exams/exam.ts';
import { examLimits, type ExamsContent } from '#domain/exams/exams-content.ts';
import { questionLimits } from '#domain/exams/question-draft.ts';
import { questionKinds } from '#domain/exams/question-kinds.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';

const area = 'Exámenes de la escuela';

/** Twice what the rule allows: what is typed too long is kept, and told. */
const typed = (most: number) => v.pipe(v.string(), v.maxLength(2 * most, tooLong));
const line = typed(examLimits.title);
const id = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.pipe(v.string(), v.minLength(1), v.maxLength(60, tooLong)),
]);
const picture = v.pipe(v.string('Falta la imagen.'), v.maxLength(300, tooLong));

const draft = {
  kind: v.picklist(questionKinds),
  text: typed(questionLimits.text),
  options: v.pipe(
    v.array(v.object({ id: v.pipe(v.string(), v.maxLength(20, tooLong)), text: typed(questionLimits.option) })),
    v.maxLength(2 * questionLimits.options),
    v.readonly(),
  ),
  image: v.nullable(v.object({ source: picture, text: typed(questionLimits.imageText) })),
  key: v.pipe(v.array(typed(questionLimits.option)), v.maxLength(2 * questionLimits.options), v.readonly()),
  reason: typed(questionLimits.reason),
};

/** Some kilobytes a question: a whole bank is sent at once. */
const largestContent = 4 * 1024 * 1024;

/** The part `exams` of a product's working copy. */
export const examsEndpoints = partEndpoints(
  'exams',
  wireOf<ExamsContent>()(
    v.object({
      exams: v.pipe(
        v.array(
          v.object({
            id,
            moduleId: v.nullable(id),
            title: line,
            passMark: line,
            attemptsADay: line,
            minutes: line,
            draws: line,
            keyTelling: v.picklist(keyTellings),
            questions: v.pipe(
              v.array(v.object({ id, ...draft, points: line })),
              v.maxLength(examLimits.questions, `Un examen guarda hasta ${examLimits.questions} preguntas.`),
              v.readonly(),
            ),
          }),
        ),
        v.maxLength(examLimits.exams, 'Hay demasiados exámenes.'),
        v.readonly(),
      ),
    }),
  ),
  { largestBody: largestContent },
);

const path = '/api/v1/staff/products/:id';
const own = { area, signIn: 'required', permission: 'edit-own-products', params: productParams } as const;
const list = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.readonly());

export const readExamsInOffice = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/exam-figures`,
  summary: 'Los módulos del temario en borrador, y cómo le ha ido a cada pregunta publicada en los intentos cerrados',
  permission: 'see-products',
  answer: wireOf<Surroundings>()(
    v.object({
      modules: list(v.object({ id, title: v.string() })),
      figures: list(
        v.object({
          id: v.number(),
          asked: v.number(),
          unanswered: v.number(),
          difficulty: v.nullable(v.number()),
          discrimination: v.nullable(v.number()),
          answers: list(v.object({ answer: v.string(), count: v.number(), right: v.boolean() })),
          isBad: v.boolean(),
          verdict: list(v.string()),
        }),
      ),
    }),
  ),
});

export const readQuestionFile = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/question-files`,
  summary: 'Lee las preguntas de un archivo GIFT o CSV sin guardar nada; con una falla, dice cada una y no da ninguna',
  bodyFormat: 'form',
  largestFile: 8 * 1024 * 1024,
  body: v.object({ archivo: formFile('Elige un archivo.') }),
  answer: wireOf<QuestionsOfFile>()(
    v.object({
      questions: list(v.object({ ...draft, points: v.number() })),
      faults: list(v.object({ line: v.number(), text: v.string() })),
      count: v.number(),
    }),
  ),
});

export const keepQuestionPicture = endpoint({
  ...own,
  method: 'POST',
  path: `${path}/question-pictures`,
  summary: 'Guarda una imagen para una pregunta del producto',
  bodyFormat: 'form',
  largestFile: officeUploadRules.questionPicture.largestBytes,
  body: v.object({ imagen: formFile('Elige una imagen.') }),
  answer: v.object({ source: v.string(), address: v.string() }),
});

export const addressOfQuestionPicture = endpoint({
  ...own,
  method: 'GET',
  path: `${path}/question-pictures`,
  summary: 'Una dirección por la que se ve una imagen de las preguntas del producto, durante doce horas',
  permission: 'see-products',
  query: v.object({ source: picture }),
  answer: v.object({ address: v.string() }),
});

export const examsInOfficeEndpoints = [
  examsEndpoints.read,
  examsEndpoints.keep,
  readExamsInOffice,
  readQuestionFile,
  keepQuestionPicture,
  addressOfQuestionPicture,
] as const;
