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
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import type { MyContents } from '#application/read-models/learning/my-contents.ts';
import type { OpenedClass, Standing } from '#application/read-models/learning/opened-class.ts';
import type { ContentOutline } from '#application/read-models/learning/content-outline.ts';
import type { WatchReport } from '#domain/learning/watched.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class LearningApiOverHttp extends LearningApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  myContents(): Promise<Result<MyContents, CallRefusal>> {
    return this.http.call(myContents, {});
  }

  outline(slug: string): Promise<Result<ContentOutline, CallRefusal>> {
    return this.http.call(contentOutline, { params: { slug } });
  }

  open(slug: string, classId: number): Promise<Result<OpenedClass, CallRefusal>> {
    return this.http.call(classViewing, { params: { slug, classId: String(classId) } });
  }

  report(
    slug: string,
    classId: number,
    { positionSeconds, watched }: WatchReport,
    leaving: boolean,
  ): Promise<Result<Standing, CallRefusal>> {
    const body = { positionSeconds, watched: watched.map(([from, to]): [number, number] => [from, to]) };
    return this.http.call(classProgress, { params: { slug, classId: String(classId) }, body, keepalive: leaving });
  }

  markAsRead(slug: string, classId: number): Promise<Result<Standing, CallRefusal>> {
    return this.http.call(classReading, { params: { slug, classId: String(classId) } });
  }

  async materialAddress(slug: string, materialId: number): Promise<Result<string, CallRefusal>> {
    const answer = await this.http.call(materialAddress, { params: { slug, materialId: String(materialId) } });
    return answer.ok ? accept(answer.value.address) : answer;
  }

  async consultations(slug: string): Promise<Result<readonly ListedConsultation[], CallRefusal>> {
    const answer = await this.http.call(contentConsultations, { params: { slug } });
    return answer.ok ? accept(answer.value.consultations) : answer;
  }

  async ask(slug: string, question: string): Promise<Result<readonly ListedConsultation[], CallRefusal>> {
    const answer = await this.http.call(askConsultation, { params: { slug }, body: { question } });
    return answer.ok ? accept(answer.value.consultations) : answer;
  }
}
