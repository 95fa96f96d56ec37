import type { ContentOutline, ListedClass } from '#application/read-models/learning/content-outline.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import type { StudyProgress } from '#application/read-models/learning/opened-class.ts';
import type { ReadContentAnswer } from '#application/server/learning/read-content.ts';
import type { RecordedProgress } from '#application/server/learning/record-watching.ts';
import type { Consultation } from '#application/server/learning/ports/consultations.ts';
import type { StudyClass } from '#application/server/learning/ports/course-contents.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { tabsOf } from '#domain/learning/course-content.ts';
import { type ClassProgress, classToContinue, isDone, progressIn, resumePosition } from '#domain/learning/progress.ts';

export function presentClass(studyClass: StudyClass, progress: ClassProgress | undefined): ListedClass {
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

export function presentOutline({ content, progress, unreadAnswers }: ReadContentAnswer): ContentOutline {
  return {
    slug: content.slug,
    title: content.title,
    kind: content.kind,
    tabs: tabsOf({ consultations: content.hasConsultations, exams: content.hasExams }),
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

export function presentStudyProgress(progress: RecordedProgress): StudyProgress {
  return {
    class: presentClass(progress.studyClass, progress.progress),
    progress: progress.course,
    certificatesIssued: progress.certificatesIssued,
  };
}

/** Others are known by given name and initial; nobody's e-mail or id leaves the school. */
export function presentConsultations(
  consultations: readonly Consultation[],
  userId: string,
): { readonly consultations: readonly ListedConsultation[] } {
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
