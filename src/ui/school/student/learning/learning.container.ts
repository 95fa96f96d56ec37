import { bindPort } from '#adapters/wiring/bindings.ts';
import { CertificateApiOverHttp } from '#adapters/browser/learning/certificate-api-over-http.ts';
import { DiscussionApiOverHttp } from '#adapters/browser/learning/discussion-api-over-http.ts';
import { ExamApiOverHttp } from '#adapters/browser/exams/exam-api-over-http.ts';
import { DeviceStorageInLocalStorage } from '#adapters/browser/shared/device-storage-in-local-storage.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { DepositApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { AnswerMemory } from '#application/browser/exams/answer-memory.ts';
import { CertificateApi } from '#application/browser/learning/ports/certificate-api.ts';
import { DiscussionApi } from '#application/browser/learning/ports/discussion-api.ts';
import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ExamStore } from '#ui/school/student/exam/exam-store.ts';
import { PlayerSettingsStore } from '#ui/school/student/player/player-settings-store.ts';
import { wireWatching } from './watching.container.ts';

/** What every page of the student area needs; the `container.ts` of each folder hands on this one. */
export const wireLearning: WireUp = (container) => {
  wireWatching(container);
  bindPort(container, CertificateApi, CertificateApiOverHttp, [HttpClient]);
  bindPort(container, DiscussionApi, DiscussionApiOverHttp, [HttpClient]);
  bindPort(container, ExamApi, ExamApiOverHttp, [HttpClient]);
  if (!container.isBound(DepositApi)) bindPort(container, DepositApi, DepositApiOverHttp, [HttpClient]);
  container
    .bind(ExamStore)
    .toResolvedValue(
      (api, clock, tab) => new ExamStore(api, clock, new AnswerMemory(tab)),
      [ExamApi, Clock, TabStorage],
    );
  container.bind(PlayerSettingsStore).toDynamicValue(() => new PlayerSettingsStore(new DeviceStorageInLocalStorage()));
};
