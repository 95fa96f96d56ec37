import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { type MySeminar, mySeminars } from '#application/read-models/home/my-seminar.ts';
import * as packPage from '#ui/school/student/seminars/pack-page.tsx';
import * as seminarPage from '#ui/school/student/seminars/seminar-page.tsx';
import * as seminarsPage from '#ui/school/student/seminars/seminars-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { aSeminar } from '#test/support/home/home-builders.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';
import { catalogueWith } from '#test/support/learning/module-pages.tsx';

/** The clock stands on Tuesday 10 March 2026, 10:00 in Lima. */
const coming = aSeminar({ id: 1, slug: 'despido', title: 'Despido', room: 'https://salas.pe/1' });
const live = aSeminar({
  id: 2,
  slug: 'arbitraje',
  title: 'Arbitraje',
  startsAt: '2026-03-10T14:00:00.000Z',
  endsAt: '2026-03-10T16:00:00.000Z',
  room: 'https://salas.pe/2',
});
const over = { startsAt: '2026-02-10T14:00:00.000Z', endsAt: '2026-02-10T16:00:00.000Z' };
const recorded = aSeminar({ id: 3, slug: 'cierre', title: 'Cierre contable', ...over, isRecorded: true });
const silent = aSeminar({ id: 4, slug: 'igv', title: 'IGV', ...over, planSlug: 'pro-tributario' });

async function show(seminars: readonly MySeminar[], at = '/main/seminarios', services = studentServices()) {
  services.reads.answer(mySeminars, seminars);
  const pages = [
    { path: '/main/seminarios', module: seminarsPage },
    { path: '/main/seminarios/pack/:slug?', module: packPage },
    { path: '/main/seminarios/:slug', module: seminarPage },
  ];
  const shown = await showPages(pages, at, (container) => {
    services.wire(container);
    catalogueWith([])(container);
  });
  return { ...shown, user: userEvent.setup() };
}

const section = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (found === null) throw new Error(`${name} is no section`);
  return within(found);
};

test('those to come stand apart from the past ones, soonest and latest first', async () => {
  await show([recorded, silent, live, coming]);
  const titles = (name: string) => section(name).getAllByRole('heading', { level: 3 });
  expect(titles('Por venir').map((each) => each.textContent)).toEqual(['Arbitraje', 'Despido']);
  expect(titles('Para volver a ver').map((each) => each.textContent)).toEqual(['IGV', 'Cierre contable']);
  expect(screen.getByText('En vivo ahora')).toBeTruthy();
  expect(screen.getByText('jueves 12 de marzo de 2026, 10:00 a. m.')).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('one to come has its room and its calendar file; a past one its recording, or says that there is none yet', async () => {
  await show([recorded, silent, coming]);
  const room = screen.getByRole('link', { name: /^Entrar a la sala de «Despido»/ });
  expect([room.getAttribute('href'), room.getAttribute('target')]).toEqual(['https://salas.pe/1', '_blank']);
  const calendar = screen.getByRole('link', { name: 'Agregar al calendario «Despido»' });
  expect(calendar.getAttribute('href')).toBe('/calendario/despido.ics');
  const video = screen.getByRole('link', { name: 'Ver la grabación' });
  expect(video.getAttribute('href')).toBe('/main/seminarios/cierre/video');
  expect(screen.getByText('La grabación todavía no está publicada.')).toBeTruthy();
});

test('a card opens the seminar: when, how, until when and its syllabus', async () => {
  const topics = [{ title: 'La causa', text: 'Qué se prueba con 18 %.' }];
  const { user } = await show([{ ...coming, topics, until: '2026-12-31T04:59:59.000Z' }]);
  await user.click(screen.getByRole('link', { name: 'Despido' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Despido' })).toBeTruthy();
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'Jueves 12 de marzo de 2026, 10:00\u00a0a.\u00a0m., hora de Lima',
    'Virtual',
    'Hasta el 30 de diciembre de 2026',
  ]);
  expect(section('Temario').getByRole('heading', { level: 3, name: 'La causa' })).toBeTruthy();
  expect(section('Temario').getByText(/^Qué/).textContent).toBe('Qué se prueba con 18\u00A0%.');
  expect(screen.getByRole('link', { name: /^Entrar a la sala/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Materiales y certificado' }).getAttribute('href')).toBe(
    '/main/contenido/despido?category=seminarios',
  );
  expect(await axeProblems()).toEqual([]);
});

test('one of several sessions shows each, and hands those to come over for a calendar with their rooms', async () => {
  const plain = { place: '', recording: null, sequence: 1, changedAt: '2026-03-01T00:00:00.000Z' };
  const [first, second] = ['2026-03-05', '2026-03-12'].map((day) => ({
    ...plain,
    id: day,
    title: '',
    startsAt: `${day}T15:00:00.000Z`,
    endsAt: `${day}T17:00:00.000Z`,
    address: null as string | null,
  }));
  if (first === undefined || second === undefined) throw new Error('There are two');
  const sessions = [
    { ...first, recording: 'https://videos.pe/1' },
    { ...second, title: 'La carta', place: 'Aula 1', address: 'https://salas.pe/2' },
  ];
  const blobs: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => void Object.assign(URL, { createObjectURL, revokeObjectURL }));
  const { user } = await show([{ ...coming, sessions }], '/main/seminarios/despido');
  expect(
    section('Sesiones')
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Jueves 5 de marzo de 2026, 10:00\u00a0a.\u00a0m.', 'La carta']);
  expect(
    section('Sesiones')
      .getByRole('link', { name: /^Ver la grabación/ })
      .getAttribute('href'),
  ).toBe('https://videos.pe/1');
  expect(section('Sesiones').getByText(/jueves 12 de marzo .* Aula 1/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Agregar al calendario «Despido»' }));
  const text = (await blobs[0]?.text())?.replaceAll('\r\n ', '') ?? '';
  expect(text.match(/UID:.*/g)).toEqual(['UID:2026-03-12@localhost']);
  expect(text).toContain('LOCATION:Aula 1 · https://salas.pe/2');
  expect(await axeProblems()).toEqual([]);
});

test('one without a room yet says where the link will appear', async () => {
  await show([{ ...coming, room: null }], '/main/seminarios/despido');
  expect(screen.getByText('El enlace de la sala aparecerá aquí antes de empezar.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /sala/ })).toBeNull();
});

test('going on, it has its room and no calendar', async () => {
  await show([live], '/main/seminarios/arbitraje');
  expect(screen.getByRole('link', { name: /^Entrar a la sala/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /calendario/ })).toBeNull();
});

test('over, it leads to its recording', async () => {
  await show([recorded], '/main/seminarios/cierre');
  expect(screen.getByRole('link', { name: 'Ver la grabación' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /sala|calendario/ })).toBeNull();
});

test('what a plan gives stands on a page of its own', async () => {
  await show([coming, silent], '/main/seminarios/pack/pro-tributario');
  expect(screen.getByRole('link', { name: 'IGV' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Despido' })).toBeNull();
});

test('nothing yet: says what will be here, and leads to the catalogue', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Todavía no tienes seminarios' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver los seminarios' }).getAttribute('href')).toBe('/seminarios');
});

test('without connection it says so, and offers to try again', async () => {
  const services = studentServices();
  services.reads.refusal = callRefusal({ kind: 'offline', status: null, detail: 'No hay conexión con la escuela.' });
  await show([], '/main/seminarios', services);
  expect(screen.getByRole('button', { name: /Intentar de nuevo|Volver a intentar/ })).toBeTruthy();
});

test('a seminar of nobody is the page of 404', async () => {
  await show([], '/main/seminarios/nada');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No encontramos esta página');
});
