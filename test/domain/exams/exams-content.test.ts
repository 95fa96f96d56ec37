import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  questionDraftOf,
  type EditedExam,
  editedOf,
  examLimits,
  newExam,
  rulesOf,
  typedGrade,
} from '#domain/exams/exams-content.ts';
import { examsLacks } from '#domain/exams/exams-lacks.ts';
import { draftFaults, type QuestionDraft, questionLimits } from '#domain/exams/question-draft.ts';
import { fourQuestions, question } from '#test/support/exams/exam-builders.ts';
import { anyDraft } from '#test/support/exams/question-drafts.ts';

const questions = fourQuestions.map(({ id, ...draft }) => editedOf(id, draft));
const general: EditedExam = { ...newExam('g', null, 'Examen general'), questions };
const modules = [
  { id: 101, title: 'El contrato' },
  { id: 'nuevo', title: 'Otro' },
];
const lacks = (...exams: readonly EditedExam[]) => examsLacks({ exams }, modules, (source) => source === 'propia');
const textsOf = (...exams: readonly EditedExam[]) => lacks(...exams).map(({ field, text }) => `${field}: ${text}`);

describe('the settings of an exam', () => {
  test('property: a pass mark is read as the grade that it was written from', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (grade) => {
        expect(rulesOf({ ...general, passMark: typedGrade(grade) })?.passMark).toBe(grade);
      }),
    );
  });

  test('are read as they are typed; draws that are left blank are all', () => {
    const typed = { passMark: ' 10,5', attemptsADay: '3 ', minutes: '45', draws: '2', title: '  Final  ' };
    const rules = { passMark: 105, attemptsADay: 3, minutes: 45, draws: 2, title: 'Final', keyTelling: 'once-passed' };
    expect(rulesOf({ ...general, ...typed })).toEqual(rules);
    expect(rulesOf(general)?.draws).toBeNull();
  });

  test.each([
    [{ passMark: '0' }, 'examen-g-passMark'],
    [{ passMark: '20.5' }, 'examen-g-passMark'],
    [{ passMark: '14.25' }, 'examen-g-passMark'],
    [{ attemptsADay: '0' }, 'examen-g-attemptsADay'],
    [{ attemptsADay: '' }, 'examen-g-attemptsADay'],
    [{ minutes: 'media hora' }, 'examen-g-minutes'],
    [{ minutes: String(examLimits.minutes + 1) }, 'examen-g-minutes'],
    [{ draws: '5' }, 'examen-g-draws'],
    [{ draws: '0' }, 'examen-g-draws'],
    [{ title: ' ' }, 'examen-g-title'],
    [{ questions: [] }, 'examen-g-questions'],
  ])('%o hinder publishing, at their field', (changes, field) => {
    expect(lacks({ ...general, ...changes })).toEqual([
      expect.objectContaining({ part: 'exams', field, hinders: true }),
    ]);
  });
});

describe('the exams of a product', () => {
  test('lack nothing where they are whole', () => {
    expect(lacks(general, { ...general, id: 'm', moduleId: 'nuevo' }, { ...general, id: 'n', moduleId: 101 })).toEqual(
      [],
    );
  });

  test('are one of each module that there is, and one general', () => {
    const gone = { ...general, id: 'm', moduleId: 102 };
    expect(textsOf(general, { ...general, id: 'h' }, gone)).toEqual([
      'examen-h-module: Hay dos exámenes generales.',
      'examen-m-module: El módulo de un examen ya no está en el temario: elige otro o elimina el examen.',
    ]);
    const of101 = { ...general, moduleId: 101 };
    expect(textsOf(of101, { ...of101, id: 'h' })).toEqual(['examen-h-module: Un módulo tiene dos exámenes.']);
  });

  test('say of a question what it lacks, which it is, and where it is mended', () => {
    const [first] = questions;
    if (first === undefined) throw new Error('There are four questions.');
    const image = { source: 'ajena', text: 'Una boleta' };
    const wrong = [
      { ...first, text: ' ' },
      { ...first, id: 'q', points: 'dos' },
      { ...first, id: 'r', image },
    ];
    expect(textsOf({ ...general, questions: wrong })).toEqual([
      'pregunta-1-text: «Examen general», pregunta 1: escribe la pregunta.',
      `pregunta-q-points: «Examen general», pregunta 2: los puntos son un número entero de 1 a ${questionLimits.points}.`,
      'pregunta-r-image: «Examen general», pregunta 3: la imagen no es de este producto; súbela otra vez.',
    ]);
    expect(lacks({ ...general, questions: [{ ...first, image: { ...image, source: 'propia' } }] })).toEqual([]);
  });

  test('have a limit of questions', () => {
    const many = Array.from({ length: examLimits.questions + 1 }, (_, id) => ({ ...(questions[0] ?? fail()), id }));
    expect(lacks({ ...general, questions: many })[0]).toMatchObject({ field: '', hinders: true });
  });
});

describe('a question', () => {
  test('property: is edited as it is asked', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(draftFaults(draft)).toEqual([]);
        expect(questionDraftOf(editedOf(7, draft))).toEqual(draft);
      }),
    );
  });

  const single: QuestionDraft = question(1, 'single', ['a']);
  const options = (count: number, text = 'Opción') =>
    Array.from({ length: count }, (_, place) => ({ id: `o${place}`, text: `${text} ${place}` }));
  test.each<[Partial<QuestionDraft>, string]>([
    [{ text: '' }, 'text-missing'],
    [{ text: 'x'.repeat(questionLimits.text + 1) }, 'text-too-long'],
    [{ options: options(1), key: ['o0'] }, 'too-few-options'],
    [{ options: options(questionLimits.options + 1), key: ['o0'] }, 'too-many-options'],
    [{ options: [...options(2), { id: 'z', text: '' }], key: ['z'] }, 'option-missing'],
    [{ options: [...options(2), { id: 'y', text: '' }, { id: 'z', text: '' }], key: ['o0'] }, 'option-missing'],
    [{ options: options(2, 'x'.repeat(questionLimits.option)), key: ['o0'] }, 'option-too-long'],
    [{ options: options(2).map(({ id }) => ({ id, text: 'Igual' })), key: ['o0'] }, 'option-twice'],
    [{ key: [] }, 'key-missing'],
    [{ key: ['a', 'b'] }, 'key-of-one'],
    [{ key: ['z'] }, 'key-unknown'],
    [{ kind: 'ordering', key: ['a', 'b', 'c'] }, 'key-missing'],
    [{ kind: 'short-text', options: [], key: [] }, 'words-missing'],
    [
      { kind: 'short-text', options: [], key: options(questionLimits.options + 1).map(({ text }) => text) },
      'too-many-words',
    ],
    [{ kind: 'short-text', options: [], key: ['x'.repeat(201)] }, 'words-too-long'],
    [{ points: 0 }, 'points-out-of-range'],
    [{ points: 1.5 }, 'points-out-of-range'],
    [{ image: { source: 'x', text: '' } }, 'image-text-missing'],
    [{ image: { source: 'x', text: 'x'.repeat(questionLimits.imageText + 1) } }, 'image-text-too-long'],
    [{ reason: 'x'.repeat(questionLimits.reason + 1) }, 'reason-too-long'],
  ])('is not asked: %#', (changes, fault) => {
    expect(draftFaults({ ...single, ...changes })).toEqual([fault]);
  });
});

function fail(): never {
  throw new Error('There are four questions.');
}
