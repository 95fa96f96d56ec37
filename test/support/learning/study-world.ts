import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { CertificatesInMemory } from '#test/memory/learning/certificates/certificates-in-memory.ts';
import { ConsultationsInMemory } from '#test/memory/learning/consultations-in-memory.ts';
import { CourseContentsInMemory } from '#test/memory/learning/course-contents-in-memory.ts';
import { ExamResultsInMemory } from '#test/memory/exams/exam-results-in-memory.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { ProgressRecordsInMemory } from '#test/memory/learning/progress-records-in-memory.ts';
import { ContentAccess } from '#application/server/learning/content-access.ts';
import { IssueCertificates } from '#application/server/learning/certificates/issue-certificates.ts';
import { MarkAsRead } from '#application/server/learning/mark-as-read.ts';
import { OpenClass } from '#application/server/learning/open-class.ts';
import { RecordWatching } from '#application/server/learning/record-watching.ts';
import type { StudyContent } from '#application/server/learning/ports/course-contents.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { User } from '#domain/accounts/user.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { studyContent, studyMedia } from './study-builders.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

/** The account 'ana', with whatever the test cares about. */
export function student(changes: Partial<User> = {}): User {
  return {
    id: 'ana',
    email: 'ana@correo.pe' as EmailAddress,
    givenNames: 'Ana',
    paternalSurname: 'Quispe',
    maternalSurname: 'Rojas',
    phone: '987654321',
    document: { type: 'DNI', number: '46712369' },
    role: 0,
    emailVerifiedAt: new Date('2026-01-01T12:00:00.000Z'),
    photoFile: null,
    tourSeen: false,
    guestOf: null,
    createdAt: new Date('2026-01-01T12:00:00.000Z'),
    disabledAt: null,
    ...changes,
  };
}

/** The student area in memory: 'ana' owns the contents given, by default the course of `studyContent`. */
export async function studyWorld({
  contents = [studyContent()],
  exams = [],
  user = student(),
  until = null,
  settings = new SettingsOfSchool(),
}: {
  contents?: readonly StudyContent[];
  exams?: readonly { readonly id: number; readonly productId: number; readonly moduleId: number | null }[];
  user?: User;
  /** When access ends; null: never. */
  until?: Date | null;
  settings?: SettingsOfSchool;
} = {}) {
  const clock = new FixedClock();
  const ids = new CountingIds();
  const ownership = new OwnershipInMemory();
  for (const content of contents) {
    ownership.describe({
      id: content.productId,
      slug: content.slug,
      title: content.title,
      kind: content.kind,
      categoryId: null,
      isPublished: content.isPublished,
      plan: null,
    });
    ownership.grant(user.id, content.productId, until);
  }
  const accounts = new AccountsInMemory();
  await accounts.add(user, '');
  const courseContents = new CourseContentsInMemory(contents, studyMedia);
  const progress = new ProgressRecordsInMemory();
  const certificates = new CertificatesInMemory();
  const examResults = new ExamResultsInMemory(exams);
  const consultations = new ConsultationsInMemory(new Map([[user.id, user]]));
  const access = new ContentAccess(courseContents, ownership);
  const issue = new IssueCertificates(
    courseContents,
    progress,
    examResults,
    accounts,
    certificates,
    settings,
    clock,
    ids,
  );
  return {
    clock,
    ids,
    ownership,
    accounts,
    courseContents,
    progress,
    certificates,
    examResults,
    consultations,
    access,
    issue,
    open: new OpenClass(access, courseContents, progress, clock),
    watch: new RecordWatching(access, progress, issue, clock),
    read: new MarkAsRead(access, progress, issue, clock),
  };
}

export type StudyWorld = Awaited<ReturnType<typeof studyWorld>>;

/** Watches a class of one minute of the course from start to end, at normal speed. */
export async function watchWhole(world: StudyWorld, classId: number, slug = 'derecho-laboral') {
  await world.open.execute('ana', slug, classId);
  world.clock.advance({ seconds: 60 });
  return world.watch.execute('ana', slug, classId, { positionSeconds: 60, watched: [[0, 60]] });
}

/** Studies every class of the course. */
export async function finishCourse(world: StudyWorld) {
  await watchWhole(world, 1);
  await world.read.execute('ana', 'derecho-laboral', 2);
  return watchWhole(world, 3);
}
