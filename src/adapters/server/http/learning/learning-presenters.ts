import type { InferOutput } from 'valibot';
import type {
  askConsultation,
  classProgress,
  contentOutline,
  myContents,
} from '#adapters/http-contract/learning/learning.ts';
import type { Schema } from '#adapters/http-contract/shared/endpoint.ts';
import type { ReadContentAnswer } from '#application/server/learning/read-content.ts';
import type { MyContents } from '#application/server/learning/read-my-contents.ts';
import type { ClassStanding } from '#application/server/learning/record-watching.ts';
import type { Consultation } from '#application/server/learning/ports/consultations.ts';
import type { StudyClass } from '#application/server/learning/ports/course-contents.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { tabsOf } from '#domain/learning/course-content.ts';
import { type ClassProgress, classToContinue, isDone, progressIn, resumePosition } from '#domain/learning/progress.ts';

type AnswerOf<E extends { readonly answer: Schema | null }> = InferOutput<NonNullable<E['answer']>>;
type ClassWire = AnswerOf<typeof classProgress>['class'];

export function presentClass(studyClass: StudyClass, progress: ClassProgress | undefined): ClassWire {
  const { id, title, kind, durationSeconds, teacher } = studyClass;
  return {
    id,
    title,
    kind,
    durationSeconds,
    teacher,
    state: isDone(progress) ? 'completed' : progress === undefined ? 'new' : 'begun',
    resumeSeconds: resumePosition(progress, durationSeconds),
  };
}

export function presentOutline({
  content,
  progress,
  unreadAnswers,
}: ReadContentAnswer): AnswerOf<typeof contentOutline> {
  return {
    slug: content.slug,
    title: content.title,
    kind: content.kind,
    tabs: [...tabsOf({ consultations: content.hasConsultations, exams: content.hasExams })],
    modules: content.modules.map(({ id, title, summary, classes }) => ({
      id,
      title,
      summary,
      classes: classes.map((each) => presentClass(each, progress.get(each.id))),
    })),
    materials: content.materials.map(({ id, classId, title, mediaType, bytes }) => ({
      id,
      classId,
      title,
      mediaType,
      bytes,
    })),
    progress: progressIn(content, progress),
    nextClassId: classToContinue(content, progress)?.id ?? null,
    unreadAnswers,
  };
}

export function presentStanding(standing: ClassStanding): AnswerOf<typeof classProgress> {
  return {
    class: presentClass(standing.studyClass, standing.progress),
    progress: standing.course,
    certificatesIssued: standing.certificatesIssued,
  };
}

export function presentMyContents({ continuation, contents }: MyContents): AnswerOf<typeof myContents> {
  return {
    continuation: continuation === null ? null : presentContinuation(continuation),
    contents: contents.map(({ product, coverFile, progress, lastAt }) => ({
      id: product.id,
      slug: product.slug,
      title: product.title,
      kind: product.kind,
      coverFile,
      progress,
      lastAt: lastAt?.toISOString() ?? null,
      until: product.until,
    })),
  };
}

function presentContinuation(
  continuation: NonNullable<MyContents['continuation']>,
): NonNullable<AnswerOf<typeof myContents>['continuation']> {
  const { content, studyClass } = continuation;
  const { id, title, kind, durationSeconds } = studyClass;
  return {
    content: { slug: content.slug, title: content.title, kind: content.kind },
    class: { id, title, kind, durationSeconds },
    resumeSeconds: continuation.positionSeconds,
    progress: continuation.progress,
    begun: continuation.begun,
  };
}

/** Others are known by given name and initial; nobody's e-mail or id leaves the school. */
export function presentConsultations(
  consultations: readonly Consultation[],
  userId: string,
): AnswerOf<typeof askConsultation> {
  return {
    consultations: consultations.map(({ id, userId: author, author: names, question, askedAt, answer }) => ({
      id,
      own: author === userId,
      author: publicNameOf(names),
      question,
      askedAt: askedAt.toISOString(),
      answer:
        answer === null
          ? null
          : { text: answer.text, at: answer.at.toISOString(), by: answer.by, isNew: author === userId && !answer.seen },
    })),
  };
}
