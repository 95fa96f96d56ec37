import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeAutoObservable } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import type { Answers } from '#domain/exams/exam.ts';
import { AnswerMemory } from '#application/browser/exams/answer-memory.ts';
import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { LateSessionNotices } from '#ui/school/layouts/late-session-notices.tsx';
import { ExamStore } from '#ui/school/student/exam/exam-store.ts';
import * as examsPage from '#ui/school/student/exam/exams-page.tsx';
import * as resultPage from '#ui/school/student/exam/result-page.tsx';
import * as startPage from '#ui/school/student/exam/start-page.tsx';
import { courseWithExams, exam, question } from '#test/support/exams/exam-builders.ts';
import { examsInMemory } from '#test/support/exams/exams-in-memory.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const base = '/main/contenido/derecho-laboral/examenes';

const outline = {
  slug: 'derecho-laboral',
  title: 'Derecho laboral',
  kind: 'course',
  tabs: ['content', 'exams', 'certificate'],
  modules: [],
  unreadAnswers: 0,
  materials: [],
} as const;

/** What of a session an exam and the bar above it look at. */
class SessionOfTest {
  sessionExpired = false;
  isSaidInPage = false;
  readonly alert = { show: false, email: '' };
  readonly signIn = vi.fn<() => Promise<void>>();

  constructor() {
    makeAutoObservable(this, { alert: false, signIn: false });
  }

  end(): void {
    this.sessionExpired = true;
  }
}

/** As in its layout. */
function UnderItsNotices() {
  return (
    <>
      <LateSessionNotices />
      <startPage.Component />
    </>
  );
}

async function show(at: string, exams = examsInMemory(), tab = new TabStorageInMemory()) {
  const store = new ExamStore(exams.api, exams.clock, new AnswerMemory(tab));
  const session = new SessionOfTest();
  const shown = await showPages(
    [
      { path: '/main/contenido/:slug/examenes', module: examsPage },
      { path: '/main/contenido/:slug/examenes/start', module: { ...startPage, Component: UnderItsNotices } },
      { path: '/main/contenido/:slug/examenes/resultado', module: resultPage },
    ],
    at,
    (container) => {
      container.bind(ExamApi).toConstantValue(exams.api);
      container.bind(LearningApi).toConstantValue(new LearningApiInMemory([outline]));
      container.bind(ExamStore).toConstantValue(store);
      container.bind(SessionStore).toConstantValue(session as unknown as SessionStore);
    },
  );
  return { ...shown, ...exams, store, session, user: userEvent.setup() };
}

async function begin(shown: Awaited<ReturnType<typeof show>>): Promise<void> {
  await shown.user.click(await screen.findByRole('button', { name: 'Empezar el examen' }));
  await screen.findByText('Pregunta 1 de 4');
  // The button that began it is gone.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Pregunta 1/ }));
}

/** A second goes by, and what it led to is answered. */
async function secondPasses({ clock, store }: Awaited<ReturnType<typeof show>>): Promise<void> {
  clock.advance({ seconds: 1 });
  act(() => store.tick());
  await waitFor(() => expect(store.savedState === 'saving' || store.phase === 'submitting').toBe(false));
}

/** Uses the two attempts of the day. */
async function useAttempts({ api }: ReturnType<typeof examsInMemory>): Promise<void> {
  for (const _ of [1, 2]) {
    const started = await api.start(1);
    if (!started.ok) continue;
    await api.submit({ attemptId: started.value.id, examId: 1, contentSlug: 'derecho-laboral', answers: {} });
  }
}

async function handIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Entregar el examen' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Entregar' }));
}

const emphasisedLinks = (): (string | null)[] =>
  screen
    .getAllByRole('link')
    .filter(({ className }) => className.split(' ').includes('primary'))
    .map(({ textContent }) => textContent);

describe('the list of exams', () => {
  test('shows each exam with its rules and the way in', async () => {
    await show(base);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Examen del módulo 1',
      'Examen del módulo 2',
      'Examen general',
    ]);
    expect(screen.getByText('4 preguntas · 30 minutos · se aprueba con 14.0')).toBeTruthy();
    const link = screen.getByRole('link', { name: /Rendir el examen ?: Examen del módulo 1/ });
    expect(link.getAttribute('href')).toBe(`${base}/start?examen=3`);
    // One primary action: the exam to take next. And a number never begins a line without its word.
    expect(emphasisedLinks()).toEqual(['Rendir el examen: Examen del módulo 1']);
    expect(screen.getByText('Examen del módulo 1').dataset['numbers']).toBeDefined();
  });

  test('EXAM-4: the module exams count as passed once each is, and not before', async () => {
    const exams = examsInMemory();
    const pass = async (examId: number, answers: Answers): Promise<void> => {
      const started = await exams.api.start(examId);
      const attemptId = started.ok ? started.value.id : '';
      await exams.api.submit({ attemptId, examId, contentSlug: 'derecho-laboral', answers });
    };
    await pass(3, { '6': ['c'] });
    const { unmount } = await show(base, exams);
    expect(screen.getByText('Aprobado')).toBeTruthy();
    expect(screen.queryByText('Todos aprobados')).toBeNull();
    expect(emphasisedLinks()).toEqual(['Rendir el examen: Examen del módulo 2']);
    unmount();
    await pass(2, { '5': ['b'] });
    const again = await show(base, exams);
    expect(screen.getByText('Por aprobar')).toBeTruthy();
    expect(screen.queryByText('Todos aprobados')).toBeNull();
    again.unmount();
    await pass(2, { '5': ['a'] });
    await show(base, exams);
    expect(screen.getByText('Todos aprobados')).toBeTruthy();
  });
});

test('the address of results without an attempt leads to the exams', async () => {
  const shown = await show(`${base}/resultado`);
  expect(shown.address()).toBe(base);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Derecho laboral');
});

describe('an exam', () => {
  test('tells the rules, takes the answers, grades them and explains', async () => {
    const shown = await show(`${base}/start`);
    const { user } = shown;
    expect(await screen.findByText(/Este sería el intento 1 de hoy/)).toBeTruthy();
    await begin(shown);
    await user.click(screen.getByRole('radio', { name: 'Alternativa a' }));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await user.click(screen.getByRole('radio', { name: 'Alternativa b' }));
    // The seed of a test's first attempt asks the ordering before the one with several answers.
    await user.click(screen.getByRole('button', { name: 'Pregunta 4, sin responder' }));
    await user.click(screen.getByRole('checkbox', { name: 'Alternativa a' }));
    await user.click(screen.getByRole('checkbox', { name: 'Alternativa c' }));
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    for (const option of ['d', 'c', 'b']) {
      const up = (): HTMLElement => screen.getByRole('button', { name: `Subir: Alternativa ${option}` });
      while (
        up().closest('li') !==
        screen.getAllByRole('listitem').filter((item) => item.closest('fieldset'))[['d', 'c', 'b'].indexOf(option)]
      ) {
        await user.click(up());
      }
    }
    expect(screen.getByText('4 de 4 respondidas')).toBeTruthy();
    await handIn(user);
    expect(await screen.findByText('Aprobaste')).toBeTruthy();
    expect(shown.address()).toMatch(/resultado\?intento=/);
    expect(screen.getByText('20.0')).toBeTruthy();
    expect(screen.getByText('Razón 1')).toBeTruthy();
  });

  test('after one exam the next begins with its own rules', async () => {
    const shown = await show(`${base}/start?examen=3`);
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: 'Empezar el examen' }));
    await user.click(await screen.findByRole('radio', { name: 'Alternativa c' }));
    await handIn(user);
    await user.click(await screen.findByRole('link', { name: 'Ver los exámenes' }));
    await user.click(await screen.findByRole('link', { name: /Rendir el examen ?: Examen general/ }));
    expect(await screen.findByRole('button', { name: 'Empezar el examen' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Examen general');
  });

  test('warns of what is unanswered, and a failed one leads back to the classes', async () => {
    const shown = await show(`${base}/start`);
    await begin(shown);
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa b' }));
    await shown.user.click(screen.getByRole('button', { name: 'Entregar el examen' }));
    expect(screen.getByText(/Quedan 3 preguntas sin responder/)).toBeTruthy();
    // The way out is where the focus begins: what is given up cannot be had back.
    expect(document.activeElement?.textContent).toBe('Seguir respondiendo');
    await shown.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Entregar' }));
    expect(await screen.findByText('Esta vez no alcanzó')).toBeTruthy();
    expect(screen.queryByText(/Terminó el tiempo/)).toBeNull();
    // One scale: of twenty, as the grade above it.
    expect(screen.getByText('Respondiste bien 0 de 4 preguntas. Se aprueba con 14.0.')).toBeTruthy();
    expect(screen.queryByText(/puntos/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Repasar las clases' })).toBeTruthy();
    expect(screen.queryByText('Respuesta correcta')).toBeNull();
    expect(screen.getByText(/aparecen cuando apruebas/)).toBeTruthy();
  });

  test('a review without the key does not promise it where the exam never tells it', async () => {
    const exams = examsInMemory();
    await exams.records.set(1, { draws: null, keyTelling: 'never' });
    const started = await exams.api.start(1);
    const attemptId = started.ok ? started.value.id : '';
    await exams.api.submit({ attemptId, examId: 1, contentSlug: 'derecho-laboral', answers: {} });
    await show(`${base}/resultado?intento=${attemptId}`, exams);
    expect(screen.getByText(/Este examen no muestra sus respuestas correctas/)).toBeTruthy();
    expect(screen.queryByText(/aparecen cuando apruebas/)).toBeNull();
  });

  test('‘Entregar’ is emphasised once everything is answered, and nothing else is then; before, what is left is a press away', async () => {
    const shown = await show(`${base}/start`);
    const { user } = shown;
    await begin(shown);
    const emphasised = (): (string | null)[] =>
      screen
        .getAllByRole('button')
        .filter(({ className }) => className.split(' ').includes('primary'))
        .map(({ textContent }) => textContent);
    expect(emphasised()).toEqual(['Siguiente']);
    await user.click(screen.getByRole('button', { name: /^Pregunta 4/ }));
    expect(emphasised()).toEqual(['Ir a lo que falta']);
    await user.click(screen.getByRole('button', { name: 'Ir a lo que falta' }));
    expect(screen.getByText('Pregunta 1 de 4')).toBeTruthy();
    for (const { id } of shown.store.questions) act(() => shown.store.answer(id, ['a']));
    expect(emphasised()).toEqual(['Entregar el examen']);
    await user.click(screen.getByRole('button', { name: /^Pregunta 4/ }));
    expect(emphasised()).toEqual(['Entregar el examen']);
    expect(screen.queryByRole('button', { name: 'Ir a lo que falta' })).toBeNull();
  });

  test('a failed one can be taken again: at once while an attempt is left, and else it is said when', async () => {
    const exams = examsInMemory();
    const shown = await show(`${base}/start`, exams);
    await begin(shown);
    await handIn(shown.user);
    const again = await screen.findByRole('link', { name: 'Rendir otra vez' });
    expect(again.getAttribute('href')).toBe(`${base}/start`);
    expect(screen.getByText(/Puedes rendirlo otra vez ahora: te queda 1 de 2 intentos por hoy/)).toBeTruthy();
    await shown.user.click(again);
    await begin(shown);
    await handIn(shown.user);
    expect(await screen.findByText('Puedes rendirlo otra vez desde mañana a las 00:00, hora de Lima.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Rendir otra vez' })).toBeNull();
    await shown.user.click(screen.getByRole('link', { name: 'Ver los exámenes' }));
    expect(await screen.findByText('Puedes rendirlo otra vez desde mañana a las 00:00, hora de Lima.')).toBeTruthy();
    exams.clock.advance({ hours: 24 });
    shown.unmount();
    await show(base, exams);
    expect(screen.getByRole('link', { name: /^Rendir otra vez ?: Examen general/ }).getAttribute('href')).toBe(
      `${base}/start`,
    );
  });

  test('keeps every answer through a lost network and a reload, and goes on where it was', async () => {
    const [exams, tab] = [examsInMemory(), new TabStorageInMemory()];
    const shown = await show(`${base}/start`, exams, tab);
    await begin(shown);
    exams.api.isOffline = true;
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa a' }));
    expect(await screen.findByText('Sin conexión: se guardarán al volver')).toBeTruthy();
    await handIn(shown.user);
    // It comes into sight, wherever on the page that was pressed.
    const failed = (await screen.findByText(/Tus respuestas siguen aquí/)).closest<HTMLElement>('[tabindex="-1"]');
    expect(document.activeElement).toBe(failed);
    exams.api.isOffline = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/ya están guardadas en la escuela: vuelve a entregar/)).toBeTruthy();
    // A session that has ended is no connection that was lost; what came of it goes the same way.
    const over = { kind: 'sign-in-needed', status: 401, detail: 'No', field: null, data: {} };
    vi.spyOn(exams.api, 'save').mockResolvedValueOnce({ ok: false, refusal: over });
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa b' }));
    expect((await screen.findByText('Sin guardar')).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByText(/^Tu sesión venció. Tus respuestas siguen aquí/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ingresar' })).toBeTruthy();
    shown.unmount();

    const again = await show(`${base}/start`, exams, tab);
    expect(await screen.findByText('Pregunta 2 de 4')).toBeTruthy();
    expect(screen.getByText('1 de 4 respondidas')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('Respuestas guardadas')).toBeTruthy());
    const saved = await exams.api.review(again.store.attemptId ?? '');
    expect(saved).toMatchObject({ value: { attempt: { answers: { '1': ['b'] } } } });
    expect(document.title).toMatch(/^Examen general/);
  });

  test('a session that is over is said once: above the rules by the bar of every page, and during the exam beside its time', async () => {
    const rules = await show(`${base}/start`);
    act(() => rules.session.end());
    expect((await screen.findByText(/Tu sesión venció/)).closest('[role="status"]')).toBeTruthy();
    rules.unmount();
    const shown = await show(`${base}/start`);
    await begin(shown);
    act(() => shown.session.end());
    expect(await screen.findByText('Sesión vencida')).toBeTruthy();
    const over = { kind: 'sign-in-needed', status: 401, detail: 'No', field: null, data: {} };
    vi.spyOn(shown.api, 'save').mockResolvedValueOnce({ ok: false, refusal: over });
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa a' }));
    expect(await screen.findByText('Sin guardar')).toBeTruthy();
    expect(screen.queryByText(/Tu sesión venció/)).toBeNull();
    await shown.user.click(screen.getByRole('button', { name: 'Ingresar' }));
    expect(shown.session.signIn).toHaveBeenCalledOnce();
  });

  test('whoever comes back after its time is told what became of the attempt, and led to its result', async () => {
    const exams = examsInMemory();
    const started = await exams.api.start(1);
    const attemptId = started.ok ? started.value.id : '';
    await exams.api.save(attemptId, { '1': ['a'] });
    exams.clock.advance({ minutes: 31 });
    const { user } = await show(`${base}/start`, exams);
    expect(await screen.findByText('Terminó el tiempo de tu último intento')).toBeTruthy();
    expect(
      screen.getByText(
        /el martes 10 de marzo de 2026, 10:30\sa\.\sm\., con lo que estaba guardado en la escuela: 4\.0 de 20, no/,
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Ver el resultado' }));
    expect(await screen.findByText('Esta vez no alcanzó')).toBeTruthy();
    expect(screen.getByText('Terminó el tiempo: se calificó lo que estaba guardado.')).toBeTruthy();
  });

  test('asks a school that cannot be reached at growing pauses, and hands in by itself when it is back', async () => {
    const exams = examsInMemory();
    const shown = await show(`${base}/start`, exams);
    await begin(shown);
    const [save, submit] = [vi.spyOn(exams.api, 'save'), vi.spyOn(exams.api, 'submit')];
    exams.api.isOffline = true;
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa a' }));
    expect(await screen.findByText('Sin conexión: se guardarán al volver')).toBeTruthy();
    const second = () => secondPasses(shown);
    for (const _ of Array.from({ length: 40 })) await second();
    // After 0, 1, 3, 7 and 15 seconds, and then every ten.
    expect(save).toHaveBeenCalledTimes(7);
    // Who has a network again does not wait.
    exams.api.isOffline = false;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Respuestas guardadas')).toBeTruthy();
    expect(save).toHaveBeenCalledTimes(8);
    exams.api.isOffline = true;
    shown.clock.advance({ minutes: 29, seconds: 20 });
    for (const _ of Array.from({ length: 10 })) await second();
    expect(submit).toHaveBeenCalledTimes(4);
    expect(screen.getByText(/Terminó el tiempo.*se entregan solas/)).toBeTruthy();
    exams.api.isOffline = false;
    for (const _ of Array.from({ length: 6 })) await second();
    expect(await screen.findByText('Esta vez no alcanzó')).toBeTruthy();
    expect(screen.getByText('4.0')).toBeTruthy();
    // Handed in by the page as the clock reached its end: nobody pressed the button.
    expect(screen.getByText('Terminó el tiempo: se entregó lo que habías respondido.')).toBeTruthy();
  });

  test('what the school does not take is said once and sent once, holds up nothing else, and goes when it is changed', async () => {
    const exams = examsInMemory();
    const shown = await show(`${base}/start`, exams);
    await begin(shown);
    const taken = exams.api.save.bind(exams.api);
    const no = { kind: 'unknown-option', status: 400, detail: 'No', field: null, data: {} };
    const save = vi.spyOn(exams.api, 'save').mockImplementation(async (id, answers) => {
      return JSON.stringify(answers).includes('"b"') ? { ok: false, refusal: no } : taken(id, answers);
    });
    const secondsPass = async (): Promise<void> => {
      for (const _ of Array.from({ length: 5 })) await secondPasses(shown);
    };
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa b' }));
    expect(await screen.findByText('No todo está guardado')).toBeTruthy();
    expect(screen.getByText(/no aceptó tu respuesta a la pregunta 1\./).closest('[role="alert"]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pregunta 1, no guardada' })).toBeTruthy();
    expect(screen.getByText('0 de 4 respondidas')).toBeTruthy();
    await secondsPass();
    expect(save).toHaveBeenCalledTimes(1);
    act(() => shown.store.answer(2, ['a']));
    await secondsPass();
    expect(save).toHaveBeenCalledTimes(2);
    expect(await exams.api.review(shown.store.attemptId ?? '')).toMatchObject({
      value: { attempt: { answers: { '2': ['a'] } } },
    });
    expect(await screen.findByText('No todo está guardado')).toBeTruthy();
    act(() => shown.store.answer(1, ['a']));
    expect(await screen.findByText('Respuestas guardadas')).toBeTruthy();
    expect(screen.queryByText(/no aceptó/)).toBeNull();
    // When time is over it is handed in without what is not taken; a handing in that is not taken is sent once as well.
    act(() => shown.store.answer(1, ['b']));
    expect(await screen.findByText('No todo está guardado')).toBeTruthy();
    const submit = vi.spyOn(exams.api, 'submit').mockResolvedValueOnce({ ok: false, refusal: no });
    shown.clock.advance({ minutes: 30 });
    await secondsPass();
    expect(submit).toHaveBeenCalledTimes(1);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await secondsPass();
    expect(submit).toHaveBeenLastCalledWith(expect.objectContaining({ answers: { '2': ['a'] } }));
    expect(await screen.findByText('Esta vez no alcanzó')).toBeTruthy();
  });

  test('counts down by the school’s clock and hands in what was saved when time is over', async () => {
    const shown = await show(`${base}/start`);
    await begin(shown);
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa a' }));
    shown.clock.advance({ minutes: 29 });
    act(() => shown.store.tick());
    expect(screen.getByRole('timer').textContent).toBe('01:00');
    expect(screen.getByText('Quedan 01:00').getAttribute('role')).toBe('status');
    shown.clock.advance({ seconds: 1 });
    act(() => shown.store.tick());
    expect(screen.queryByText(/^Quedan/)).toBeNull();
    shown.clock.advance({ seconds: -1 });
    shown.clock.advance({ minutes: 1 });
    act(() => shown.store.tick());
    expect(await screen.findByText('Esta vez no alcanzó')).toBeTruthy();
    expect(screen.getByText('4.0')).toBeTruthy();
  });

  test('shows the school’s words when it is not available, and stops there', async () => {
    await show(`${base}/start?examen=99`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Este examen no está disponible' })).toBeTruthy();
    expect(screen.getByText('No se pudo: exam-not-found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Empezar el examen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  });

  test('without an attempt left it says so before anything is pressed, and when there is one again', async () => {
    const exams = examsInMemory();
    await useAttempts(exams);
    await show(`${base}/start`, exams);
    expect(await screen.findByText('Ya usaste tus 2 intentos de hoy')).toBeTruthy();
    expect(screen.getByText(/Mañana tendrás otros 2/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Empezar el examen' })).toBeNull();
    expect(screen.queryByText(/Este sería el intento/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Volver a los exámenes' }).getAttribute('href')).toBe(base);
  });

  test('says why it does not start when the last attempt was used elsewhere meanwhile', async () => {
    const exams = examsInMemory();
    const shown = await show(`${base}/start`, exams);
    const start = await screen.findByRole('button', { name: 'Empezar el examen' });
    await useAttempts(exams);
    await shown.user.click(start);
    expect(await screen.findByText('No se pudo: no-attempts-left')).toBeTruthy();
  });

  test('without a connection it can be asked for again', async () => {
    const exams = examsInMemory();
    exams.api.isOffline = true;
    const { user } = await show(`${base}/start?examen=3`, exams);
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    exams.api.isOffline = false;
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Examen del módulo 1' })).toBeTruthy();
  });

  test('of two tabs with the same attempt neither takes anything from the other, and each says so', async () => {
    const exams = examsInMemory();
    const shown = await show(`${base}/start`, exams);
    await begin(shown);
    const { attemptId } = shown.store;
    await exams.api.save(attemptId ?? '', { '2': ['b'] });
    await shown.user.click(screen.getByRole('radio', { name: 'Alternativa a' }));
    expect(await screen.findByText(/también está abierto en otra pestaña/)).toBeTruthy();
    expect(screen.getByText('2 de 4 respondidas')).toBeTruthy();
    await exams.api.save(attemptId ?? '', { '3': ['a', 'c'] });
    await handIn(shown.user);
    expect(await screen.findByText('14.0')).toBeTruthy();
  });

  test('lists the attempts before, each with its result', async () => {
    const exams = examsInMemory();
    for (const answers of [{}, { '1': ['a'] }]) {
      const started = await exams.api.start(1);
      const attemptId = started.ok ? started.value.id : '';
      await exams.api.submit({ attemptId, examId: 1, contentSlug: 'derecho-laboral', answers });
    }
    const { user } = await show(base, exams);
    await user.click(screen.getByText(/Intentos anteriores/));
    const attempts = screen.getAllByRole('link', { name: '10 de marzo de 2026' });
    expect(attempts.map((each) => each.parentElement?.textContent)).toEqual([
      expect.stringContaining('0.0 de 20, no alcanzó'),
      expect.stringContaining('4.0 de 20, no alcanzó'),
    ]);
  });

  test('EXAM-5: the counter is the daily attempts plus 1, and stays during the attempt and through a reload', async () => {
    const exams = examsInMemory();
    const first = await exams.api.start(1);
    const attemptId = first.ok ? first.value.id : '';
    await exams.api.submit({ attemptId, examId: 1, contentSlug: 'derecho-laboral', answers: {} });
    const shown = await show(`${base}/start`, exams);
    expect(await screen.findByText(/Este sería el intento 2 de hoy/)).toBeTruthy();
    await begin(shown);
    expect(screen.getByText('Intento 2')).toBeTruthy();
    shown.unmount();
    await show(`${base}/start`, exams);
    expect(await screen.findByText('Intento 2')).toBeTruthy();
  });

  test('EXAM-5: so does that of an additional attempt, and of one that runs past midnight', async () => {
    const exams = examsInMemory();
    for (const _ of [1, 2]) {
      const started = await exams.api.start(1);
      const attemptId = started.ok ? started.value.id : '';
      await exams.api.submit({ attemptId, examId: 1, contentSlug: 'derecho-laboral', answers: {} });
    }
    await exams.records.grantAdditionalAttempts(1, 'ana', 1);
    exams.clock.set('2026-03-11T04:50:00.000Z');
    const shown = await show(`${base}/start`, exams);
    expect(await screen.findByText(/Este sería el intento 3 de hoy: te quedan 0 de 2, y 1 adicional\./)).toBeTruthy();
    await begin(shown);
    expect(screen.getByText('Intento 3')).toBeTruthy();
    shown.unmount();
    exams.clock.advance({ minutes: 15 });
    await show(`${base}/start`, exams);
    expect(await screen.findByText('Intento 3')).toBeTruthy();
  });

  test('asks in every way it has, with pictures and points, and explains each once the attempt is closed', async () => {
    const image = { source: '/planilla.webp', text: 'Una planilla con dos meses' };
    const questions = [
      { ...question(1, 'single', ['a'], 2), image },
      question(2, 'true-false', ['b']),
      { ...question(3, 'short-text', ['13 %', 'trece por ciento']), options: [] },
    ];
    const content = { ...courseWithExams, exams: [{ ...exam(), passMark: 100, questions }] };
    const { user } = await show(`${base}/start`, examsInMemory(content));
    await user.click(await screen.findByRole('button', { name: 'Empezar el examen' }));
    await screen.findByText('Pregunta 1 de 3');
    expect(screen.getByRole('img', { name: image.text }).getAttribute('src')).toBe(image.source);
    expect(screen.getByText(/Vale 2 puntos\./)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Alternativa b' }));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/Vale/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Alternativa b' }));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await pasteInto(user, screen.getByRole('textbox', { name: 'Tu respuesta' }), 'Trece por CIENTO');
    await handIn(user);
    expect(await screen.findByText('Aprobaste')).toBeTruthy();
    const reviewed = screen.getAllByRole('article').map((article) => article.textContent);
    expect(reviewed).toEqual([
      expect.stringMatching(/Incorrecta.*Alternativa b.*Respuesta correcta.*Alternativa a.*Razón 1/),
      expect.stringMatching(/Correcta.*Alternativa b.*Razón 2/),
      expect.stringMatching(/Correcta.*Trece por CIENTO.*Razón 3/),
    ]);
    expect(screen.getByRole('img', { name: image.text }).getAttribute('src')).toBe(image.source);
  });
});
