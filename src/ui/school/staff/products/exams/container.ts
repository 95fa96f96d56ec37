import { bindPort } from '#adapters/wiring/bindings.ts';
import { ExamMakingApiOverHttp, ExamsApiOverHttp } from '#adapters/browser/exams/exam-making-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { ExamMakingApi, ExamsApi } from '#application/browser/exams/ports/exam-making-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';

/** What editing the exams of a product needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  bindPort(container, ExamsApi, ExamsApiOverHttp, [HttpClient]);
  bindPort(container, ExamMakingApi, ExamMakingApiOverHttp, [HttpClient]);
};
