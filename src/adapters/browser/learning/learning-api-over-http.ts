import {
  askConsultation,
  classProgress,
  classReading,
  classViewing,
  contentConsultations,
  contentOutline,
  materialAddress,
  myContents,
} from '#adapters/http-contract/learning/learning.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const LearningApiOverHttp = overHttp(LearningApi, {
  myContents: to(myContents),
  outline: to(contentOutline, (slug) => ({ params: { slug } })),
  open: to(classViewing, (slug, classId) => ({ params: { slug, classId: String(classId) } })),
  report: to(classProgress, (slug, classId, { positionSeconds, watched }, leaving) => ({
    params: { slug, classId: String(classId) },
    body: { positionSeconds, watched },
    keepalive: leaving,
  })),
  markAsRead: to(classReading, (slug, classId) => ({ params: { slug, classId: String(classId) } })),
  materialAddress: to(
    materialAddress,
    (slug, materialId) => ({ params: { slug, materialId: String(materialId) } }),
    (answer) => answer.address,
  ),
  consultations: to(
    contentConsultations,
    (slug) => ({ params: { slug } }),
    (answer) => answer.consultations,
  ),
  ask: to(
    askConsultation,
    (slug, question) => ({ params: { slug }, body: { question } }),
    (answer) => answer.consultations,
  ),
});
