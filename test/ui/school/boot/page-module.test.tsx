import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { CertificateApi } from '#application/browser/learning/ports/certificate-api.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import { RefundApi } from '#application/browser/payments/ports/refund-api.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { NotebookApi } from '#application/browser/reading/ports/notebook-api.ts';
import { OrderApi } from '#application/browser/orders/ports/order-api.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { PageModule } from '#ui/school/boot/page-module.ts';
import * as index from '#ui/school/student/book/index-page.tsx';
import * as section from '#ui/school/student/book/section-page.tsx';
import * as certificate from '#ui/school/student/certificate/certificate-page.tsx';
import * as comments from '#ui/school/student/comments/comments-page.tsx';
import * as consultations from '#ui/school/student/consultations/consultations-page.tsx';
import * as course from '#ui/school/student/course/course-page.tsx';
import * as dashboard from '#ui/school/student/dashboard/dashboard-page.tsx';
import * as exams from '#ui/school/student/exam/exams-page.tsx';
import * as result from '#ui/school/student/exam/result-page.tsx';
import * as contents from '#ui/school/student/my-contents/my-contents-page.tsx';
import * as plan from '#ui/school/student/plan/plan-page.tsx';
import * as reading from '#ui/school/student/player/reading-page.tsx';
import * as video from '#ui/school/student/player/video-page.tsx';
import * as receipts from '#ui/school/student/receipts/receipts-page.tsx';
import * as pack from '#ui/school/student/seminars/pack-page.tsx';
import * as seminar from '#ui/school/student/seminars/seminar-page.tsx';
import * as seminars from '#ui/school/student/seminars/seminars-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

/** Every page whose contents come before it is drawn. Those that draw themselves first tell their failures in their own tests. */
const pages: readonly (readonly [path: string, module: PageModule])[] = [
  ['/main', dashboard],
  ['/main/mis-contenidos', contents],
  ['/main/contenido/:slug', course],
  ['/main/contenido/:slug/video', video],
  ['/main/contenido/:slug/contenido', reading],
  ['/main/contenido/:slug/comentarios', comments],
  ['/main/contenido/:slug/consultas', consultations],
  ['/main/contenido/:slug/examenes', exams],
  ['/main/contenido/:slug/examenes/resultado', result],
  ['/main/contenido/:slug/certificado', certificate],
  ['/main/seminarios', seminars],
  ['/main/seminarios/:slug', seminar],
  ['/main/seminarios/pack/:slug', pack],
  ['/main/libros/indice/:slug', index],
  ['/main/libros/lectura/:slug/:id', section],
  ['/main/plan', plan],
  ['/main/mis-comprobantes', receipts],
];

const ports = [
  CatalogueApi,
  CertificateApi,
  DepositApi,
  DiscussionApi,
  ExamApi,
  GiftApi,
  HomeApi,
  LearningApi,
  NotebookApi,
  OrderApi,
  PlanApi,
  ReadingApi,
  ReceiptApi,
  Reads,
  RefundApi,
] as const;

/** A school of which every call comes back with the same refusal. */
function refusing(refusal: Partial<CallRefusal>): object {
  const answer = {
    ok: false,
    refusal: { kind: 'offline', status: null, detail: '', field: null, data: {}, ...refusal },
  };
  const call = () => Promise.resolve(answer);
  return new Proxy({}, { get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : call) });
}

async function show(path: string, module: PageModule, refusal: Partial<CallRefusal>): Promise<void> {
  const at = path.replace(':slug', 'derecho-laboral').replace(':id', 'seccion');
  const school = refusing(refusal);
  await showPages([{ path, module }], `${at}?intento=1`, (container) => {
    for (const port of ports) container.bind<unknown>(port).toConstantValue(school);
    container
      .bind(WatchOutbox)
      .toConstantValue(new WatchOutbox(new DeviceStorageInMemory(), school as LearningApi, () => 'rosa'));
    container.bind(Clock).toConstantValue(new FixedClock());
  });
}

test.each(pages)('%s without a connection says so, what is kept, and can be tried again', async (path, module) => {
  await show(path, module, { kind: 'offline' });
  expect(screen.getByRole('heading', { level: 1, name: 'No pudimos llegar a la escuela' })).toBeTruthy();
  expect(screen.getByText(/Lo que ya hiciste está guardado/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
});

test.each(pages)('%s where the school fails says that it did, and can be tried again', async (path, module) => {
  await show(path, module, { kind: 'server-error', status: 500 });
  expect(screen.getByRole('heading', { level: 1, name: 'Algo falló de nuestro lado' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Volver a intentarlo' })).toBeTruthy();
  expect(await axeProblems()).toEqual([]);
});

test('a seminar that is not the student’s, in a school that fails, is not said to be missing', async () => {
  const school = refusing({ kind: 'server-error', status: 500 });
  await showPages([{ path: '/main/seminarios/:slug', module: seminar }], '/main/seminarios/despido', (container) => {
    container.bind<unknown>(CatalogueApi).toConstantValue(school);
    container.bind(Reads).toConstantValue(owningNothing());
    container.bind(Clock).toConstantValue(new FixedClock());
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo falló de nuestro lado');
});

function owningNothing(): Reads {
  const reads = new ReadsInMemory();
  reads.answer(mySeminars, []);
  return reads;
}
