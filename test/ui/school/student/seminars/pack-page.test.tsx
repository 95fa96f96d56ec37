import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type MySeminar, mySeminars } from '#application/read-models/home/my-seminar.ts';
import * as packPage from '#ui/school/student/seminars/pack-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';

const seminar = (id: number, title: string, planSlug: string | null): MySeminar => ({
  id,
  slug: `seminario-${id}`,
  title,
  coverFile: null,
  startsAt: '2026-01-15T00:00:00.000Z',
  endsAt: '2026-01-15T02:00:00.000Z',
  modality: 'virtual',
  room: null,
  sessions: [],
  topics: [],
  isRecorded: true,
  planSlug,
  until: null,
});

async function open(at: string): Promise<readonly (string | null)[]> {
  const { reads, wire } = studentServices();
  reads.answer(mySeminars, [
    seminar(1, 'Despido', 'pro-laboral'),
    seminar(2, 'Comprobantes', 'pro-tributario'),
    seminar(3, 'Arbitraje', null),
  ]);
  await showPages([{ path: '/main/seminarios/pack/:slug?', module: packPage }], at, wire);
  return screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
}

test('the seminars of one plan stand right below the title of the page', async () => {
  expect(await open('/main/seminarios/pack/pro-tributario')).toEqual(['Comprobantes']);
  expect(await axeProblems()).toEqual([]);
});

test('without a plan, those of every plan', async () => {
  expect((await open('/main/seminarios/pack')).toSorted()).toEqual(['Comprobantes', 'Despido']);
});

test('of a plan that gives none it says so', async () => {
  expect(await open('/main/seminarios/pack/pack-biblioteca')).toEqual(['Este plan no tiene seminarios para ti']);
});
