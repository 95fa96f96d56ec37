import type { Container } from 'inversify';
import { CertificateApiInMemory } from '#test/memory/learning/certificates/certificate-api-in-memory.ts';
import { DeviceStorageInMemory } from '#test/memory/shared/device-storage-in-memory.ts';
import { DepositApiInMemory } from '#test/memory/vouchers/deposit-api-in-memory.ts';
import { HomeApiInMemory } from '#test/memory/home/home-api-in-memory.ts';
import { LearningApiInMemory } from '#test/memory/learning/learning-api-in-memory.ts';
import { SeatApiInMemory } from '#test/memory/learning/seat-api-in-memory.ts';
import { NavigatorInMemory } from '#test/memory/shared/navigator-in-memory.ts';
import { CertificateApi } from '#application/browser/learning/ports/certificate-api.ts';
import type { CertificateOverview } from '#application/read-models/learning/certificate-overview.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { mySeminars } from '#application/read-models/home/my-seminar.ts';
import { myEndings } from '#application/read-models/plans/plan-renewal.ts';
import { myConsultancies } from '#application/read-models/learning/bought-consultancy.ts';
import { myNews } from '#application/read-models/home/news-item.ts';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import type { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import { WatchOutbox } from '#application/browser/learning/watch-outbox.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { Clock } from '#application/ports/clock.ts';
import { PlayerSettingsStore } from '#ui/school/student/player/player-settings-store.ts';
import { SeatsStore } from '#ui/school/student/seminars/seats-store.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { contentOutline } from './outline-builders.ts';

/** How far a certificate is before anything was studied. */
export function certificateOverview(changes: Partial<CertificateOverview> = {}): CertificateOverview {
  const { slug, title, kind, tabs } = contentOutline();
  return {
    content: { slug, title, kind, tabs },
    hours: 24,
    progress: { completed: 1, total: 3, percent: 33, finished: false },
    exams: { total: 0, passed: 0 },
    due: [],
    issued: [],
    ...changes,
  };
}

const reading = '<h2>El plazo</h2><p>Un contrato a <strong>plazo fijo</strong> necesita una causa.</p>';

/** What the pages of the student area need, in memory: a student who owns the course of `contentOutline`. */
export function studentServices(
  standing: CertificateOverview = certificateOverview(),
  drafts: FormDrafts = noDrafts(),
  seats: SeatApi = new SeatApiInMemory(),
) {
  const api = new LearningApiInMemory([contentOutline()], new Map([[2, reading]]));
  const certificates = new CertificateApiInMemory(standing);
  const home = new HomeApiInMemory();
  const deposits = new DepositApiInMemory([], () => null);
  const reads = new ReadsInMemory();
  reads.answer(mySeminars, []);
  reads.answer(myNews, []);
  reads.answer(myEndings, { plans: [], pausedBy: null });
  reads.answer(myConsultancies, []);
  const navigator = new NavigatorInMemory();
  const clock = new FixedClock();
  const toasts = new ToastStore();
  const storage = new DeviceStorageInMemory();
  const outbox = new WatchOutbox(storage, api, () => 'ana');
  const wire = (container: Container): void => {
    container.bind(LearningApi).toConstantValue(api);
    container.bind(PlayerSettingsStore).toDynamicValue(() => new PlayerSettingsStore(storage));
    container.bind(WatchOutbox).toConstantValue(outbox);
    container.bind(HomeApi).toConstantValue(home);
    container.bind(DepositApi).toConstantValue(deposits);
    container.bind(Reads).toConstantValue(reads);
    container.bind(SeatsStore).toConstantValue(new SeatsStore(seats, new CountingIds()));
    container.bind(CertificateApi).toConstantValue(certificates);
    container.bind(FormDrafts).toConstantValue(drafts);
    container.bind(Navigator).toConstantValue(navigator);
    container.bind(Clock).toConstantValue(clock);
    container.bind(ToastStore).toConstantValue(toasts);
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/main/perfil' }, { path: '/contacto' }]));
  };
  return { api, home, deposits, reads, certificates, navigator, clock, toasts, storage, outbox, wire };
}
