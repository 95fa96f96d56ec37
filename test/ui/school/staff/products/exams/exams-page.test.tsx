import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExamMakingApi, ExamsApi } from '#application/browser/exams/ports/exam-making-api.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { ExamsInOffice } from '#application/read-models/exams/exams-in-office.ts';
import type { ShownEditedProduct } from '#application/read-models/office/products/edited-product.ts';
import { editedOf, type ExamsContent, newExam } from '#domain/exams/exams-content.ts';
import { accept } from '#domain/shared/result.ts';
import { EditedProductStore } from '#ui/school/staff/products/editor/edited-product-store.ts';
import * as examsPage from '#ui/school/staff/products/exams/exams-page.tsx';
import { ExamMakingApiInMemory } from '#test/memory/exams/exam-making-api-in-memory.ts';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { PartApiInMemory } from '#test/memory/office/part-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { fourQuestions } from '#test/support/exams/exam-builders.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TimerByHand } from '#test/support/shared/timer-by-hand.ts';

const figures = {
  asked: 40,
  unanswered: 2,
  difficulty: 0.25,
  discrimination: -0.41,
  answers: [{ answer: 'Alternativa a', count: 10, right: true }],
  isBad: true,
  verdict: ['La aciertan más quienes salen peor en el resto: revisa la respuesta correcta.'],
};
const around: ExamsInOffice = {
  modules: [
    { id: 101, title: 'El contrato' },
    { id: 'nuevo', title: 'La remuneración' },
  ],
  figures: [{ id: 2, ...figures }],
};
const product: ShownEditedProduct = {
  id: 1,
  sku: 'ES-VT-001',
  kind: 'course',
  title: 'Derecho laboral',
  slug: 'derecho-laboral',
  state: 'published',
  publishAt: null,
  parts: ['facts', 'prices', 'exams'],
  changed: ['exams'],
  lacks: [],
  effects: [],
  mark: '',
  mayEdit: true,
  mayPublish: true,
};
const questions = fourQuestions.map(({ id, ...draft }) => editedOf(id, draft));
const general = { ...newExam('g', null, 'Examen general'), questions };

async function show(content: ExamsContent = { exams: [general] }, at = '/1', mayEdit = true) {
  const [api, making, timer] = [new PartApiInMemory(content), new ExamMakingApiInMemory(around), new TimerByHand()];
  const products = new EditedProductsApiInMemory({ ...product, mayEdit });
  const session = await officeSession('editor');
  await showPages([{ path: '/:id', module: examsPage }], at, (container) => {
    session.wire(container);
    container.bind(ExamsApi).toConstantValue(api);
    container.bind(ExamMakingApi).toConstantValue(making);
    container.bind(EditedProductsApi).toConstantValue(products);
    container.bind(Timer).toConstantValue(timer);
    container.bind(TabStorage).toConstantValue(new TabStorageInMemory());
    container.bind(EditedProductStore).toConstantValue(new EditedProductStore(products, timer));
  });
  /** What was saved last. */
  const saved = async () => {
    timer.advance(5000);
    await waitFor(() => expect(api.saves.length).toBeGreaterThan(0));
    return api.saves.at(-1)?.exams ?? [];
  };
  return { api, making, products, saved, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

test('an exam of a module is added, set and given questions of every kind, all by keyboard', async () => {
  const { user, saved } = await show({ exams: [] });
  expect(screen.getByRole('heading', { name: 'Este producto no tiene exámenes' })).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Agregar el examen de un módulo' }), 'La remuneración');
  expect(document.activeElement).toBe(field('Título'));
  await user.clear(field('Nota para aprobar'));
  await pasteInto(user, field('Nota para aprobar'), '10.5');
  await user.click(press('Una alternativa'));
  expect(document.activeElement).toBe(field('Pregunta'));
  await pasteInto(user, field('Pregunta'), '¿Cuánto es?');
  await pasteInto(user, field('Alternativa 1'), 'Uno');
  await pasteInto(user, field('Alternativa 2'), 'Dos');
  for (const place of [4, 3]) await user.click(press(`Quitar la alternativa ${place}`));
  await user.click(screen.getByRole('radio', { name: 'Correcta: Dos' }));
  await user.click(press('Verdadero o falso'));
  await user.click(screen.getByRole('radio', { name: 'Correcta: Falso' }));
  await user.click(press('Respuesta escrita'));
  await pasteInto(user, field(/^Respuesta correcta/), '13 %');
  await user.click(press('Agregar otra que también vale'));
  await pasteInto(user, field('También vale (1)'), 'trece por ciento');
  await user.click(press('Ordenar'));
  await pasteInto(user, field('Alternativa 1'), 'Segundo');
  await pasteInto(user, field('Alternativa 2'), 'Primero');
  await user.click(press('Subir la alternativa 2'));
  await user.click(press('Subir la pregunta 4'));
  expect(await axeProblems()).toEqual([]);
  const [exam, ...more] = await saved();
  expect(more).toEqual([]);
  expect(exam).toMatchObject({ moduleId: 'nuevo', title: 'Examen de La remuneración', passMark: '10.5' });
  expect(exam?.questions.map(({ kind }) => kind)).toEqual(['single', 'true-false', 'ordering', 'short-text']);
  expect(exam?.questions[0]).toMatchObject({
    text: '¿Cuánto es?',
    key: ['b'],
    options: [{ text: 'Uno' }, { text: 'Dos' }],
  });
  expect(exam?.questions[1]).toMatchObject({ key: ['b'] });
  expect(exam?.questions[2]).toMatchObject({ key: ['b', 'a', 'c', 'd'] });
  expect(exam?.questions[3]).toMatchObject({ key: ['13 %', 'trece por ciento'], options: [] });
});

test('a file brings its questions or says each fault and brings none; a picture is sent with what it shows', async () => {
  const { user, making, saved } = await show();
  making.file = { questions: [], faults: [{ line: 7, text: 'Falta la respuesta.' }], count: 3 };
  const bring = () => user.upload(screen.getByLabelText('Archivo de preguntas'), new File(['x'], 'banco.txt'));
  await bring();
  const wrong = within(await screen.findByRole('alert', { name: 'Lo que falla en el archivo' }));
  expect(wrong.getByText('Línea 7: Falta la respuesta.')).toBeTruthy();
  expect(wrong.getByText('Y 2 más.')).toBeTruthy();
  making.file = { questions: fourQuestions.map(({ id: _, ...draft }) => draft), faults: [], count: 0 };
  await bring();
  await screen.findByText('Se agregaron 4 preguntas.');
  expect(screen.queryByRole('alert', { name: 'Lo que falla en el archivo' })).toBeNull();
  await user.click(press('Pregunta 8 Pregunta 4'));
  await user.upload(
    screen.getByLabelText('Imagen de la pregunta'),
    new File(['x'], 'cuadro.png', { type: 'image/png' }),
  );
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Qué muestra la imagen' }), 'Un cuadro');
  const [exam] = await saved();
  expect(exam?.questions).toHaveLength(8);
  expect(exam?.questions.slice(0, 4)).toEqual(questions);
  expect(exam?.questions[7]).toMatchObject({
    text: 'Pregunta 4',
    image: { source: 'preguntas/1/nueva.webp', text: 'Un cuadro' },
  });
});

test('questions that do badly are told and found; the exam is tried as a student would, and nothing of it is kept', async () => {
  const { user, api } = await show();
  await user.click(press('Ver solo las por revisar (1)'));
  expect(screen.getAllByRole('button', { name: /^Pregunta \d/ })).toHaveLength(1);
  await user.click(press('Pregunta 2 Pregunta 2'));
  const beside = within(screen.getByRole('complementary', { name: 'Cómo le ha ido' }));
  expect(beside.getByText(/revisa la respuesta correcta/)).toBeTruthy();
  expect(beside.getByText('25 %')).toBeTruthy();
  await user.click(press('Probar como estudiante'));
  const trial = within(await screen.findByRole('dialog'));
  expect(trial.getByText('0 de 4 respondidas')).toBeTruthy();
  await user.click(trial.getByRole('button', { name: 'Entregar' }));
  expect(trial.getByText(/No aprobaría/)).toBeTruthy();
  expect(trial.getAllByText('Sin responder')).toHaveLength(4);
  expect(trial.getByText('Razón 1')).toBeTruthy();
  await user.click(trial.getByRole('button', { name: 'Terminar la prueba' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.saves).toEqual([]);
});

test('whoever may only look opens every exam and question, and has no button that changes one', async () => {
  const module = { ...newExam('m', 101, 'Examen del contrato'), questions: questions.slice(0, 1) };
  const { user } = await show({ exams: [module, general] }, '/1', false);
  await user.click(screen.getByRole('button', { name: /^General/ }));
  await user.click(screen.getByRole('button', { name: /^Pregunta 2/ }));
  const text = screen.getByRole('textbox', { name: 'Pregunta' });
  expect(text.closest('fieldset:disabled')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Probar como estudiante' }).closest(':disabled')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(?:Subir|Bajar|Agregar el|Verdadero)/ })).toBeNull();
  expect(screen.queryByLabelText('Archivo de preguntas')).toBeNull();
});

test('what is lacking leads to its question', async () => {
  await show({ exams: [{ ...general, id: 'm', moduleId: 101, questions: [] }, general] }, '/1#pregunta-3-points');
  await waitFor(() => expect(document.activeElement?.id).toBe('pregunta-3-points'));
});

test('what was published is known by its numbers from then on, and is not made once more', async () => {
  const { api, products, saved, user } = await show();
  // What the school has after publishing is what it was given, under numbers.
  products.publish = async () => {
    api.saveAs('', { exams: [{ ...general, id: 31 }] });
    return accept(undefined);
  };
  const readBefore = field('Nota para aprobar');
  const letRead = heldBack(api, 'read');
  const read = vi.spyOn(api, 'read');
  await user.click(press('Publicar…'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(read).toHaveBeenCalled());
  // Until it is read anew nobody can write into what was there before.
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await act(letRead);
  await screen.findByText('Publicado: ya se ve así en la escuela.');
  expect(field('Nota para aprobar')).not.toBe(readBefore);
  await pasteInto(user, field('Nota para aprobar'), '5');
  expect((await saved()).map(({ id }) => id)).toEqual([31]);
});

test('what was published and cannot be read anew is not written into either', async () => {
  const { api, user } = await show();
  api.unread = offline;
  await user.click(press('Publicar…'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  await screen.findByText(/^Publicado\. No pudimos volver a leer esta parte/);
  expect(field('Nota para aprobar').closest('fieldset[disabled]')).not.toBeNull();
});

test('an exam of a new module is of that module after publishing as well, and no second one is offered for it', async () => {
  const { api, making, products, user } = await show({ exams: [{ ...general, id: 'm', moduleId: 'nuevo' }] });
  const offered = () => screen.getByRole('combobox', { name: 'Agregar el examen de un módulo' }).textContent;
  expect(offered()).not.toContain('La remuneración');
  // Exam and module have numbers then, and the page knows both by the ones from before.
  products.publish = async () => {
    api.saveAs('', { exams: [{ ...general, id: 31, moduleId: 102 }] });
    making.around = {
      ...around,
      modules: around.modules.map((each) => ({ ...each, id: each.id === 'nuevo' ? 102 : each.id })),
    };
    return accept(undefined);
  };
  await user.click(press('Publicar…'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Publicado: ya se ve así en la escuela.');
  await screen.findByRole('button', { name: /La remuneración/ });
  expect(offered()).not.toContain('La remuneración');
});
